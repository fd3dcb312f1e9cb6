import { z } from 'zod';
import { letterLanguages } from '../../papers/letterTemplate';
import { isoMonth, oneOf, text } from '../../records/validation';
import { personMonth } from '../../work/attendance/personMonth';
import { wageLineRecord } from '../wages/wage';
import { QUESTION_LENGTH } from './questionLimits';
import { workerQuestionRecord } from './workerQuestion';

const secret = (what: string) => z.string({ error: what }).min(1, what).max(100);

/** The phone's own secret, which it made when it opened the link. */
const key = secret('Send what the phone keeps.').min(40, 'Send what the phone keeps.');

/** Opens a link for the first time: from then on the phone's own secret opens the page, and the link nothing. */
export const openWorkerLink = z.object({
  token: secret('Send what the link holds.'),
  /** What the office told. */
  code: z.string({ error: 'Enter the code.' }).regex(/^\d{6}$/, 'Enter the code with its 6 digits.'),
  key,
});

/** Asks for the page. */
export const workerKey = z.object({ key });

/** Asks for the days of a month. */
export const workerDaysInput = z.object({ key, month: isoMonth() });
export const workerDays = personMonth;

/** Asks for a paper: the appointment letter of a placement, the payslip of a line. */
export const workerPaperInput = z.object({
  key,
  id: text('paper', 64),
  language: oneOf('language', letterLanguages),
});

/** Asks the office. */
export const workerQuestionSent = z.object({
  key,
  /** The same for a question that is sent again. */
  id: z.string().regex(/^[\w-]{8,40}$/, 'Give the question an id of 8 to 40 letters, digits and dashes.'),
  question: text('question', QUESTION_LENGTH),
});

/** A person's line of a paid month. Amounts in paise. */
export const workerPayslip = wageLineRecord
  .pick({ id: true, days: true, basicPaise: true, houseRentPaise: true, conveyancePaise: true, overtimePaise: true })
  .extend(
    wageLineRecord.pick({ arrearsPaise: true, grossPaise: true, pfEmployeePaise: true, esiEmployeePaise: true }).shape,
  )
  .extend(wageLineRecord.pick({ professionalTaxPaise: true, welfareEmployeePaise: true, salaryTaxPaise: true }).shape)
  .extend(wageLineRecord.pick({ advancePaise: true, otherDeductionPaise: true, netPaise: true }).shape)
  .extend({ month: z.string(), paidOn: z.string().nullable() });
export type WorkerPayslip = z.infer<typeof workerPayslip>;

/** A question as the person who asked it sees it. */
const ownQuestion = workerQuestionRecord.pick({ phoneId: true, createdAt: true, question: true, answer: true });

/** All that a person sees at once, but for the days of months. */
export const workerPage = z.object({
  name: z.string(),
  code: z.string(),
  designation: z.string(),
  employer: z.string(),
  uan: z.string(),
  esicNumber: z.string(),
  /** Paid months, newest first. */
  payslips: z.array(workerPayslip),
  /** The placements that there is an appointment letter of. */
  letters: z.array(z.object({ id: z.string(), startsOn: z.string(), center: z.string() })),
  /** The newest first. */
  questions: z.array(ownQuestion),
  /** The server's day. */
  today: z.string(),
});
export type WorkerPage = z.infer<typeof workerPage>;

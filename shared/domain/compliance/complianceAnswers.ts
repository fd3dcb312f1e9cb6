import { z } from 'zod';
import { registration } from '../letterhead/registration';
import { sampleMark } from '../records/recordFields';
import { certificateStates } from './certificateState';
import { reportAreas } from './complianceReport';
import { obligationAreas } from './obligation';
import { standings } from './standing';

const area = z.enum(obligationAreas);

/** The open dues of one area. */
export const openDues = z.object({
  open: z.number().int(),
  overdue: z.number().int(),
  /** The next due that is not overdue. */
  next: z.object({ title: z.string(), dueDate: z.string() }).nullable(),
  /** Filed, paid or done in this financial year, or since. */
  done: z.number().int(),
  /** Dues of this financial year from before the company's records begin, not marked as done or not done. */
  notRecorded: z.number().int(),
});
export type OpenDues = z.infer<typeof openDues>;

/** The figures on the compliance landing page, for its six pages. */
export const complianceOverview = z.object({
  score: z.number().nullable(),
  /** Whether the figures are of samples, because nothing real was recorded yet. By default false. */
  isSample: z.boolean().optional(),
  /** Whether there are samples in addition to real records; the figures exclude them. By default false. */
  leavesOutSamples: z.boolean().optional(),
  deductions: z.number().int(),
  gst: openDues,
  tds: openDues,
  /** Over all areas, including certificates. */
  dues: openDues.pick({ overdue: true, next: true }).extend({ soon: z.number().int() }),
  certificates: z.object({ total: z.number().int(), expiring: z.number().int(), expired: z.number().int() }),
  /** The newest register, or null if there is none. */
  wages: z
    .object({
      id: z.string(),
      month: z.string(),
      employees: z.number().int(),
      totalPaise: z.number().int(),
      status: z.string(),
    })
    .nullable(),
});
export type ComplianceOverview = z.infer<typeof complianceOverview>;

/** One row that cost points. */
const scoreDeduction = z.object({
  id: z.string(),
  area: z.enum([...obligationAreas, 'certificate']),
  title: z.string(),
  /** The financial year of its list; empty for a certificate. */
  financialYear: z.string(),
  /** The reason in words: `Overdue since 20 May 2026`. */
  reason: z.string(),
  /** Out of 100, not rounded; the deductions and the unrounded score add up to 100. */
  points: z.number(),
});
export type ScoreDeduction = z.infer<typeof scoreDeduction>;

/** The company's compliance score on a day. */
export const complianceScoreAnswer = z.object({
  /** 0 to 100; null while no row counts. */
  score: z.number().nullable(),
  /** The number of rows that counted. */
  counted: z.number().int(),
  /** Largest first. */
  deductions: z.array(scoreDeduction),
  /** Whether it is the samples' score, because nothing real was recorded yet. By default false. */
  isSample: z.boolean().optional(),
});
export type ComplianceScore = z.infer<typeof complianceScoreAnswer>;

/** One row of the compliance report; `amount` is in rupees. */
export const complianceReportRow = z.object({
  area: z.enum(reportAreas),
  title: z.string(),
  period: z.string(),
  type: z.string(),
  dueDate: z.string().nullable(),
  extendedTo: z.string().nullable(),
  status: z.string(),
  state: z.string(),
  doneOn: z.string().nullable(),
  reference: z.string(),
  amount: z.number(),
});
export type ComplianceReportRow = z.infer<typeof complianceReportRow>;

/** An entry on a day of the calendar. */
export const calendarEntry = z.object({
  id: z.string(),
  date: z.string(),
  kind: z.enum(['holiday', 'certificate', ...obligationAreas]),
  title: z.string(),
  /** The financial year of its list; empty for a holiday and a certificate. */
  financialYear: z.string(),
  /** Its state; empty for a holiday. */
  state: z.enum([...standings, ...certificateStates, '']),
  ...sampleMark(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** Records on a day of the calendar: a single one, or a number of one kind. */
export const calendarRecord = z.object({
  id: z.string(),
  date: z.string(),
  /** The day's meaning for them: `First day`. */
  label: z.string(),
  title: z.string(),
  /** Their page in the console. */
  path: z.string(),
  ...sampleMark(),
});
export type CalendarRecord = z.infer<typeof calendarRecord>;

/** When the account's calendar feed was created; null if there is none. */
export const feedMade = z.object({ madeAt: z.string().nullable() });
export type FeedMade = z.infer<typeof feedMade>;

/** The secret address of a calendar feed. */
export const feedAddress = z.object({ url: z.string() });
export type FeedAddress = z.infer<typeof feedAddress>;

/** The due-date rules that apply to the company. */
export const settledDues = z.object({
  filings: z.array(z.object({ from: z.string(), filer: z.enum(['monthly', 'quarterly']) })).readonly(),
  workStates: z.array(z.string()).readonly(),
  switched: z.record(z.string(), z.boolean()).readonly(),
  /** The day on which somebody last compared all due dates with their sources; null if nobody has. */
  checkedOn: z.string().nullable(),
});
export type DueSettings = z.infer<typeof settledDues>;

/** A rule that can be switched: its title, and the companies it concerns if not all. */
const switchableRule = z.object({ id: z.string(), area, title: z.string(), optional: z.string().optional() });
export type SwitchableRule = z.infer<typeof switchableRule>;

/** The settings of dues, with every rule that can be switched. */
export const dueSettingsAnswer = settledDues.extend({
  rules: z.array(switchableRule),
  /** The company's registrations, the letterhead's last; empty while no GSTIN is known. */
  registrations: z.array(registration),
});
export type SettledDues = z.infer<typeof dueSettingsAnswer>;

/** The number of rows created by the rules. */
export const yearMade = z.object({ made: z.number().int() });

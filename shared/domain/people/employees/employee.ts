import { z } from 'zod';
import { today } from '../../dates/dates';
import { leavingReasons } from '../../pay/leaving/leavingReason';
import { payslipLanguages } from '../../pay/payslips/payslipLanguages';
import { payWithin } from '../../pay/wages/payWithin';
import { recordOf, sampleMark } from '../../records/recordFields';
import { storedFile } from '../../records/upload';
import { oneOf, optionalDate, optionalEmail, optionalPhone, optionalText, text, yesNo } from '../../records/validation';
import { employeeTermsFields } from './employeeTerms';
import { joiningPapersFields, papersAgree } from './joiningPapers';

/** Where known; some states' professional tax needs it. */
export const sexes = ['', 'Female', 'Male', 'Other'] as const;

/** Whether somebody works at a client. */
const deployments = ['Deployed', 'Bench', 'Left'] as const;

/** Someone on the payroll, with the monthly pay that a wage month starts from. */
export const employeeInput = z
  .object({
    code: optionalText('employee code', 40),
    name: text('name', 120),
    department: optionalText('department', 120),
    phone: optionalPhone(),
    /** A relative's or neighbour's number, when the first doesn't answer. */
    otherPhone: optionalPhone('second phone number'),
    email: optionalEmail(),
    address: optionalText('address', 1000),
    /** As PF, ESI and letters ask for it. */
    relativeName: optionalText('father’s or husband’s name', 120),
    /** In which messages and payslips are written for them; English where nobody said it. */
    language: oneOf('language', ['', ...payslipLanguages]).default(''),
    /** The client's center where they work; empty for others. */
    centerId: optionalText('center', 64),
    ...joiningPapersFields,
    ...employeeTermsFields,
    sex: oneOf('sex', sexes).default(''),
    /** Has a disability: ESI covers up to a higher ceiling. */
    disabled: yesNo('Disability').default(false),
    bornOn: optionalDate('date of birth'),
    joinedOn: optionalDate('joining date'),
    leftOn: optionalDate('leaving date'),
    leavingReason: oneOf('reason of leaving', ['', ...leavingReasons]).default(''),
  })
  .superRefine((value, context) => {
    const wrong = (field: keyof typeof value, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    payWithin(value, wrong);
    papersAgree(value, wrong);
    if (value.bornOn !== null && value.bornOn >= (value.joinedOn ?? today()))
      wrong(
        'bornOn',
        `The date of birth cannot be ${value.joinedOn === null ? 'in the future' : 'after the joining date'}.`,
      );
    if (value.joinedOn !== null && value.leftOn !== null && value.leftOn < value.joinedOn)
      wrong('leftOn', 'The leaving date cannot be before the joining date.');
    if (value.leftOn === null && value.leavingReason !== '')
      wrong('leftOn', 'Enter the leaving date, or take the reason of leaving away.');
  });
export type EmployeeInput = z.infer<typeof employeeInput>;
/** An employee as the API answers it. */
export const employeeRecord = /* @__PURE__ */ recordOf(employeeInput, () => ({
  /** The photo. */
  ...storedFile(),
  /** Whether they work at a client today; people on the bench, who have not left, don't. */
  deployment: z.enum(deployments),
  /** How many joining papers are missing (`missingPapers`). */
  papersMissing: z.int(),
  ...sampleMark(),
}));
export type Employee = z.infer<typeof employeeRecord>;

/** What a new employee and a line of a wage register begin with: the GST code of the company's state, empty while it is unknown. */
export const employeeDefaults = z.object({ workState: z.string() });
export type EmployeeDefaults = z.infer<typeof employeeDefaults>;

import { z } from 'zod';
import { payWithin } from '../../pay/wages/payWithin';
import { datedFacts } from '../../records/datedFacts';
import { recordOf } from '../../records/recordFields';
import { isoDate, optionalPaise, optionalText, paise, text, yesNo } from '../../records/validation';
import { optionalStateOfWork } from './stateOfWork';

/** What of an employee holds from a day: the designation, the pay, the memberships and the state of work. */
export const employeeTermsFields = {
  designation: optionalText('designation', 120),
  /** Basic and dearness allowance a month. */
  basicPaise: paise('basic wage').default(0),
  houseRentPaise: optionalPaise('house rent'),
  conveyancePaise: optionalPaise('conveyance'),
  /** The total monthly pay; the rest after the parts are special and other allowances. */
  grossPaise: paise('gross wage').default(0),
  pfMember: yesNo('PF membership').default(true),
  /** Not who first joined after 1 September 2014 with more than the ceiling. */
  pensionMember: yesNo('Pension membership').default(true),
  /** Contributes to PF on all wages, above the ceiling too. */
  pfOnAllWages: yesNo('PF on all wages').default(false),
  esiMember: yesNo('ESI membership').default(true),
  /** GST code of the state of work, whose professional tax is deducted. By default the state of the letterhead. */
  workState: optionalStateOfWork,
};
const terms = z.object(employeeTermsFields);
export type EmployeeTermsFields = z.infer<typeof terms>;

/** How an employee's terms are read by a day. */
export const employeeFacts = datedFacts<EmployeeTermsFields>(employeeTermsFields);

/** Terms of an employee from a day on, which may be to come; until the day before the earlier ones hold. */
export const employeeTermsInput = terms
  .extend({ employeeId: text('employee', 64), startsOn: isoDate('first day') })
  .superRefine((value, context) =>
    payWithin(value, (field, message) => context.addIssue({ code: 'custom', path: [field], message })),
  );
export type EmployeeTermsInput = z.infer<typeof employeeTermsInput>;

/** Terms as the API answers them. */
export const employeeTermsRecord = /* @__PURE__ */ recordOf(employeeTermsInput, () => ({}));
export type EmployeeTerms = z.infer<typeof employeeTermsRecord>;

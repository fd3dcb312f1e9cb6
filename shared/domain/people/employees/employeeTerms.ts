import { z } from 'zod';
import { payWithin } from '../../pay/wages/payWithin';
import { recordOf } from '../../records/recordFields';
import { isoDate, optionalPaise, paise, text, yesNo } from '../../records/validation';
import { optionalStateOfWork } from './stateOfWork';

/** What of an employee holds from a day: the pay, the memberships and the state of work. */
export const employeeTermsFields = {
  /** Basic and dearness allowance a month. */
  basicPaise: paise('basic wage').default(0),
  houseRentPaise: optionalPaise('house rent'),
  conveyancePaise: optionalPaise('conveyance'),
  /** All of the pay a month; what the parts leave of it are special and other allowances. */
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

/** The names of what holds from a day. */
export const employeeTermsNames = Object.keys(employeeTermsFields) as (keyof EmployeeTermsFields)[];

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

/** What of something holds from a day: the fields of `T`. */
export type Dated<T> = T & { startsOn: string };

/** What holds on a day: the latest that began by then, before the first of all that first; undefined without any. */
export function holdsOn<T extends { startsOn: string }>(all: readonly T[], day: string): T | undefined {
  const sorted = [...all].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  return sorted.filter(({ startsOn }) => startsOn <= day).at(-1) ?? sorted[0];
}

/** Only what holds from a day, of a record that has it among other things. */
export const termsOf = (record: EmployeeTermsFields): EmployeeTermsFields =>
  Object.fromEntries(employeeTermsNames.map((name) => [name, record[name]])) as unknown as EmployeeTermsFields;

/** An employee, or what begins as one, by the terms of a day. */
export function asOn<E extends EmployeeTermsFields>(
  employee: E,
  all: readonly Dated<EmployeeTermsFields>[],
  day: string,
): E {
  const held = holdsOn(all, day);
  return held ? { ...employee, ...termsOf(held) } : employee;
}

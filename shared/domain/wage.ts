import { z } from 'zod';
import type { RecordFields } from './recordFields';
import { isoMonth, oneOf, optionalDate, optionalText, paise, quantity, text, yesNo } from './validation';

export const wageStatuses = ['Pending', 'Paid'] as const;

/** One employee in one wage month; amounts are what was earned, after days of absence. */
export const wageLine = z.object({
  employeeId: optionalText('employee', 64),
  name: text('name', 120),
  days: quantity('days paid').max(31, 'A month has at most 31 days.').default(30),
  basicPaise: paise('basic wage').default(0),
  grossPaise: paise('gross wage').default(0),
  pfMember: yesNo('PF membership').default(true),
  esiMember: yesNo('ESI membership').default(true),
}).refine((value) => value.basicPaise <= value.grossPaise, { path: ['basicPaise'], error: 'The basic wage cannot be above the gross wage.' });
export type WageLineInput = z.infer<typeof wageLine>;

/** The wage register of a month. `employees` and `totalPaise` are of the lines when there are any, and typed when there are none. */
export const wageInput = z.object({
  month: isoMonth(),
  employees: z.number({ error: 'Enter the number of employees.' }).max(1_000_000, 'The number of employees is too large.').min(0, 'The number of employees cannot be negative.').int('The number of employees is a whole number.').default(0),
  totalPaise: paise('total').default(0),
  lines: z.array(wageLine, { error: 'Send the lines as a list.' }).max(5000, 'A wage month holds at most 5000 employees.').default([]),
  status: oneOf('status', wageStatuses).default('Pending'),
  paidOn: optionalDate('day it was paid'),
});
export type WageInput = z.infer<typeof wageInput>;

/** What the payroll rules add to a line. All in paise. */
export interface WageDeductions {
  pfEmployeePaise: number;
  /** The employer's provident fund, without the pension part. */
  pfEmployerPaise: number;
  pensionPaise: number;
  esiEmployeePaise: number;
  esiEmployerPaise: number;
  professionalTaxPaise: number;
  /** What the employee receives. */
  netPaise: number;
}

export type WageLine = WageLineInput & WageDeductions;

export interface Wage extends Omit<WageInput, 'lines'>, RecordFields {
  lines: WageLine[];
}

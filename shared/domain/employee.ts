import { z } from 'zod';
import { optionalPan } from './identifierFields';
import type { RecordFields } from './recordFields';
import { optionalDate, optionalText, paise, text, yesNo } from './validation';

/** Someone on the payroll, with the monthly wage that a wage month starts from. */
export const employeeInput = z.object({
  code: optionalText('employee code', 40),
  name: text('name', 120),
  designation: optionalText('designation', 120),
  department: optionalText('department', 120),
  pan: optionalPan,
  uan: optionalText('UAN', 12),
  esicNumber: optionalText('ESIC number', 17),
  /** Basic and dearness allowance a month: what PF is computed on. */
  basicPaise: paise('basic wage').default(0),
  /** All of the wage a month: what ESI and professional tax are computed on. */
  grossPaise: paise('gross wage').default(0),
  pfMember: yesNo('PF membership').default(true),
  esiMember: yesNo('ESI membership').default(true),
  joinedOn: optionalDate('joining date'),
  leftOn: optionalDate('leaving date'),
}).refine((value) => value.basicPaise <= value.grossPaise, { path: ['basicPaise'], error: 'The basic wage cannot be above the gross wage.' });
export type EmployeeInput = z.infer<typeof employeeInput>;
export type Employee = EmployeeInput & RecordFields;

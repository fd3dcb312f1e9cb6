import { z } from 'zod';
import { today } from '../../dates/dates';
import { recordOf } from '../../records/recordFields';
import { isoDate, optionalText, text } from '../../records/validation';

/** The PF return of the arrears of a month (`YYYY-MM`). */
export const fileOfArrears = (month: string): string => `ecr-arrears-${month}`;

/** The month of whose arrears a file is; empty for any other. */
export const monthOfArrearsFile = (file: string): string => /^ecr-arrears-(\d{4}-\d{2})$/.exec(file)?.[1] ?? '';

/**
 * The files that are handed in, apart from those of arrears. A supplementary return is for members who are in none
 * before, a revised one for figures that changed since.
 */
const returnFiles: readonly string[] = [
  'ecr',
  'ecr-supplementary',
  'ecr-revised',
  'esi',
  'professional-tax',
  'welfare-fund',
  'form-138',
];

/** Whether a file is handed in. */
export const isReturnFile = (file: string): boolean => returnFiles.includes(file) || monthOfArrearsFile(file) !== '';

/** A file of a register that was handed in. */
export const wageReturnInput = z.object({
  wageId: text('wage register', 64, 'Choose the wage register.'),
  file: text('file', 40).refine(isReturnFile, 'Choose a file that is handed in.'),
  handedInOn: isoDate('day it was handed in').refine(
    (day) => day <= today(),
    'The day it was handed in cannot be in the future.',
  ),
  /** The portal's number: TRRN, challan number. */
  reference: optionalText('reference', 60),
});
export type WageReturnInput = z.infer<typeof wageReturnInput>;

/** The same as the API answers it. */
export const wageReturnRecord = /* @__PURE__ */ recordOf(wageReturnInput, () => ({
  /** The wage month it is for: the register's, or that of its arrears. */
  month: z.string(),
  /** How many people it has, or rows. */
  people: z.int(),
  /** The amount it asks for. */
  amountPaise: z.int(),
  /** The portal's number of the establishment or employer, as its challan has it; empty before. */
  establishment: z.string(),
  /** When its challan was paid; null before. */
  paidOn: z.string().nullable(),
  /** What the challan came to, with charges and interest. */
  paidPaise: z.int(),
}));
export type WageReturn = z.infer<typeof wageReturnRecord>;

/** What returns say of each person, by the file's family (`ecr`, `esi`) and the employee: the figures of the last one. */
export type Returned = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The common part of a file and its corrections: `ecr` of a supplementary return. Each month's arrears are separate.
 */
export const familyOf = (file: string): string =>
  file.startsWith('ecr') && monthOfArrearsFile(file) === '' ? 'ecr' : file;

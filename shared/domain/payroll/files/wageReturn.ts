import { z } from 'zod';
import { today } from '../../dates/dates';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalText, text } from '../../records/validation';

/** The files that are handed in. A supplementary return is of members who are in none before, a revised one of figures that changed since. */
export const returnFiles = [
  'ecr',
  'ecr-supplementary',
  'ecr-revised',
  'esi',
  'professional-tax',
  'welfare-fund',
  'form-138',
] as const;

/** A file of a register that was handed in. */
export const wageReturnInput = z.object({
  wageId: text('wage register', 64, 'Choose the wage register.'),
  file: oneOf('file', returnFiles),
  handedInOn: isoDate('day it was handed in').refine(
    (day) => day <= today(),
    'The day it was handed in cannot be in the future.',
  ),
  /** The portal's number of it: TRRN, challan number. */
  reference: optionalText('reference', 60),
});
export type WageReturnInput = z.infer<typeof wageReturnInput>;

/** The same as the API answers it. */
export const wageReturnRecord = /* @__PURE__ */ recordOf(wageReturnInput, () => ({
  month: z.string(),
  /** How many people it has, or rows. */
  people: z.int(),
  /** What it says is to be paid. */
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

/** What a file and those that correct it have in common: `ecr` of a supplementary return. */
export const familyOf = (file: string): string => (file.startsWith('ecr') ? 'ecr' : file);

import { z } from 'zod';
import { standings } from '../../compliance/standing';
import { amendmentKinds } from './amendment';
import { gstr1Types } from './gstr1Document';

/** Taxable value and taxes in paise; credit notes are subtracted. */
const sums = { taxablePaise: z.int(), igstPaise: z.int(), cgstPaise: z.int(), sgstPaise: z.int() };

/** A document of a return, by which its page is found. */
const namedDocument = {
  id: z.string(),
  type: z.enum(gstr1Types),
  number: z.string(),
  date: z.iso.date(),
  clientName: z.string(),
};

/** A table of GSTR-1 with its content. */
const gstr1TableRow = z.object({
  /** As the form numbers it: `4A`. */
  table: z.string(),
  title: z.string(),
  /** Its documents; of tables 11 and 12 their rows. */
  count: z.int(),
  ...sums,
});
export type Gstr1TableRow = z.infer<typeof gstr1TableRow>;

/** A document that the portal would refuse, and why. */
const refusedDocument = z.object({ ...namedDocument, problems: z.array(z.string()) });
export type RefusedDocument = z.infer<typeof refusedDocument>;

/** A return of the period as the due dates have it. */
const dueReturn = z.object({
  /** The due's version that was seen. */
  id: z.string(),
  version: z.int(),
  returnType: z.string(),
  status: z.string(),
  /** Its state today. */
  state: z.enum(standings),
  lastDay: z.string(),
  doneOn: z.string().nullable(),
  reference: z.string(),
});
export type DueReturn = z.infer<typeof dueReturn>;

/** A document of a filed period that is different from how it was filed. */
const filedDifference = z.object({
  ...namedDocument,
  /** The period that was filed. */
  period: z.string(),
  kind: z.enum(amendmentKinds),
  /** Taxable value and tax as filed, and now; 0 where there is none. */
  filedTaxablePaise: z.int(),
  filedTaxPaise: z.int(),
  taxablePaise: z.int(),
  taxPaise: z.int(),
  /** The return that reports it. */
  teller: z.object({ of: z.string(), period: z.string() }),
  /** Whether the return's tables have no place for it: the form amends no table 8. */
  isUntold: z.boolean(),
});
export type FiledDifference = z.infer<typeof filedDifference>;

/** Advances of a place, of a filed period, that are different from how they were told. */
const advanceDifference = z.object({
  /** 11A for advances received, 11B for those adjusted. */
  table: z.enum(['11A', '11B']),
  period: z.string(),
  /** State code. */
  place: z.string(),
  ...{ filedTaxablePaise: z.int(), filedTaxPaise: z.int(), taxablePaise: z.int(), taxPaise: z.int() },
  teller: z.object({ of: z.string(), period: z.string() }),
});
export type AdvanceDifference = z.infer<typeof advanceDifference>;

/** A return that is kept as it was filed. */
const keptReturn = z.object({
  returnType: z.string(),
  filedOn: z.string(),
  /** SHA-256 of its file, in hexadecimal. */
  sha256: z.string(),
});
export type KeptReturn = z.infer<typeof keptReturn>;

/** GSTR-1 of a registration's month or quarter, to look at before it is filed. */
export const gstReturn = z.object({
  /** The GSTIN; empty while the company has none. */
  registration: z.string(),
  period: z.string(),
  /** Those that have something, in the form's order. */
  tables: z.array(gstr1TableRow),
  documents: z.int(),
  /** The first of them. */
  refused: z.array(refusedDocument),
  refusedCount: z.int(),
  returns: z.array(dueReturn),
  /** What was filed of the period. */
  kept: z.array(keptReturn),
  /** Differences in filed periods of the registration, the first rows. */
  differences: z.array(filedDifference),
  differenceCount: z.int(),
  advanceDifferences: z.array(advanceDifference),
});
export type GstReturn = z.infer<typeof gstReturn>;

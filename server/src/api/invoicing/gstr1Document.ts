import type { Gstr1Section } from 'shared/domain/invoicing/gstr1Section';
import type { TaxLine } from 'shared/domain/invoicing/invoice';

/** What can be asked for of a month's GSTR-1: each document, the sums by SAC (table 12), the numbers issued (table 13). */
export const gstr1Parts = ['supplies', 'sac', 'documents'] as const;
export type Gstr1Part = (typeof gstr1Parts)[number];

/** GSTR-1, and GSTR-1A: what was added to a month after its GSTR-1 was filed. */
export const gstr1Returns = ['GSTR-1', 'GSTR-1A'] as const;
export type Gstr1Return = (typeof gstr1Returns)[number];

/** A registration's month of one of the two. */
export interface Gstr1Month {
  /** The GSTIN whose return it is. */
  registration: string;
  /** `YYYY-MM`. */
  month: string;
  of: Gstr1Return;
}

/** A document as GSTR-1 tells of it. */
export interface Gstr1Document {
  type: 'Invoice' | 'Credit note' | 'Debit note';
  section: Gstr1Section;
  number: string;
  date: string | null;
  valuePaise: number;
  taxablePaise: number;
  taxLines: readonly TaxLine[];
  against: string;
}

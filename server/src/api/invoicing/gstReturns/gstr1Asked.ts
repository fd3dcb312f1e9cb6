/** What can be asked for of a period's GSTR-1: each document, the sums by SAC (table 12), the numbers issued (table 13). */
export const gstr1Parts = ['supplies', 'sac', 'documents'] as const;
export type Gstr1Part = (typeof gstr1Parts)[number];

/** GSTR-1, and GSTR-1A: what was added to a period after its GSTR-1 was filed. */
export const gstr1Returns = ['GSTR-1', 'GSTR-1A'] as const;
export type Gstr1Return = (typeof gstr1Returns)[number];

/** A registration's period of one of the two. */
export interface Gstr1Asked {
  /** The GSTIN whose return it is. */
  registration: string;
  /** A month or a quarter. */
  period: string;
  of: Gstr1Return;
}

/** What its files are called, without their ending. */
export const gstr1Name = ({ period, of }: Pick<Gstr1Asked, 'period'> & { of: string }): string =>
  `${of.toLowerCase().replace('-', '')}-${period.replace(' ', '-').toLowerCase()}`;

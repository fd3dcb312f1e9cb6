import type { IsoDate } from 'shared/domain/dates/isoDate';

/**
 * The parts of a period's GSTR-1: each document, totals by SAC (table 12), advances (table 11), numbers issued (table
 * 13).
 */
export const gstr1Parts = ['supplies', 'advances', 'sac', 'documents'] as const;
export type Gstr1Part = (typeof gstr1Parts)[number];

/**
 * GSTR-1; GSTR-1A: documents added to a period after its GSTR-1 was filed; IFF: documents to registered clients in a
 * quarterly filer's month.
 */
export const gstr1Returns = ['GSTR-1', 'GSTR-1A', 'IFF'] as const;
export type Gstr1Return = (typeof gstr1Returns)[number];

/** A registration's period of one of them. */
export interface Gstr1Asked {
  /** The GSTIN whose return it is. */
  registration: string;
  /** A month or a quarter. */
  period: string;
  of: Gstr1Return;
  /** The state at the end of this day: without later documents, and with those cancelled later. By default now. */
  asOf?: IsoDate | undefined;
}

/** The name of its files, without extension. */
export const gstr1Name = ({ period, of }: Pick<Gstr1Asked, 'period'> & { of: string }): string =>
  `${of.toLowerCase().replace('-', '')}-${period.replace(' ', '-').toLowerCase()}`;

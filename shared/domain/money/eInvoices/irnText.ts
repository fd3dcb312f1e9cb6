import { financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';

/** From this date the portal upper-cases numbers before it computes an IRN (GSTN advisory of 4 April 2025). */
const CAPITALS_FROM = '2025-06-01';

/** The inputs of a document's IRN. */
export interface IrnParts {
  /** The supplier's GSTIN. */
  gstin: string;
  date: IsoDate;
  /** INV, CRN or DBN. */
  type: string;
  number: string;
}

/**
 * The text whose SHA-256, in hexadecimal, is a document's IRN: GSTIN, financial year, type and number without
 * separators.
 */
export function irnText({ gstin, date, type, number }: IrnParts): string {
  return gstin + financialYearOf(date) + type + (date < CAPITALS_FROM ? number : number.toUpperCase());
}

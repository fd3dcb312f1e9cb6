import { financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';

/** From here on the portal reads numbers in capitals before it works an IRN out (GSTN advisory of 4 April 2025). */
const CAPITALS_FROM = '2025-06-01';

/** What a document's IRN is worked out from. */
export interface IrnParts {
  /** The supplier's GSTIN. */
  gstin: string;
  date: IsoDate;
  /** INV, CRN or DBN. */
  type: string;
  number: string;
}

/** The text whose SHA-256, in hexadecimal, is a document's IRN: GSTIN, financial year, type and number with nothing between. */
export function irnText({ gstin, date, type, number }: IrnParts): string {
  return gstin + financialYearOf(date) + type + (date < CAPITALS_FROM ? number : number.toUpperCase());
}

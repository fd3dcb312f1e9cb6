import { financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';

/** The allowed draft numbers. */
const typed = /^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/;

/** Whether a draft may have this number: up to 16 letters, digits, `/` and `-`. */
export function isDraftNumber(value: string): boolean {
  return typed.test(value);
}

/**
 * Whether a document may have this number: up to 16 letters, digits, `/` and `-` (CGST Rules 2017, rule 46(b)), not
 * beginning with 0, / or -, which the invoice portal refuses.
 */
export function isDocumentNumber(value: string): boolean {
  return typed.test(value) && !value.startsWith('0');
}

/**
 * The documents with a separate number series; a credit note that comes too late to lower the tax is a financial one.
 * Samples of every kind share one.
 */
export const seriesPrefixes = {
  invoice: 'INV',
  bill: 'BOS',
  credit: 'CN',
  debit: 'DN',
  financial: 'FCN',
  voucher: 'RV',
  refund: 'RFV',
  selfInvoice: 'SI',
  paymentVoucher: 'PV',
  sample: 'SAMPLE',
} as const;
/** A document type by its series. */
export type SeriesKind = keyof typeof seriesPrefixes;

/** A series has no number left within the legal limit of 16 characters. */
export class SeriesFullError extends Error {
  override name = 'SeriesFullError';
}

/** The prefix of a series' numbers: `INV/26-27/` for invoices dated in 2026-27. */
export function seriesOf(kind: SeriesKind, date: IsoDate): string {
  return `${seriesPrefixes[kind]}/${financialYearOf(date).slice(2)}/`;
}

/**
 * The number at a position of a series, counted from 1: `INV/26-27/0001`, of a sample `SAMPLE/26-27/001`.
 * @throws SeriesFullError when it would be longer than 16 characters.
 */
export function documentNumber(kind: SeriesKind, date: IsoDate, sequence: number): string {
  const number = seriesOf(kind, date) + String(sequence).padStart(kind === 'sample' ? 3 : 4, '0');
  if (!isDocumentNumber(number))
    throw new SeriesFullError(
      `The series ${seriesOf(kind, date)} is full; use a shorter prefix for the next documents.`,
    );
  return number;
}

/** A number's position in the series of its date, or null if it is not of that series. Case is ignored. */
export function sequenceOf(kind: SeriesKind, date: IsoDate, number: string): number | null {
  const series = seriesOf(kind, date);
  const rest = number.slice(series.length);
  return number.toUpperCase().startsWith(series) && /^[0-9]{4,}$/.test(rest) && Number(rest) > 0 ? Number(rest) : null;
}

/**
 * The number after one that a person typed: the trailing digits increase by one and keep their width (`INV-001` →
 * `INV-002`, `A` → `A-2`).
 */
export function followingNumber(number: string): string {
  const digits = /[0-9]+$/.exec(number)?.[0];
  if (!digits) return `${number}-2`;
  return number.slice(0, -digits.length) + String(BigInt(digits) + 1n).padStart(digits.length, '0');
}

import { financialYearOf, isFinancialYear } from '../../dates/financialYear';
import { isIsoDate } from '../../dates/isoDate';
import { isPan, isTan } from '../../records/identifiers';
import { type CreditFile, type DeductedRow, UnreadableCreditsError } from './taxCredits';

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `30-Jun-2026`, `30/06/2026` or `2026-06-30` as an ISO day; empty for anything else. */
export function creditDay(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/ ](\w{2,9})[-/ ](\d{4})/.exec(cell) ?? [];
  const place = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const iso =
    year === ''
      ? cell.slice(0, 10)
      : `${year}-${place > 0 ? String(place).padStart(2, '0') : month}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : '';
}

const paiseOf = (cell = '') => Math.round(Number(cell.replaceAll(',', '').trim()) * 100);

/** `2026-27` or `2026-2027` as a financial year; empty for anything else. */
function yearOf(cell = ''): string {
  const [, from = '', to = ''] = /^(\d{4})\s*-\s*(?:\d{2})?(\d{2})$/.exec(cell.trim()) ?? [];
  return isFinancialYear(`${from}-${to}`) ? `${from}-${to}` : '';
}

/** A file's owner and year, from the lines above its table: a heading with the value next to it or below. */
export function creditHead(lines: readonly (readonly string[])[]): { pan: string; year: string } {
  const cells = lines.map((line) => line.map((cell) => cell.trim()));
  const pan = cells.flat().find(isPan)?.toUpperCase() ?? '';
  for (const [index, line] of cells.entries())
    for (const [place, cell] of line.entries()) {
      if (!/financial year|tax year/i.test(cell)) continue;
      const below = cells.slice(index + 1).find((each) => each.some(Boolean));
      const year = yearOf(line[place + 1]) || yearOf(below?.[place]);
      if (year) return { pan, year };
    }
  return { pan, year: '' };
}

/**
 * Reads part I of form 26AS (from 2026-27 form 168) of TRACES, as its text has it: who owns it and of which year, then a
 * line of each deductor with name and TAN, below it a line of each payment with section, day, status, booking, remarks,
 * amount and tax. A workbook’s cells are the same lines.
 * @throws UnreadableCreditsError
 */
export function read26as(lines: readonly (readonly string[])[]): CreditFile {
  const rows: DeductedRow[] = [];
  let deductor = { tan: '', name: '' };
  let first: number | undefined;
  for (const [index, line] of lines.entries()) {
    const cells = line.map((cell) => cell.trim());
    const at = cells.findIndex(isTan);
    if (at > 0) {
      deductor = { tan: cells[at]?.toUpperCase() ?? '', name: cells[at - 1] ?? '' };
      first ??= index;
    }
    // Another part, of tax collected or of payments without tax, ends with no deductor of its own.
    else if (/^\^?part[ -]/i.test(cells.find(Boolean) ?? '')) deductor = { tan: '', name: '' };
    else {
      const day = cells.findIndex((cell) => creditDay(cell) !== '');
      if (deductor.tan === '' || day < 1) continue;
      const amounts = cells.slice(-3).map(paiseOf);
      const [paidPaise = 0, taxPaise = 0] = amounts;
      if (!amounts.every(Number.isSafeInteger))
        throw new UnreadableCreditsError(
          `Line ${index + 1}, of ${deductor.name}, is broken: its amounts can’t be read. Save the form on TRACES once more.`,
        );
      const booking = /^[A-Z]$/.test(cells[day + 1] ?? '') ? (cells[day + 1] ?? '') : '';
      const section = cells[day - 1] ?? '';
      rows.push({ ...deductor, section, date: creditDay(cells[day] ?? ''), booking, paidPaise, taxPaise });
    }
  }
  const [row] = rows;
  if (!row)
    throw new UnreadableCreditsError(
      'This is no form 26AS: it has no deductor with a TAN and a payment. Save it on TRACES as text or Excel.',
    );
  const { pan, year } = creditHead(lines.slice(0, first));
  return { pan, year: year || financialYearOf(row.date), rows };
}

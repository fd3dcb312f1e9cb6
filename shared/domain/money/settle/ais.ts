import { financialYearBounds, financialYearOf } from '../../dates/financialYear';
import { periodBounds } from '../../dates/period';
import { isTan } from '../../records/identifiers';
import type { ColumnMap } from '../../tables/mapColumns';
import { parseRupees } from '../../text/money';
import { creditDay, creditHead } from './form26as';
import { type CreditFile, type DeductedRow, UnreadableCreditsError } from './taxCredits';

/** The columns of an AIS that are used; its headings as secondary sources quote part B1 (verify with the utility's file). */
export const aisColumns = [
  { name: 'code', label: 'Information code', known: /information code|^section/i },
  { name: 'tan', label: 'TAN', known: /^tan\b|tan of/i },
  { name: 'source', label: 'Information source (name and TAN)', known: /information source|deductor|source name/i },
  { name: 'quarter', label: 'Quarter', known: /^quarter/i },
  { name: 'date', label: 'Date of payment or credit', known: /date of (payment|transaction)|payment.*date|^date/i },
  { name: 'paid', label: 'Amount paid or credited', known: /amount (paid|credited)|paid.*credited/i },
  { name: 'tax', label: 'Tax deducted', known: /(tds|tax) deducted/i },
] as const;
export type AisColumn = (typeof aisColumns)[number]['name'];

/** What can't be done without. */
const needed: readonly AisColumn[] = ['source', 'paid', 'tax'];

/** The line with the headings of an AIS: the first with three that are known. */
export const aisHeadings = (lines: readonly (readonly string[])[]): readonly string[] | undefined =>
  lines.find((line) => aisColumns.filter(({ known }) => line.some((cell) => known.test(cell.trim()))).length > 2);

/** `HITECH FOODS LIMITED (MUMA12345B)` as name and TAN. */
function sourceOf(cell: string): { name: string; tan: string } {
  const [, name = cell, tan = ''] = /^(.*?)\s*\(?\b([A-Za-z]{4}\d{5}[A-Za-z])\b\)?\s*$/.exec(cell) ?? [];
  return { name: name.trim(), tan: tan.toUpperCase() };
}

const notReadable = (line: number, what: string) =>
  new UnreadableCreditsError(
    `Line ${line} can’t be read: ${what}. Check which column is which, or export the file again.`,
  );

/**
 * Reads the tax deducted at source (codes TDS-…) of an Annual Information Statement, as the department's utility exports
 * it; `map` says which heading each column has. A cell of code or source that is empty is that of the row above.
 * @throws UnreadableCreditsError
 */
export function readAis(lines: readonly (readonly string[])[], map: ColumnMap): CreditFile {
  const missing = aisColumns.filter(({ name }) => needed.includes(name) && !map[name]);
  if (missing.length > 0)
    throw new UnreadableCreditsError(`Choose the column: ${missing.map(({ label }) => label).join(', ')}.`);
  const wanted = Object.values(map).filter((heading) => heading !== undefined);
  const at = lines.findIndex((line) => wanted.every((heading) => line.some((cell) => cell.trim() === heading)));
  if (at < 0) throw new UnreadableCreditsError('The file has no line with the headings that were chosen.');
  const headings = lines[at]?.map((cell) => cell.trim()) ?? [];
  const { pan, year } = creditHead(lines.slice(0, at));
  const rows: DeductedRow[] = [];
  let [code, source] = ['', ''];
  for (const [index, line] of lines.entries()) {
    if (index <= at) continue;
    const cell = (name: AisColumn) => (map[name] === undefined ? '' : (line[headings.indexOf(map[name])] ?? '').trim());
    code = cell('code') || code;
    source = cell('source') || source;
    if ((code !== '' && !/tds|^\d/i.test(code)) || (cell('paid') === '' && cell('tax') === '')) continue;
    const { name, tan: inSource } = sourceOf(source);
    const tan = cell('tan').toUpperCase() || inSource;
    const [paidPaise, taxPaise] = [parseRupees(cell('paid') || '0'), parseRupees(cell('tax') || '0')];
    if (paidPaise === null || taxPaise === null)
      throw notReadable(index + 1, `the amounts are “${cell('paid')}” and “${cell('tax')}”`);
    // Tax is deducted under a TAN; a sum below the table has none.
    if (!isTan(tan)) continue;
    const [, quarter] = /Q([1-4])/i.exec(cell('quarter')) ?? [];
    const end = quarter && year ? periodBounds(`${year} Q${quarter}`)?.to : undefined;
    const date = creditDay(cell('date')) || (end ?? '');
    if (date === '') throw notReadable(index + 1, `it has no date, only “${cell('date') || cell('quarter')}”`);
    rows.push({ tan, name, section: code.replace(/^tds[- ]*/i, ''), date, booking: '', paidPaise, taxPaise });
  }
  const [row] = rows;
  if (!row)
    throw new UnreadableCreditsError(
      'No tax deducted under a TAN is in this file. Export part B1 of the AIS, “tax deducted at source”, as CSV.',
    );
  const own = year || financialYearOf(row.date);
  const { from, to } = financialYearBounds(own);
  const outside = rows.find(({ date }) => date < from || date > to);
  if (outside)
    throw new UnreadableCreditsError(`The file is of ${own}, and has a payment of another year: ${outside.date}.`);
  return { pan, year: own, rows };
}

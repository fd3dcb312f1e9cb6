import { sql } from 'kysely';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { CsvCell } from 'shared/domain/text/csv';
import type { Queries } from '../../db/tables';
import type { Gstr1Month } from './gstr1Document';

/** The documents that table 13 counts, by the portal's own names. */
const natures = [
  { nature: 'Invoices for outward supply', table: 'invoices', number: 'invoiceNo as number' },
  { nature: 'Debit Note', table: 'debit_notes', number: 'debitNoteNumber as number' },
  { nature: 'Credit Note', table: 'credit_notes', number: 'creditNoteNumber as number' },
] as const;

interface Issued {
  number: string;
  isCancelled: boolean;
}

/** What a number has before its last digits: documents with the same are one series. */
const seriesOf = (number: string) => number.replace(/[0-9]+$/, '');
const byPlace = (a: Issued, b: Issued) => a.number.length - b.number.length || a.number.localeCompare(b.number);

function lineOf(nature: string, series: Issued[]): CsvCell[] {
  const inOrder = [...series].sort(byPlace);
  const cancelled = series.filter(({ isCancelled }) => isCancelled).length;
  return [
    nature,
    inOrder[0]?.number ?? '',
    inOrder.at(-1)?.number ?? '',
    series.length,
    cancelled,
    series.length - cancelled,
  ];
}

/** A credit note that some table tells of: a financial one has no tax although its invoice has. */
const isToldCredit = sql<boolean>`("taxLines" <> '[]' or exists (select 1 from "invoices" where "invoices"."id" = "invoiceId" and "invoices"."taxLines" = '[]'))`;

/** The documents that the other tables of a month's GSTR-1 or GSTR-1A tell of, and the cancelled ones (table 13): of each series the first and last number, how many, and how many of them were cancelled. */
export async function gstr1Documents(db: Queries, { registration, month, of }: Gstr1Month): Promise<CsvCell[][]> {
  const lines: CsvCell[][] = [
    ['Nature of document', 'Sr. No. from', 'Sr. No. to', 'Total number', 'Cancelled', 'Net issued'],
  ];
  for (const { nature, table, number } of natures) {
    const rows = await db
      .selectFrom(table)
      .select([number, 'cancelledAt'])
      .where('registration', '=', registration)
      .where('inGstr1a', '=', of === 'GSTR-1A' ? 1 : 0)
      .where('date', '>=', `${month}-01`)
      .where('date', '<=', lastDayOfMonth(month))
      .where('deletedAt', 'is', null)
      .where('isSample', '=', 0)
      .$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .$if(table === 'credit_notes', (query) => query.where(isToldCredit))
      .execute();
    const series = new Map<string, Issued[]>();
    for (const row of rows) {
      const issued = { number: row.number, isCancelled: row.cancelledAt !== null };
      const name = seriesOf(issued.number);
      series.set(name, [...(series.get(name) ?? []), issued]);
    }
    for (const name of [...series.keys()].sort()) lines.push(lineOf(nature, series.get(name) ?? []));
  }
  return lines;
}

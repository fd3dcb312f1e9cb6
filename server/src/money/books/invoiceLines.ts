import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import type { Queries } from '../../db/tables';
import { type Line, partyOf } from '../ledger/entry';
import { documentLines, type Place, storedTax } from './documentLines';

interface InvoiceRow {
  id: string;
  companyId: string;
  clientName: string;
  registration: string;
  isSample: unknown;
}

const placeOf = ({ id, registration, isSample, ...client }: InvoiceRow): Place => ({
  ...partyOf(client),
  documentKind: 'invoices',
  document: id,
  registration,
  isSample: Number(isSample),
});

const placed = ['id', 'companyId', 'clientName', 'registration', 'isSample'] as const;

/** The party and registration of invoices' entries, by their ids; none for a deleted one. */
export async function placesOf(db: Queries, ids: readonly string[]): Promise<Map<string, Place>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('live_invoices').select(placed).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, placeOf(row)]));
}

/** What an invoice of earlier books says: what is owed of it, and nothing of sales and taxes, which those books have. */
const openingLines = (at: Place & Pick<Line, 'day'>, paise: number): Line[] => [
  { ...at, account: 'receivables', paise },
  { ...at, account: 'openingBalances', paise: -paise },
];

/** The entries of issued invoices; drafts and cancelled ones have none. */
export async function invoiceLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_invoices')
    .select([...placed, 'date', 'status', 'issuedAt', 'totalPaise', 'taxLines', 'roundOffPaise'])
    .where('id', 'in', ids)
    .where('status', 'in', ['issued', 'paid'])
    .execute();
  return new Map(
    rows.map(({ date, status, issuedAt, totalPaise, taxLines, roundOffPaise, ...row }) => {
      const day = date ?? String(issuedAt).slice(0, 10);
      if (isBroughtIn({ status, issuedAt })) return [row.id, openingLines({ ...placeOf(row), day }, totalPaise)];
      const billed = { day, amountPaise: totalPaise, taxLines: storedTax(taxLines), roundOffPaise };
      return [row.id, documentLines(1, billed, placeOf(row))];
    }),
  );
}

/** The entries of notes of a kind that are not cancelled. */
export const noteLines =
  (kind: 'credit' | 'debit') =>
  async (db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> => {
    const rows = await db
      .selectFrom(`live_${kind}_notes` as const)
      .select(['id', 'invoiceId', 'date', 'amountPaise', 'taxLines', 'roundOffPaise', 'registration', 'isSample'])
      .where('id', 'in', ids)
      .where('cancelledAt', 'is', null)
      .execute();
    const places = await placesOf(
      db,
      rows.map(({ invoiceId }) => invoiceId),
    );
    return new Map(
      rows.flatMap(({ id, invoiceId, date, amountPaise, taxLines, roundOffPaise, ...own }): [string, Line[]][] => {
        const place = places.get(invoiceId);
        if (!place) return [];
        const billed = { day: date, amountPaise, taxLines: storedTax(taxLines), roundOffPaise };
        return [
          [id, documentLines(kind === 'debit' ? 1 : -1, billed, { ...place, ...own, isSample: Number(own.isSample) })],
        ];
      }),
    );
  };

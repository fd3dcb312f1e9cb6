import { sql } from 'kysely';
import { addDays, lastDayOfMonth, today } from 'shared/domain/dates';
import { anyTable, type Queries } from '../../db/tables';

/** How many invoices, and their amount. */
export interface Tally {
  count: number;
  amountPaise: number;
}

/** Where invoicing stands today. */
export interface InvoicingSummary {
  /** `YYYY-MM`. */
  month: string;
  drafts: Tally;
  /** Owed, and not late yet. */
  unpaid: Tally;
  overdue: Tally;
  /** Issued this month, without the cancelled ones. */
  billed: Tally;
  /** Payments of this month. */
  received: Tally;
  /** What is overdue by how late it is. */
  ageing: ({ label: string } & Tally)[];
}

/** Days late, from and to. */
const ages = [{ label: '1–30 days', from: 1, to: 30 }, { label: '31–60 days', from: 31, to: 60 }, { label: '61–90 days', from: 61, to: 90 }, { label: 'Over 90 days', from: 91, to: 40_000 }];

/** Counts and adds up invoicing for its overview, in four queries that their indexes answer. */
export async function invoicingSummary(db: Queries): Promise<InvoicingSummary> {
  const now = today();
  const month = now.slice(0, 7);
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  const tally = (row: { count: unknown; amountPaise: unknown } | undefined): Tally => ({ count: Number(row?.count ?? 0), amountPaise: Number(row?.amountPaise ?? 0) });
  const invoices = () => anyTable(db).selectFrom('invoices').where('deletedAt', 'is', null);
  const sums = (column: string) => [sql<number>`count(*)`.as('count'), sql<number>`sum(${sql.ref(column)})`.as('amountPaise')] as const;
  const drafts = tally(await invoices().where('standing', '=', 'Draft').select(sums('totalPaise')).executeTakeFirst());
  const open = await invoices().where('standing', 'in', ['Unpaid', 'Part paid']).groupBy('lateAfter').select('lateAfter').select(sums('balancePaise')).execute();
  const billed = tally(await invoices().where('date', '>=', first).where('date', '<=', last).where('status', 'in', ['issued', 'paid']).select(sums('totalPaise')).executeTakeFirst());
  const received = tally(await anyTable(db).selectFrom('payments').where('deletedAt', 'is', null).where('date', '>=', first).where('date', '<=', last).select(sums('amountPaise')).executeTakeFirst());
  const between = (from: string, to: string) => open.filter((row) => String(row.lateAfter) >= from && String(row.lateAfter) <= to)
    .reduce((sum, row) => ({ count: sum.count + Number(row.count), amountPaise: sum.amountPaise + Number(row.amountPaise) }), tally(undefined));
  return {
    month, drafts, billed, received,
    unpaid: between(now, '9999-12-31'),
    overdue: between('0000-01-01', addDays(now, -1)),
    ageing: ages.map(({ label, from, to }) => ({ label, ...between(addDays(now, -to), addDays(now, -from)) })),
  };
}

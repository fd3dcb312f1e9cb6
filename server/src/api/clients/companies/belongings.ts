import { sql } from 'kysely';
import type { Company } from 'shared/domain/clients/companies/company';
import type { CompanySummary } from 'shared/domain/clients/companies/companySummary';
import { today } from 'shared/domain/dates/dates';
import { formatRupees } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';

const countOf = async (
  db: Queries,
  table: 'centers' | 'candidates' | 'leads' | 'vacancies',
  companyId: string,
): Promise<number> => {
  const { count } = await db
    .selectFrom(`live_${table}` as const)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A company's invoices; samples only count for a sample company. */
const invoicesOf = (db: Queries, companyId: string) =>
  db
    .selectFrom('live_invoices')
    .where('companyId', '=', companyId)
    .where('isSample', '<=', (select) =>
      select.selectFrom('every_companies').select('isSample').where('id', '=', companyId),
    );

/** The amount owed on them. */
const owedOf = (db: Queries, companyId: string) =>
  invoicesOf(db, companyId).where('standing', 'in', ['Unpaid', 'Part paid']);

const counted = sql<number>`count(*)`.as('count');
const totalOf = (column: 'totalPaise' | 'balancePaise') =>
  [counted, sql<number | null>`sum(${sql.ref(column)})`.as('sum')] as const;
const toSum = ({ count, sum }: { count: number; sum: number | null }) => ({
  count: Number(count),
  amountPaise: Number(sum ?? 0),
});

/** Counts a company's records, and sums the amount it owes. */
export async function summaryOf(db: Queries, companyId: string): Promise<CompanySummary> {
  const drafts = invoicesOf(db, companyId).where('status', '=', 'draft').select(counted);
  const billed = invoicesOf(db, companyId).where('status', 'in', ['issued', 'paid']).select(totalOf('totalPaise'));
  const owed = owedOf(db, companyId).select(totalOf('balancePaise'));
  const late = owed.where('lateAfter', '<', today());
  return {
    centers: await countOf(db, 'centers', companyId),
    candidates: await countOf(db, 'candidates', companyId),
    leads: await countOf(db, 'leads', companyId),
    vacancies: await countOf(db, 'vacancies', companyId),
    drafts: Number((await drafts.executeTakeFirstOrThrow()).count),
    billed: toSum(await billed.executeTakeFirstOrThrow()),
    outstanding: toSum(await owed.executeTakeFirstOrThrow()),
    overdue: toSum(await late.executeTakeFirstOrThrow()),
  };
}

/** How many invoices are named. */
const NAMED = 3;

/** A company's advances without an invoice yet. */
async function advanceOf(db: Queries, companyId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('live_receipts')
    .select((select) => select.fn.sum<number | null>('advancePaise').as('sum'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Why a company can't be deleted: unpaid invoices, or an advance. Undefined if there are none. */
export async function owesMoney(db: Queries, { id, name }: Pick<Company, 'id' | 'name'>): Promise<string | undefined> {
  const { count, amountPaise } = toSum(await owedOf(db, id).select(totalOf('balancePaise')).executeTakeFirstOrThrow());
  if (count === 0) {
    const advancePaise = await advanceOf(db, id);
    return advancePaise === 0
      ? undefined
      : `${name} paid ${formatRupees(advancePaise)} in advance. Set it off against an invoice, or take the receipt back; then the company can be deleted.`;
  }
  const oldest = await owedOf(db, id).select('invoiceNo').orderBy('lateAfter').orderBy('id').limit(NAMED).execute();
  const numbers = oldest.map(({ invoiceNo }) => invoiceNo).join(', ');
  const more = count > NAMED ? ` and ${count - NAMED} more` : '';
  return `${name} owes ${formatRupees(amountPaise)} on ${count === 1 ? 'the invoice' : `${count} invoices,`} ${numbers}${more}. Record what was paid, or credit or cancel what is not owed; then the company can be deleted.`;
}

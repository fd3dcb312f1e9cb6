import { settlement } from 'shared/domain/money/settle/settlement';
import { formatRupees } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import { balances } from '../ledger/balances';
import type { SourceKind } from '../ledger/entry';
import { post } from '../ledger/post';
import { lacking } from './lacking';
import { readKept } from './readKept';
import { sumsOf } from './settleDocuments';

/** How many records are posted, or compared, at once. */
const TOGETHER = 500;

/** The ids of a table's records, some at a time. */
async function* idsOf(tx: Queries, table: SourceKind): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await tx
      .selectFrom(table as 'invoices')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(TOGETHER)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? '';
    yield rows.map(({ id }) => id);
  }
}

/** A stored sum of a record, and the posted one. */
interface Compared {
  what: string;
  kept: number;
  posted: number;
}

/** Throws where a sum that was kept is another than the ledger's: nothing is stored then. */
function mustAgree({ what, kept, posted }: Compared): void {
  if (Number(kept) === posted) return;
  throw new Error(
    `${what}: ${formatRupees(Number(kept))} is on record, and its documents come to ${formatRupees(posted)}. The ledger can’t begin with a difference, and nothing was changed. Go back to the former release, correct this there, and update again.`,
  );
}

async function compareInvoices(tx: Queries, ids: readonly string[]): Promise<void> {
  const sums = await sumsOf(tx, ids);
  const rows = await tx
    .selectFrom('live_invoices')
    .select(['id', 'invoiceNo', 'status', 'standing', 'dueDate', 'totalPaise', 'balancePaise', 'lateAfter'])
    .select(['paidPaise', 'creditedPaise', 'debitedPaise'])
    .where('id', 'in', ids)
    .where('status', '<>', 'draft')
    .execute();
  for (const { id, invoiceNo, ...kept } of rows) {
    const posted = { ...kept, ...sums.get(id) };
    const names = { paidPaise: 'paid', creditedPaise: 'credited', debitedPaise: 'debited' } as const;
    for (const name of ['paidPaise', 'creditedPaise', 'debitedPaise'] as const)
      mustAgree({ what: `What is ${names[name]} of ${invoiceNo}`, kept: kept[name], posted: posted[name] });
    const { balancePaise } = settlement(posted);
    mustAgree({ what: `What is owed of ${invoiceNo}`, kept: kept.balancePaise, posted: balancePaise });
  }
}

async function compareReceipts(tx: Queries, ids: readonly string[]): Promise<void> {
  const left = await balances(tx, ['document'], { accounts: ['customerAdvances'], documents: ids });
  const posted = new Map(left.map(({ document, paise }) => [document, -paise]));
  const rows = await tx
    .selectFrom('live_receipts')
    .select(['id', 'clientName', 'date', 'advancePaise'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, clientName, date, advancePaise } of rows)
    mustAgree({
      what: `The advance in the receipt of ${date} from ${clientName}`,
      kept: advancePaise,
      posted: posted.get(id) ?? 0,
    });
}

/** A paid bill owes nothing; before that it owes its total less the tax withheld. */
async function compareBills(tx: Queries, ids: readonly string[]): Promise<void> {
  const owed = await balances(tx, ['document'], { accounts: ['payables'], documents: ids });
  const posted = new Map(owed.map(({ document, paise }) => [document, -paise]));
  const rows = await tx
    .selectFrom('live_purchases')
    .select(['id', 'number', 'kind', 'supplierId', 'status', 'totalPaise'])
    .where('id', 'in', ids)
    .execute();
  const { kept } = await readKept(tx, [...new Set(rows.map(({ supplierId }) => supplierId))]);
  for (const { id, number, kind, status, totalPaise } of rows) {
    const payable = kind === 'Credit note' ? -totalPaise : totalPaise - (kept.get(id)?.taxPaise ?? 0);
    mustAgree({
      what: `What is owed of the bill ${number}`,
      kept: status === 'Paid' ? 0 : payable,
      posted: posted.get(id) ?? 0,
    });
  }
}

async function compareRegisters(tx: Queries, ids: readonly string[]): Promise<void> {
  const earned = await balances(tx, ['source'], { accounts: ['wages'], sources: ids });
  const posted = new Map(earned.map(({ source, paise }) => [source, paise]));
  const rows = await tx
    .selectFrom('live_wages')
    .select(['id', 'month', 'totalPaise'])
    .where('id', 'in', ids)
    .where('status', '=', 'Paid')
    .execute();
  for (const { id, month, totalPaise } of rows)
    mustAgree({ what: `The wages of ${month}`, kept: totalPaise, posted: posted.get(id) ?? 0 });
}

const compared: Partial<Record<SourceKind, (tx: Queries, ids: readonly string[]) => Promise<void>>> = {
  invoices: compareInvoices,
  receipts: compareReceipts,
  purchases: compareBills,
  wages: compareRegisters,
};

/**
 * Posts existing records of some kinds that have no entries yet, and compares each stored sum. Throws with the first
 * that differs.
 */
export async function postAll(tx: Queries, kinds: readonly SourceKind[]): Promise<void> {
  for (const kind of kinds)
    for await (const ids of idsOf(tx, kind)) {
      const postings = await lacking(tx, { kind, ids, areNew: true });
      await post(tx, postings, { anyDay: true });
    }
  for (const kind of kinds) for await (const ids of idsOf(tx, kind)) await compared[kind]?.(tx, ids);
}

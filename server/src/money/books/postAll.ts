import { settlement } from 'shared/domain/money/settle/settlement';
import { formatRupees } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import { balances } from '../ledger/balances';
import type { SourceKind } from '../ledger/entry';
import { post } from '../ledger/post';
import { lacking } from './lacking';
import { sumsOf } from './settleDocuments';
import { sources } from './sources';

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

/** A sum that was kept of a record, and what was posted of it. */
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

/** Posts what is on record, which so far has no entries, and compares each sum that was kept of it. Throws with the first that differs. */
export async function postAll(tx: Queries): Promise<void> {
  for (const kind of Object.keys(sources) as SourceKind[])
    for await (const ids of idsOf(tx, kind)) {
      const postings = await lacking(tx, { kind, ids, areNew: true });
      await post(tx, postings, { anyDay: true });
    }
  for await (const ids of idsOf(tx, 'invoices')) await compareInvoices(tx, ids);
  for await (const ids of idsOf(tx, 'receipts')) await compareReceipts(tx, ids);
}

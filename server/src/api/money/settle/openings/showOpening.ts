import type { OpeningBalance, OpeningBalanceInput } from 'shared/domain/money/documents/openingBalance';
import { BROUGHT_IN } from 'shared/domain/money/settle/receipt';
import { insertRow } from '../../../../db/insertRow';
import type { Queries, Row } from '../../../../db/tables';
import { keepBooks } from '../../../../money/books/keepBooks';
import { ownSums } from '../../../../money/books/ownSums';
import { differences, writeAudit } from '../../../records/changes/audit';
import { deleteRecord, lockRecord, restoreRecord, storeChange } from '../../../records/changes/changeRecord';
import type { Change, Resource } from '../../../records/definition';
import { encode } from '../../../records/rows';
import { invoices } from '../../documents/invoices';
import { receipts } from '../receipts';

/** Invoices and receipts for opening balances to write and remove. */
const shown = {
  Owed: { ...invoices, refuse: async () => undefined } as unknown as Resource,
  'Paid in advance': { ...receipts, refuse: async () => undefined } as unknown as Resource,
};

/** An opening balance's fields in its invoice or receipt. */
async function saidOf(
  db: Queries,
  { kind, companyId, number, day, dueDate, amountPaise }: OpeningBalance,
): Promise<Record<string, unknown>> {
  const { name, gstin, email } = await db
    .selectFrom('every_companies')
    .select(['name', 'gstin', 'email'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const client = { companyId, clientName: name };
  if (kind === 'Paid in advance') return { ...client, date: day, amountPaise, reference: number };
  return {
    ...client,
    clientGstin: gstin,
    clientEmail: email,
    invoiceNo: number,
    date: day,
    dueDate: dueDate ?? day,
    linePaise: [],
    subtotalPaise: amountPaise,
    totalPaise: amountPaise,
  };
}

/** Further initial fields of both. */
const begun: Record<OpeningBalance['kind'], Record<string, unknown>> = {
  'Paid in advance': { method: BROUGHT_IN, lines: [], tdsPaise: 0, gstTdsPaise: 0, isSample: false },
  Owed: { status: 'issued', items: [], taxLines: [], taxTreatment: 'taxable', letterhead: null, isSample: false },
};

async function begin(
  { db, actor }: Pick<Change, 'db' | 'actor'>,
  opening: OpeningBalance,
  resource: Resource,
): Promise<void> {
  const said = { ...(await saidOf(db, opening)), ...begun[opening.kind] };
  const record = { ...said, ...ownSums(resource.table, undefined, said) };
  const { id, createdAt, updatedAt } = opening;
  const row: Row = { id, version: 1, createdAt, updatedAt, deletedAt: null, ...encode(resource, record) };
  await insertRow(db, resource.table, row);
  const changes = differences(Object.keys(resource.columns), {}, record);
  await writeAudit(db, resource.table, id, 'create', changes, actor);
  await keepBooks(db, { table: resource.table, ids: [id], areNew: true });
}

/** Updates the invoice or receipt with an opening balance's id, in the transaction that stores the balance. */
export async function showOpening(
  change: Change<OpeningBalance, OpeningBalanceInput> & { after: OpeningBalance },
): Promise<void> {
  const { db, actor, operation, before, after } = change;
  const resource = shown[after.kind];
  if (operation === 'delete') return deleteRecord(db, resource, after.id, actor);
  if (operation === 'restore') return void (await restoreRecord(db, resource, after.id, actor));
  if (before) {
    const record = await lockRecord(db, resource, after.id);
    await storeChange(db, resource, record, await saidOf(db, after), actor);
    return;
  }
  await begin(change, after, resource);
}

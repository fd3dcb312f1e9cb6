import { sql } from 'kysely';
import { formatDate, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import {
  BROUGHT_IN,
  leftOfReceipt,
  type Receipt,
  type ReceiptInput,
  type ReceiptLine,
  receiptInput,
  receiptRecord,
  worthOf,
} from 'shared/domain/money/settle/receipt';
import type { FieldError } from 'shared/domain/records/validation';
import { isSameName } from 'shared/domain/text/isSameName';
import { formatRupees, sumPaise } from 'shared/domain/text/money';
import { badInput } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { paidBackOf } from '../../../money/books/ownSums';
import { mustBeCompany } from '../../clients/companies/mustBeCompany';
import { differences } from '../../records/changes/audit';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { receiptSamples } from '../documents/invoiceSamples';
import { lockInvoices } from '../documents/lockInvoice';
import { settleAdvance, voucherProblem } from './advances';

type ReceiptChange = Change<Receipt, ReceiptInput>;

/** The stored client: a company by its name on record. */
async function clientOf(change: ReceiptChange): Promise<Pick<Receipt, 'companyId' | 'clientName'>> {
  const { db, after } = change;
  await mustBeCompany(change);
  if (after.companyId === '') return { companyId: '', clientName: after.clientName };
  const company = await db
    .selectFrom('every_companies')
    .select('name')
    .where('id', '=', after.companyId)
    .executeTakeFirstOrThrow();
  return { companyId: after.companyId, clientName: company.name };
}

/** Throws 400 when another receipt of the client has the reference, ignoring case. */
async function refuseSecond(
  db: Queries,
  receipt: Pick<Receipt, 'companyId' | 'clientName' | 'reference'>,
  ownId: string | undefined,
): Promise<void> {
  if (receipt.reference === '') return;
  const lower = (column: 'clientName' | 'reference', value: string) =>
    sql<boolean>`lower(${sql.ref(column)}) = lower(${value})`;
  const other = await db
    .selectFrom('live_receipts')
    .select(['date', 'amountPaise'])
    .where(lower('reference', receipt.reference))
    .where('companyId', '=', receipt.companyId)
    .$if(receipt.companyId === '', (query) => query.where(lower('clientName', receipt.clientName)))
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId ?? ''))
    .executeTakeFirst();
  if (other)
    throw badInput([
      {
        path: 'reference',
        msg: `${receipt.clientName} has a receipt with this reference already: ${formatRupees(other.amountPaise)} of ${formatDate(other.date)}. Open that one, or correct the reference.`,
      },
    ]);
}

/** Why a line doesn't fit its invoice, or undefined. `settled`: the amount the receipt has settled on it so far. */
function lineProblem(
  line: ReceiptLine,
  client: Pick<Receipt, 'companyId' | 'clientName'>,
  invoice: Invoice | undefined,
  settled: number,
): (Omit<FieldError, 'path'> & { path: 'invoiceId' | 'amountPaise' }) | undefined {
  const wrong = (msg: string) => ({ path: 'invoiceId' as const, msg });
  if (!invoice) return wrong('This invoice no longer exists. Choose another.');
  const isTheirs =
    invoice.companyId === client.companyId &&
    (client.companyId !== '' || isSameName(invoice.clientName, client.clientName));
  if (!isTheirs) return wrong(`${invoice.invoiceNo} is not an invoice of ${client.clientName}.`);
  if (invoice.status === 'draft') return wrong('Issue the invoice first; nothing is due on a draft.');
  if (invoice.status === 'cancelled') return wrong(`${invoice.invoiceNo} is cancelled; nothing is due on it.`);
  const taken = worthOf(line);
  const left = Math.max(0, invoice.balancePaise + settled);
  return taken > left && taken > settled
    ? { path: 'amountPaise', msg: `Only ${formatRupees(left)} of ${invoice.invoiceNo} is still due.` }
    : undefined;
}

/**
 * Checks a receipt against its client and its invoices, which stay locked until the transaction ends; returns the
 * server's fields. Throws 400 at the wrong fields.
 */
async function checkReceipt(change: ReceiptChange): Promise<Partial<Receipt>> {
  const { db, operation, before, after, reach } = change;
  // A receipt being added concurrently counts too.
  await holdTable(db, 'receipts');
  const client = await clientOf(change);
  await refuseSecond(db, { ...client, reference: after.reference }, before?.id);
  const invoices = await lockInvoices(
    db,
    after.lines.map((line) => line.invoiceId),
    reach,
  );
  const own = operation === 'update' && before ? before.lines : [];
  const problems = after.lines.flatMap((line, place) => {
    const settled = sumPaise(own.filter(({ invoiceId }) => invoiceId === line.invoiceId).map(worthOf));
    const problem = lineProblem(line, client, invoices.get(line.invoiceId), settled);
    return problem ? [{ ...problem, path: `lines.${place}.${problem.path}` }] : [];
  });
  if (problems.length > 0) throw badInput(problems);
  const kinds = new Set([...invoices.values()].map(({ isSample }) => isSample === true));
  if (kinds.size > 1)
    throw badInput([
      { path: 'lines', msg: 'Some of these invoices are samples. Settle them by a receipt of their own.' },
    ]);
  const advance = worthOf(leftOfReceipt(after));
  const refunded = paidBackOf(before);
  if (advance < refunded)
    throw badInput([
      {
        path: 'lines',
        msg: `${formatRupees(refunded)} of this receipt was paid back. The invoices can take at most ${formatRupees(worthOf(after) - refunded)}.`,
      },
    ]);
  return {
    ...client,
    lines: after.lines.map((line) => ({ ...line, invoiceNo: invoices.get(line.invoiceId)?.invoiceNo ?? '' })),
    isSample: kinds.has(true) || (kinds.size === 0 && after.isSample === true),
  };
}

/** For an imported advance only the invoices it settles can change; undefined if nothing prevents it. */
function broughtInProblem({ operation, before, after }: ReceiptChange): string | undefined {
  if (before?.method !== BROUGHT_IN && after.method !== BROUGHT_IN) return undefined;
  const { lines: _now, ...told } = after;
  const isSame =
    before &&
    Object.keys(differences(Object.keys(receiptInput.shape), before, { ...told, lines: before.lines })).length === 0;
  return isSame && operation !== 'delete'
    ? undefined
    : 'This advance was brought in from earlier books. Bring in its row with what is right; a receipt changes only what it settles.';
}

/**
 * Money received from a client with the tax withheld from it. The ledger has its settlement of invoices, and follows
 * each change.
 */
export const receipts = defineResource({
  path: 'receipts',
  belongsTo: { company: 'companyId' },
  title: 'receipt',
  input: receiptInput,
  record: receiptRecord,
  named: ['reference', 'clientName'],
  references: { companyId: 'companies' },
  excludeFromHistory: ['advancePaise'],
  search: ['clientName', 'reference', 'lines.invoiceNo', 'amountPaise'],
  order: '-date,-id',
  prepare: checkReceipt,
  refuse: async (change) => {
    const problem = broughtInProblem(change);
    if (problem !== undefined) return problem;
    if (change.operation === 'restore') await checkReceipt(change);
    const { db, operation, before, after } = change;
    return voucherProblem(db, before, after, operation === 'delete');
  },
  after: async ({ operation, after, db }) => {
    await settleAdvance(db, after);
    // A confirmed bank credit waits for a receipt again.
    if (operation === 'delete')
      await db
        .updateTable('bank_lines')
        .set(({ eb }) => ({ state: 'Open', receiptId: '', madeReceipt: 0, version: eb('version', '+', 1) }))
        .where('receiptId', '=', after.id)
        .execute();
  },
  csv: {
    ...csvFields({ Date: 'date', 'Client name': 'clientName' }),
    Received: ({ amountPaise }) => amountCell(amountPaise),
    TDS: ({ tdsPaise }) => amountCell(tdsPaise),
    'GST-TDS': ({ gstTdsPaise }) => amountCell(gstTdsPaise),
    Advance: ({ advancePaise }) => amountCell(advancePaise),
    ...csvFields({ Method: 'method', Reference: 'reference' }),
    Invoices: ({ lines }) => lines.map(({ invoiceNo }) => invoiceNo).join(', '),
  },
  seed: () => receiptSamples(today()),
});

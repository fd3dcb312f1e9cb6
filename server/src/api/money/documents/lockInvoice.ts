import type { Reach } from 'shared/domain/accounts/reach';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { badInput } from '../../../core/errors';
import { isPostgres } from '../../../db/engines/engine';
import type { Queries } from '../../../db/tables';
import { decode } from '../../records/rows';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from './invoices';

/**
 * The invoice of a payment or note, by id or number, locked until the transaction ends, so that concurrent payments and
 * credits add up. `reach`: the caller's clients; by default all. Throws 400 at the field when they have no such
 * invoice.
 */
export async function lockInvoice(tx: Queries, idOrNumber: string, reach?: Reach): Promise<Invoice> {
  const { within } = scopeToClient(invoices, { reach });
  const query = tx
    .selectFrom('live_invoices')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', idOrNumber),
        where.and([where('invoiceNo', '=', idOrNumber), where('issuedAt', 'is not', null)]),
      ]),
    )
    .$if(within !== undefined, (found) => (within ? found.where(within) : found));
  const [row, second] = await (isPostgres(tx) ? query.forUpdate() : query).orderBy('id').execute();
  if (second)
    throw badInput([
      {
        path: 'invoiceId',
        msg: `Two invoices have the number ${idOrNumber}, under different GSTINs. Choose the invoice from the list, or name its id.`,
      },
    ]);
  if (!row) throw badInput([{ path: 'invoiceId', msg: 'This invoice no longer exists. Choose another.' }]);
  return decode(invoices, row);
}

/** Invoices by id within `reach`, locked until the transaction ends; in the order of their ids, to avoid deadlocks. */
export async function lockInvoices(tx: Queries, ids: readonly string[], reach?: Reach): Promise<Map<string, Invoice>> {
  if (ids.length === 0) return new Map();
  const { within } = scopeToClient(invoices, { reach });
  const query = tx
    .selectFrom('live_invoices')
    .selectAll()
    .where('id', 'in', ids)
    .$if(within !== undefined, (found) => (within ? found.where(within) : found))
    .orderBy('id');
  const rows = await (isPostgres(tx) ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.id, decode(invoices, row)]));
}

import type { Invoice } from 'shared/domain/invoice';
import { isPostgres } from '../../db/engine';
import { anyTable, type Queries } from '../../db/tables';
import { badInput } from '../core/errors';
import { decode } from '../resource/rows';
import { invoices } from './invoices';

/**
 * The invoice of a payment or note, by id or by number, locked until the transaction ends: what is paid or credited
 * at once adds up. Throws 400 at the field when there is none.
 */
export async function lockInvoice(tx: Queries, idOrNumber: string): Promise<Invoice> {
  const query = anyTable(tx)
    .selectFrom('invoices')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where((where) =>
      where.or([
        where('id', '=', idOrNumber),
        where.and([where('invoiceNo', '=', idOrNumber), where('issuedAt', 'is not', null)]),
      ]),
    );
  const row = await (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst();
  if (!row)
    throw badInput([{ path: 'invoiceId', msg: 'This invoice does not exist, or not any more. Choose another.' }]);
  return decode(invoices, row) as unknown as Invoice;
}

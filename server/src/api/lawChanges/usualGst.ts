import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { InvoiceItem } from 'shared/domain/money/documents/invoiceItem';
import { gstPercent } from 'shared/domain/money/documents/taxRates';
import { percentOf } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import { readDocumentLaw } from '../law/readLaw';
import { invoices } from '../money/documents/invoices';
import { samplesIn, viewOf } from '../records/samplesIn';
import type { Figured } from './figured';

/**
 * The usual GST of draft invoices, of those issued since a row's first day, and of each client's last invoice, on the
 * later of its date and that day.
 */
export async function usualGst(db: Queries, from: IsoDate): Promise<Figured[]> {
  const { gstRate } = await readDocumentLaw(db);
  const rows = await db
    .selectFrom(`${viewOf(await samplesIn(db, [invoices]))}_invoices` as const)
    .select(['id', 'invoiceNo', 'companyId', 'clientName', 'date', 'status', 'items', 'subtotalPaise'])
    .where('status', '<>', 'cancelled')
    .where('taxPercent', '>', 0)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const seen = new Set<string>();
  return rows.flatMap(({ id, invoiceNo, companyId, clientName, date, status, items, subtotalPaise }) => {
    const client = companyId || clientName.trim().toLowerCase();
    const isLast = !seen.has(client);
    if (status !== 'draft') seen.add(client);
    const own = date ?? today();
    if (status !== 'draft' && own < from && !isLast) return [];
    const [item] = JSON.parse(items) as InvoiceItem[];
    const percent = gstPercent(own > from ? own : from, item?.sac, gstRate);
    const title =
      status === 'draft'
        ? 'Draft invoices; change their rate'
        : own >= from
          ? 'Issued invoices; they stay as they are'
          : 'Clients, by their last invoice';
    const figures = { 'Usual rate': `${percent}%`, GST: percentOf(subtotalPaise, percent) };
    return [{ title, id, name: `${clientName}, ${invoiceNo}`, figures }];
  });
}

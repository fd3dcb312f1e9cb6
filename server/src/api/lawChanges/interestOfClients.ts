import { today } from 'shared/domain/dates/dates';
import { lawValues } from 'shared/domain/law/lawValues';
import { lateInterest } from 'shared/domain/money/settle/latePayment';
import type { Queries } from '../../db/tables';
import { readRates } from '../law/readLaw';
import { invoices } from '../money/documents/invoices';
import { samplesIn, viewOf } from '../records/samplesIn';
import type { Figured } from './figured';

/** The interest on invoices overdue today. */
export async function interestOfClients(db: Queries): Promise<Figured[]> {
  const rates = await readRates(db, 'late-payment', lawValues['late-payment']);
  const rows = await db
    .selectFrom(`${viewOf(await samplesIn(db, [invoices]))}_invoices` as const)
    .select(['id', 'invoiceNo', 'clientName', 'balancePaise', 'dueDate'])
    .where('standing', 'in', ['Unpaid', 'Part paid'])
    .where('dueDate', '<', today())
    .execute();
  return rows.map(({ id, invoiceNo, clientName, balancePaise, dueDate }) => ({
    title: 'Overdue invoices',
    id,
    name: `${clientName}, ${invoiceNo}`,
    figures: { Interest: lateInterest({ balancePaise, dueDate: dueDate ?? today() }, today(), rates) },
  }));
}

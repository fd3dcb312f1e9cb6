import { lastDayOfMonth, today } from 'shared/domain/dates/dates';
import type { BillInput } from 'shared/domain/money/bills/billAnswers';
import { clientOfCompany } from 'shared/domain/money/documents/clientOfCompany';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { DEFAULT_SAC } from 'shared/domain/money/documents/sac';
import { gstPercent } from 'shared/domain/money/documents/taxRates';
import { MAX_INVOICE_ITEMS } from 'shared/domain/records/limits';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { readDocumentLaw } from '../../law/readLaw';
import { createRecord } from '../../records/changes/changeRecord';
import { scopeToClient } from '../../records/scopeToClient';
import { lockMonth } from '../../work/attendance/lockMonth';
import { suggestDraftNumber } from '../documents/documentSeries';
import { invoices } from '../documents/invoices';
import { findBill, readScope, refuseUnready } from './findBill';

/**
 * Makes the draft of a month's bill and marks the billed days. Call it in a transaction: of two concurrent calls, the
 * second learns that the month is billed. Throws 404, 403, and 409 with what to do first.
 */
export async function makeBill(tx: Queries, account: GrantedAccount, input: BillInput, actor: Actor): Promise<Invoice> {
  const { month } = input;
  const { centerIds: held } = await readScope(tx, account, input);
  for (const centerId of held) await lockMonth(tx, centerId, month);
  const found = await findBill(tx, account, input);
  refuseUnready(found);
  const { company, shares, bill, paise } = found;
  if (bill.lines.length > MAX_INVOICE_ITEMS)
    throw conflict(
      'refused',
      `The bill has ${bill.lines.length} lines, and an invoice at most ${MAX_INVOICE_ITEMS}. Bill the centers one by one.`,
    );
  const date = today();
  const taxPercent = gstPercent(date, DEFAULT_SAC, (await readDocumentLaw(tx)).gstRate);
  const draft = {
    ...clientOfCompany(company, date),
    invoiceNo: await suggestDraftNumber(tx),
    date,
    taxPercent,
    purchaseOrder: input.purchaseOrder || company.purchaseOrder,
    serviceFrom: `${month}-01`,
    serviceTo: lastDayOfMonth(month),
    items: bill.lines.map(({ item }) => item),
  };
  const isSample = shares.every((each) => each.isSample);
  const invoice = await createRecord(tx, scopeToClient(invoices, account), draft, actor, { isSample });
  const at = new Date().toISOString();
  const rows = shares.map(({ share }) => ({
    id: newId(),
    invoiceId: invoice.id,
    noteId: '',
    placementId: share.placementId,
    centerId: share.centerId,
    month,
    paise: paise.get(share.placementId) ?? 0,
    share: JSON.stringify(share),
    at,
    releasedAt: null,
  }));
  // The number per statement, which has a limit of values.
  for (let from = 0; from < rows.length; from += 500)
    await tx
      .insertInto('billed_shares')
      .values(rows.slice(from, from + 500))
      .execute();
  return invoice;
}

import { onItsWay } from 'shared/domain/money/sendings/sending';
import type { RunScope } from 'shared/domain/pay/runs/runScope';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { selectSome } from '../../records/lists/selectRecords';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from '../documents/invoices';

/** A bill of a month. */
export interface MonthInvoice {
  id: string;
  version: number;
  invoiceNo: string;
  clientName: string;
  companyId: string;
  date: string | null;
  status: string;
  balancePaise: number;
  isSample: boolean;
  isSent: boolean;
}

/** The invoices that bill a month's days, within reach, optionally of one client, without cancelled ones. By date. */
export async function readMonthInvoices(
  db: Queries,
  account: GrantedAccount | null,
  { month, companyId }: RunScope,
): Promise<MonthInvoice[]> {
  const billed = await db
    .selectFrom('billed_shares')
    .select('invoiceId')
    .distinct()
    .where('month', '=', month)
    .where('releasedAt', 'is', null)
    .execute();
  const ids = billed.map(({ invoiceId }) => invoiceId);
  if (ids.length === 0) return [];
  const selection = { words: [], equal: [['id', ids] as [string, string[]]], ranges: [], sort: [] };
  const found = await selectSome(db, scopeToClient(invoices, account), selection, ids.length);
  const sent = await db
    .selectFrom('live_sendings')
    .select('documentId')
    .where('kind', '=', 'invoice')
    .where('state', 'in', onItsWay)
    .where('documentId', 'in', ids)
    .execute();
  const isSent = new Set(sent.map(({ documentId }) => documentId));
  return found
    .filter((invoice) => invoice.status !== 'cancelled' && (companyId === '' || invoice.companyId === companyId))
    .map(({ id, version, invoiceNo, clientName, companyId: of, date, status, balancePaise, isSample }) => ({
      id,
      version,
      invoiceNo,
      clientName,
      companyId: of,
      date,
      status,
      balancePaise,
      isSample: isSample === true,
      isSent: isSent.has(id),
    }))
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || (a.id < b.id ? -1 : 1));
}

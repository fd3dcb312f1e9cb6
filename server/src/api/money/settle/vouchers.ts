import {
  type StoredVoucher,
  type Voucher,
  type VoucherInput,
  voucherInput,
  voucherRecord,
} from 'shared/domain/money/settle/voucher';
import { sumPaise } from 'shared/domain/text/money';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { filedProblem } from '../../duties/filedReturns';
import { differences } from '../../records/changes/audit';
import { lockRecord, storeChange } from '../../records/changes/changeRecord';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { partsOf, refundsOf, usedOf } from './advances';
import { receipts } from './receipts';
import { settleVoucher } from './settleVoucher';

const typed = Object.keys(voucherInput.shape);

/** Why a voucher can't be changed by hand: it stays as it was issued. */
function refuseChange({ operation, before, after }: Change<StoredVoucher, VoucherInput>): string | undefined {
  if (before === undefined) return undefined;
  if (operation === 'delete')
    return 'A voucher can’t be deleted, because its number would be missing. Cancel it instead.';
  return Object.keys(differences(typed, before, after)).length > 0
    ? 'A voucher can’t be changed. Cancel it and issue another.'
    : undefined;
}

async function withLeft(vouchers: readonly StoredVoucher[], db: Queries): Promise<Voucher[]> {
  const open = vouchers.filter(({ kind, cancelledAt }) => kind === 'receipt' && cancelledAt === null);
  const ids = open.map(({ id }) => id);
  const used = [
    ...(await partsOf(db, ids)),
    ...(await refundsOf(db, ids)).map((refund) => ({ ...refund, voucherId: refund.againstId })),
  ];
  const usedOfId = (id: string) =>
    sumPaise(used.filter(({ voucherId }) => voucherId === id).map(({ amountPaise }) => amountPaise));
  return vouchers.map((voucher) => ({
    ...voucher,
    leftPaise: ids.includes(voucher.id) ? voucher.amountPaise - usedOfId(voucher.id) : 0,
  }));
}

/**
 * Receipt vouchers for advances, and refund vouchers for repaid parts, each with the next number of its series. A
 * voucher counts once stored; it can be cancelled, but neither changed nor deleted.
 */
export const vouchers = defineResource({
  path: 'vouchers',
  belongsTo: { other: { column: 'receiptId', by: () => receipts } },
  title: 'voucher',
  input: voucherInput,
  record: voucherRecord,
  derived: ['leftPaise'],
  derive: withLeft,
  named: ['number', 'clientName'],
  references: { receiptId: 'receipts' },
  excludeFromHistory: ['settled', 'registration', 'againstId'],
  search: ['clientName', 'number', 'against', 'amountPaise'],
  order: '-date,-id',
  prepare: async (change) => (change.operation === 'create' ? settleVoucher(change) : {}),
  refuse: refuseChange,
  csv: {
    ...csvFields({ Number: 'number', Date: 'date', 'Client name': 'clientName', GSTIN: 'clientGstin' }),
    'Taxable value': ({ taxablePaise }) => amountCell(taxablePaise),
    'Tax percent': ({ taxPercent }) => taxPercent,
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    Left: ({ leftPaise }) => amountCell(leftPaise),
    ...csvFields({ 'Against receipt voucher': 'against' }),
    Status: ({ cancelledAt }) => (cancelledAt === null ? 'Issued' : 'Cancelled'),
  },
});

async function cancelProblem(tx: Queries, voucher: StoredVoucher): Promise<string | undefined> {
  if (voucher.cancelledAt !== null) return 'This voucher is already cancelled.';
  const instead = voucher.kind === 'receipt' ? 'refund voucher' : 'receipt with a voucher of its own';
  const filed = await filedProblem(tx, { ...voucher, inGstr1a: false }, 'voucher', instead);
  if (filed !== undefined || voucher.kind === 'refund') return filed;
  const { setOff, refunded } = await usedOf(tx, voucher.id);
  if (setOff > 0) return 'This advance is set off against invoices. Change the receipt first.';
  return refunded > 0 ? 'This advance was paid back. Cancel its refund voucher first.' : undefined;
}

/**
 * Cancels a voucher, for good; its number stays used. Call it in a transaction. Throws 404, and 409 when stale,
 * cancelled already, reported in a filed return, or used.
 */
export async function cancelVoucher(tx: Queries, id: string, version: unknown, actor: Actor): Promise<StoredVoucher> {
  const voucher = await lockRecord(tx, vouchers, id, version);
  const problem = await cancelProblem(tx, voucher);
  if (problem !== undefined) throw conflict('refused', problem, voucher);
  return storeChange(tx, vouchers, voucher, { cancelledAt: new Date().toISOString() }, actor);
}

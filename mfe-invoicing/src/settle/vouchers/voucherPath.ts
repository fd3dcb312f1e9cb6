import type { VoucherKind } from 'shared/domain/money/settle/voucher';
import { receiptsPath } from '../receipts/receiptPath';

/** Where vouchers are listed. */
const vouchersPath = `${receiptsPath}/vouchers`;

/** Where a voucher for the advance of a receipt is issued. */
export const newVoucherPath = (kind: VoucherKind, receipt: string): string =>
  `${vouchersPath}?${new URLSearchParams({ form: 'new', kind, receipt }).toString()}`;

import type { VoucherKind } from 'shared/domain/money/settle/voucher';
import { receiptsPath } from '../receipts/receiptPath';

/** The path of the vouchers' list. */
const vouchersPath = `${receiptsPath}/vouchers`;

/** The path of the form that issues a voucher for a receipt's advance. */
export const newVoucherPath = (kind: VoucherKind, receipt: string): string =>
  `${vouchersPath}?${new URLSearchParams({ form: 'new', kind, receipt }).toString()}`;

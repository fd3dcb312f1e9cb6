import { Button } from 'antd';
import { Plus, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { Allowed, useList } from 'shared/platform';
import { type Column, RelatedRecords } from 'shared/ui';
import { type VoucherRow, vouchers } from './resource';
import { newVoucherPath } from './voucherPath';

const { columns: all, listed, title } = vouchers('receipt');
const shown = ['number', 'kind', 'date', 'amountPaise', 'leftPaise', 'cancelledAt'];
const columns: readonly Column<VoucherRow>[] = all.filter(({ key }) => shown.includes(key));

/** The vouchers of a receipt's advance, and the link that adds one. */
export function ReceiptVouchers({ receipt: { id, advancePaise, isSample } }: { receipt: Receipt }) {
  const { rows } = useList<VoucherRow>('vouchers', { receiptId: id, fields: listed ?? [] });
  const open = rows.find(({ kind, cancelledAt }) => kind === 'receipt' && cancelledAt === null);
  const isOffered = !isSample && (open ? open.leftPaise > 0 : advancePaise > 0);
  return (
    <RelatedRecords<VoucherRow>
      title="Vouchers"
      path="vouchers"
      query={{ receiptId: id, sort: '-date' }}
      columns={columns}
      rowTitle={title}
      none="No vouchers. An advance for services needs a receipt voucher: its tax is due when it comes."
      actions={
        isOffered && (
          <Allowed right="vouchers:write">
            <Link to={newVoucherPath(open ? 'refund' : 'receipt', id)}>
              <Button size="small" tabIndex={-1} icon={open ? <Undo2 /> : <Plus />}>
                {open ? 'Refund voucher' : 'Receipt voucher'}
              </Button>
            </Link>
          </Allowed>
        )
      }
    />
  );
}

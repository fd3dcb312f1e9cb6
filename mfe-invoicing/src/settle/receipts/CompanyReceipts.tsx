import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { Allowed } from 'shared/platform';
import { type Column, RelatedRecords } from 'shared/ui';
import { statementPath } from '../statements/statementPath';
import { newReceiptPath, receiptPath } from './receiptPath';
import { receipts } from './resource';

const columns: readonly Column<Receipt>[] = [
  { key: 'date', title: 'Date', kind: 'date', to: ({ id }) => receiptPath(id) },
  { key: 'amountPaise', title: 'Received', kind: 'money' },
  { key: 'tdsPaise', title: 'TDS', kind: 'money', priority: 2 },
  { key: 'gstTdsPaise', title: 'GST-TDS', kind: 'money', priority: 3 },
  { key: 'advancePaise', title: 'Advance', kind: 'money', priority: 2 },
  { key: 'reference', title: 'Reference', kind: 'code', priority: 3 },
];

/** A company's receipts on its page, and the form that adds one. */
export default function CompanyReceipts({ id }: SlotProps['record.company']) {
  return (
    <RelatedRecords<Receipt>
      title="Receipts"
      path="receipts"
      query={{ companyId: id, sort: '-date' }}
      columns={columns}
      rowTitle={receipts.title}
      none="No receipts yet."
      actions={
        <>
          <Allowed right="invoices:read">
            <Link to={statementPath({ companyId: id })}>Statement</Link>
          </Allowed>
          <Allowed right="receipts:write">
            <Link to={newReceiptPath({ company: id })}>
              <Button size="small" tabIndex={-1} icon={<Plus />}>
                Add receipt
              </Button>
            </Link>
          </Allowed>
        </>
      }
    />
  );
}

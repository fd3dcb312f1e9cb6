import { useParams } from 'react-router-dom';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { linkTo } from 'shared/platform';
import { type Column, DataTable, DateText, Facts, Money, Panel, RecordLink, RecordPage, Text } from 'shared/ui';
import { ReceiptVouchers } from '../vouchers/ReceiptVouchers';
import { receiptsPath } from './receiptPath';
import { receipts } from './resource';

/** A line as a table row, which needs an id. */
const rowsOf = ({ lines }: Receipt) => lines.map((line) => ({ ...line, id: line.invoiceId }));
const columns: readonly Column<ReturnType<typeof rowsOf>[number]>[] = [
  { key: 'invoiceNo', title: 'Invoice', kind: 'code', to: ({ invoiceId }) => linkTo('invoice', invoiceId) },
  { key: 'amountPaise', title: 'Settled', kind: 'money' },
  { key: 'tdsPaise', title: 'TDS', kind: 'money' },
  { key: 'gstTdsPaise', title: 'GST-TDS', kind: 'money', priority: 2 },
];

/** `/dashboard/invoicing/receipts/:id`: one receipt, the invoices it settles, and the remaining amount. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const alsoRefresh = ['invoices', 'payments'];
  return (
    <RecordPage
      key={id}
      resource={receipts}
      id={id}
      list={{ label: 'Receipts', to: receiptsPath }}
      form={{ alsoRefresh, width: 760 }}
      remove={{ alsoRefresh }}
      purpose={({ companyId, clientName }) => (
        <RecordLink kind="company" id={companyId}>
          {clientName}
        </RecordLink>
      )}
    >
      {(receipt) => (
        <>
          <Panel title="Receipt" dense>
            <Facts
              facts={[
                { label: 'Received', value: <Money paise={receipt.amountPaise} /> },
                { label: 'TDS', value: <Money paise={receipt.tdsPaise} /> },
                { label: 'GST-TDS', value: <Money paise={receipt.gstTdsPaise} /> },
                { label: 'Advance not set off', value: <Money paise={receipt.advancePaise} /> },
                { label: 'Date', value: <DateText date={receipt.date} /> },
                { label: 'Method', value: receipt.method },
                { label: 'Reference', value: receipt.reference },
              ]}
            />
          </Panel>
          <Panel title="Invoices" dense>
            {receipt.lines.length === 0 ? (
              <Text>No invoice is settled yet. Edit the receipt to set it off.</Text>
            ) : (
              <DataTable
                label="Invoices"
                columns={columns}
                rows={rowsOf(receipt)}
                rowTitle={({ invoiceNo }) => invoiceNo}
              />
            )}
          </Panel>
          <ReceiptVouchers receipt={receipt} />
        </>
      )}
    </RecordPage>
  );
}

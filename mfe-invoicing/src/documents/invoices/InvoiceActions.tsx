import { Button, Dropdown } from 'antd';
import {
  Ban,
  Copy,
  Ellipsis,
  FileDown,
  FileMinus,
  FilePlus,
  History,
  IndianRupee,
  Pencil,
  Printer,
  Repeat,
  Send,
  Trash2,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import type { DocumentPaper } from 'shared/domain/papers/copyMark';
import { useRights } from 'shared/platform';
import { newReceiptPath } from '../../settle/receipts/receiptPath';
import { recurringPath } from '../recurring/recurringPath';
import { downloadPdf } from './download';
import { useInvoiceActs } from './useInvoiceActs';

const icon = (Symbol: ComponentType) => <Symbol />;

const pdfFailed = 'Failed to create the PDF';

export interface InvoiceActionsProps {
  invoice: InvoiceView;
  /** Still lacks something to be issued. */
  isIncomplete: boolean;
  onEdit?: () => void;
  askLetterhead?: () => Promise<IssuedLetterhead | undefined>;
  onPay?: () => void;
  onHistory: () => void;
  onFailed: (title: string, error: unknown) => void;
}

/** What can be done with an invoice in its present state; one primary act. */
// oxlint-disable-next-line max-lines-per-function -- one table: the acts of an invoice by its state and the rights
export function InvoiceActions({
  invoice,
  isIncomplete,
  onEdit,
  askLetterhead,
  onPay,
  onHistory,
  onFailed,
}: InvoiceActionsProps) {
  const acts = useInvoiceActs(invoice, askLetterhead);
  const may = useRights();
  const navigate = useNavigate();
  const [running, setRunning] = useState<string>();
  const run = (title: string, act: () => Promise<unknown>) => async () => {
    if (running !== undefined) return;
    setRunning(title);
    await act().catch((error: unknown) => onFailed(title, error));
    setRunning(undefined);
  };
  const isDraft = invoice.status === 'draft';
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  const isOld = isBroughtIn(invoice);
  const cannotCancel = invoice.paidPaise > 0 || invoice.creditedPaise > 0 || invoice.debitedPaise > 0;
  const paper = (key: DocumentPaper, label: string) => ({
    key,
    label,
    icon: icon(FileDown),
    onClick: () => void run(pdfFailed, () => downloadPdf(invoice, key))(),
  });
  const items = [
    ...(isDraft || isOld ? [] : [paper('duplicate', 'PDF, duplicate for supplier')]),
    ...(invoice.status === 'cancelled' && !isOld ? [paper('cancelled', 'PDF, marked as cancelled')] : []),
    ...(isOpen && may('payments:read') ? [paper('statement', 'Statement of account')] : []),
    ...(isOld ? [] : [{ key: 'print', label: 'Print', icon: icon(Printer), onClick: () => window.print() }]),
    ...(may('invoices:write') && !isOld
      ? [{ key: 'clone', label: 'Clone', icon: icon(Copy), onClick: acts.clone }]
      : []),
    ...(!invoice.isSample && !isOld && may('recurring-invoices:write')
      ? [
          {
            key: 'repeat',
            label: 'Repeat',
            icon: icon(Repeat),
            onClick: () => void navigate(`${recurringPath}?form=new&invoice=${invoice.id}`),
          },
        ]
      : []),
    ...(isOpen && !isOld && may('credit-notes:write')
      ? [{ key: 'credit', label: 'Credit note', icon: icon(FileMinus), onClick: () => acts.note('credit') }]
      : []),
    ...(isOpen && !isOld && may('debit-notes:write')
      ? [{ key: 'debit', label: 'Debit note', icon: icon(FilePlus), onClick: () => acts.note('debit') }]
      : []),
    ...(isOpen && invoice.balancePaise > 0 && may('receipts:write')
      ? [
          {
            key: 'receipt',
            label: 'Receipt for several invoices',
            icon: icon(IndianRupee),
            onClick: () => void navigate(newReceiptPath({ invoice: invoice.id })),
          },
        ]
      : []),
    { key: 'history', label: 'History', icon: icon(History), onClick: onHistory },
    ...(isOpen && may('invoices:cancel')
      ? [
          {
            key: 'cancel',
            label: 'Cancel invoice',
            icon: icon(Ban),
            danger: true,
            disabled: cannotCancel,
            onClick: () => void run('Failed to cancel the invoice', acts.cancel)(),
          },
        ]
      : []),
    ...(isDraft && may('invoices:delete')
      ? [
          {
            key: 'delete',
            label: 'Delete',
            icon: icon(Trash2),
            danger: true,
            onClick: () => void run('Delete failed', acts.remove)(),
          },
        ]
      : []),
  ];
  return (
    <>
      {!isOld && (
        <Button
          icon={icon(FileDown)}
          loading={running === pdfFailed}
          onClick={() => void run(pdfFailed, () => downloadPdf(invoice))()}
        >
          PDF
        </Button>
      )}
      {isDraft && may('invoices:write') && (
        <Button icon={icon(Pencil)} onClick={onEdit}>
          Edit
        </Button>
      )}
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button aria-label="More" icon={icon(Ellipsis)} />
      </Dropdown>
      {isDraft && may('invoices:issue') && (
        <Button
          type="primary"
          icon={icon(Send)}
          disabled={isIncomplete}
          onClick={() => void run('Failed to issue the invoice', acts.issue)()}
        >
          Issue
        </Button>
      )}
      {isOpen && invoice.balancePaise > 0 && may('payments:write') && (
        <Button type="primary" icon={icon(IndianRupee)} onClick={onPay}>
          Record payment
        </Button>
      )}
    </>
  );
}

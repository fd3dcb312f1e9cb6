import {
  Ban,
  Copy,
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
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import type { DocumentPaper } from 'shared/domain/papers/copyMark';
import { type FailureText, type PageAct, PageActs } from 'shared/ui';
import { useSending } from '../../sendings/useSending';
import { newReceiptPath } from '../../settle/receipts/receiptPath';
import { recurringPath } from '../recurring/recurringPath';
import { downloadPdf } from './download';
import { useInvoiceActs } from './useInvoiceActs';

export interface InvoiceActionsProps {
  invoice: InvoiceView;
  /** Some fields needed to issue it are missing. */
  isIncomplete: boolean;
  onEdit?: () => void;
  askLetterhead?: () => Promise<IssuedLetterhead | undefined>;
  onPay?: () => void;
  onHistory: () => void;
  onFailed: (title: FailureText, error: unknown) => void;
}

/** The actions an invoice's state allows, with one primary action. */
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
  const send = useSending({ kind: 'invoice', documentId: invoice.id });
  const isDraft = invoice.status === 'draft';
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  const isOld = isBroughtIn(invoice);
  const isOwed = isOpen && invoice.balancePaise > 0;
  const paper = (key: DocumentPaper | undefined, label: string): PageAct => ({
    label,
    icon: <FileDown />,
    failed: 'Failed to create the PDF',
    onClick: () => downloadPdf(invoice, key),
  });
  const offered: readonly (PageAct | false)[] = [
    !isDraft && !invoice.isSample && !isOld && { ...send.act, place: 'beside' },
    !isOld && { ...paper(undefined, 'PDF'), place: 'beside' },
    isDraft && {
      label: 'Edit',
      place: 'beside',
      right: 'invoices:write',
      icon: <Pencil />,
      onClick: () => onEdit?.(),
    },
    isDraft && {
      label: 'Issue',
      place: 'main',
      right: 'invoices:issue',
      icon: <Send />,
      disabled: isIncomplete,
      failed: 'Failed to issue the invoice',
      onClick: acts.issue,
    },
    isOwed && {
      label: 'Record payment',
      place: 'main',
      right: 'payments:write',
      icon: <IndianRupee />,
      onClick: () => onPay?.(),
    },
    !isDraft && !isOld && paper('duplicate', 'PDF, duplicate for supplier'),
    invoice.status === 'cancelled' && !isOld && paper('cancelled', 'PDF, marked as cancelled'),
    isOpen && { ...paper('statement', 'Statement of account'), right: 'payments:read' },
    !isOld && { label: 'Print', icon: <Printer />, onClick: () => window.print() },
    !isOld && { label: 'Clone', right: 'invoices:write', icon: <Copy />, onClick: acts.clone },
    !invoice.isSample &&
      !isOld && {
        label: 'Repeat',
        right: 'recurring-invoices:write',
        icon: <Repeat />,
        to: `${recurringPath}?form=new&invoice=${invoice.id}`,
      },
    isOpen &&
      !isOld && {
        label: 'Credit note',
        right: 'credit-notes:write',
        icon: <FileMinus />,
        onClick: () => acts.note('credit'),
      },
    isOpen &&
      !isOld && {
        label: 'Debit note',
        right: 'debit-notes:write',
        icon: <FilePlus />,
        onClick: () => acts.note('debit'),
      },
    isOwed && {
      label: 'Receipt for several invoices',
      right: 'receipts:write',
      icon: <IndianRupee />,
      to: newReceiptPath({ invoice: invoice.id }),
    },
    { kind: 'history', label: 'History', icon: <History />, onClick: onHistory },
    isOpen && {
      label: 'Cancel invoice',
      right: 'invoices:cancel',
      icon: <Ban />,
      danger: true,
      disabled: invoice.paidPaise > 0 || invoice.creditedPaise > 0 || invoice.debitedPaise > 0,
      failed: 'Failed to cancel the invoice',
      onClick: acts.cancel,
    },
    isDraft && {
      kind: 'remove',
      label: 'Delete',
      right: 'invoices:delete',
      icon: <Trash2 />,
      danger: true,
      onClick: acts.remove,
    },
  ];
  return (
    <>
      <PageActs acts={offered.filter((act) => act !== false)} onFailed={onFailed} />
      {send.drawer}
    </>
  );
}

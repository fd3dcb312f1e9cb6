import { today } from 'shared/domain/dates/dates';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { creditWarning, leftToCredit } from 'shared/domain/money/documents/creditLimit';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { NoteKind } from 'shared/domain/money/documents/note';
import { formatRupees } from 'shared/domain/text/money';
import { useRecord } from 'shared/platform';
import { type FieldControl, type ListedRow, RecordSelect, useFormValue } from 'shared/ui';
import { useDocumentLaw } from '../../law/useDocumentLaw';
import { useUnderInvoice } from '../../letterhead/useUnderInvoice';
import styles from './InvoicePicker.module.css';

const listed = ['invoiceNo', 'clientName'] as const satisfies readonly (keyof InvoiceView)[];

const labelOf = (invoice: Pick<InvoiceView, 'invoiceNo' | 'clientName'>) =>
  `${invoice.invoiceNo} · ${invoice.clientName}`;

/** The chosen invoice's amount that can still be credited, and the last day to credit its tax. */
function Facts({ invoice, kind }: { invoice: InvoiceView; kind: NoteKind }) {
  const typed = useFormValue<string | null | undefined>('date');
  const date = typed && isIsoDate(typed) ? typed : today();
  const under = useUnderInvoice(invoice);
  const { creditNote } = useDocumentLaw();
  const warning = kind === 'credit' ? creditWarning(invoice, date, creditNote) : null;
  return (
    <p className={styles.facts} role="status">
      Total {formatRupees(invoice.totalPaise)}, left to credit {formatRupees(leftToCredit(invoice))}.
      {under !== '' && ` ${under}`}
      {warning && <strong> {warning}</strong>}
    </p>
  );
}

/** Chooses an issued invoice by typing part of its number or client. */
export function InvoicePicker({ kind, ...control }: FieldControl & { kind: NoteKind }) {
  const chosen = typeof control.value === 'string' && control.value !== '' ? control.value : undefined;
  const { data: invoice } = useRecord<InvoiceView>('invoices', chosen);
  return (
    <>
      <RecordSelect<ListedRow<InvoiceView, typeof listed>>
        control={control}
        path="invoices"
        name={{ one: 'issued invoice', many: 'invoices' }}
        titleOf={labelOf}
        listed={listed}
        query={{ status: 'issued,paid', sort: '-date' }}
        placeholder="Number or client"
        clearable={false}
      />
      {invoice && invoice.id === chosen && <Facts invoice={invoice} kind={kind} />}
    </>
  );
}

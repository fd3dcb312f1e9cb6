import { creditWarning, lastCreditDay, leftToCredit } from 'shared/domain/creditLimit';
import { formatDate, today } from 'shared/domain/dates';
import type { Invoice } from 'shared/domain/invoice';
import { isIsoDate } from 'shared/domain/isoDate';
import { formatRupees } from 'shared/domain/money';
import { useRecord } from 'shared/platform';
import { type FieldControl, RecordSelect, useFormValue } from 'shared/ui';
import styles from './InvoicePicker.module.css';

const labelOf = (invoice: Pick<Invoice, 'invoiceNo' | 'clientName'>) => `${invoice.invoiceNo} · ${invoice.clientName}`;

/** What can still be credited of the chosen invoice, and until when. */
function Facts({ invoice }: { invoice: Invoice }) {
  const typed = useFormValue<string | null | undefined>('date');
  const date = typed && isIsoDate(typed) ? typed : today();
  const last = invoice.date && lastCreditDay(invoice.date, date);
  const warning = invoice.date && creditWarning(invoice.date, date);
  return (
    <p className={styles.facts} role="status">
      Total {formatRupees(invoice.totalPaise)}, left to credit {formatRupees(leftToCredit(invoice))}.
      {last && last < date && (
        <strong> A credit note after {formatDate(last)} can’t reduce the tax, so it has none.</strong>
      )}
      {warning && <strong> {warning}</strong>}
    </p>
  );
}

/** Chooses an issued invoice by typing part of its number or client. */
export function InvoicePicker(control: FieldControl) {
  const chosen = typeof control.value === 'string' && control.value !== '' ? control.value : undefined;
  const { data: invoice } = useRecord<Invoice>('invoices', chosen);
  return (
    <>
      <RecordSelect<Invoice>
        control={control}
        path="invoices"
        name={{ one: 'issued invoice', many: 'invoices' }}
        titleOf={labelOf}
        query={{ status: 'issued,paid', sort: '-date' }}
        placeholder="Number or client"
        clearable={false}
      />
      {invoice && invoice.id === chosen && <Facts invoice={invoice} />}
    </>
  );
}

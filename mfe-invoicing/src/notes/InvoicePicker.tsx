import { Select } from 'antd';
import { useState } from 'react';
import { lastCreditDay, leftToCredit } from 'shared/domain/creditLimit';
import { formatDate, today } from 'shared/domain/dates';
import type { Invoice } from 'shared/domain/invoice';
import { isIsoDate } from 'shared/domain/isoDate';
import { formatRupees } from 'shared/domain/money';
import { useDebounced, useList, useRecord } from 'shared/platform';
import { type FieldControl, useFormValue } from 'shared/ui';
import styles from './InvoicePicker.module.css';

const labelOf = (invoice: Pick<Invoice, 'invoiceNo' | 'clientName'>) => `${invoice.invoiceNo} · ${invoice.clientName}`;

/** What can still be credited of the chosen invoice, and until when. */
function Facts({ invoice }: { invoice: Invoice }) {
  const typed = useFormValue<string | null | undefined>('date');
  const date = typed && isIsoDate(typed) ? typed : today();
  const last = invoice.date && lastCreditDay(invoice.date, date);
  return (
    <p className={styles.facts} role="status">
      Total {formatRupees(invoice.totalPaise)}, left to credit {formatRupees(leftToCredit(invoice))}.
      {last && last < date && (
        <strong> A credit note after {formatDate(last)} no longer lowers the tax: it has none.</strong>
      )}
    </p>
  );
}

/** Chooses an issued invoice by typing part of its number or client. */
export function InvoicePicker({ id, value, onChange, onBlur, invalid, required, disabled, describedBy }: FieldControl) {
  const [typed, setTyped] = useState('');
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const { rows, state } = useList<Invoice>('invoices', {
    status: 'issued,paid',
    q: useDebounced(typed, 200),
    sort: '-date',
    page: 1,
    size: 20,
  });
  const { data: invoice } = useRecord<Invoice>('invoices', chosen);
  const shown = invoice && !rows.some((row) => row.id === invoice.id) ? [invoice, ...rows] : rows;
  return (
    <>
      <Select
        id={id}
        value={chosen}
        disabled={disabled}
        status={invalid ? 'error' : ''}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
        placeholder="Number or client"
        showSearch={{ filterOption: false, onSearch: setTyped }}
        loading={state === 'loading'}
        notFoundContent={
          state === 'failed'
            ? 'The invoices could not be loaded; try again.'
            : state === 'loading'
              ? 'Loading...'
              : 'No issued invoice fits.'
        }
        options={shown.map((row) => ({ value: row.id, label: labelOf(row) }))}
        onChange={(next: string) => onChange(next)}
        onBlur={onBlur}
        style={{ inlineSize: '100%' }}
      />
      {invoice && invoice.id === chosen && <Facts invoice={invoice} />}
    </>
  );
}

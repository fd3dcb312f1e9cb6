import { formatDate } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import { formatInstant, Money, Panel } from 'shared/ui';
import styles from './InvoiceAccount.module.css';

/** The amounts of an issued invoice: total, notes, payments, and what is owed. */
export function InvoiceAccount({ invoice }: { invoice: InvoiceView }) {
  const rows: [string, number][] = [
    ['Total', invoice.totalPaise],
    ['Debit notes', invoice.debitedPaise],
    ['Credit notes', -invoice.creditedPaise],
    ['Payments', -invoice.paidPaise],
  ];
  return (
    <Panel dense title="Account">
      <dl className={styles.account}>
        {rows
          .filter(([label, paise]) => label === 'Total' || paise !== 0)
          .map(([label, paise]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money paise={paise} />
              </dd>
            </div>
          ))}
        <div className={styles.balance}>
          <dt>{invoice.balancePaise < 0 ? 'To refund' : 'Balance due'}</dt>
          <dd>
            <Money paise={Math.abs(invoice.balancePaise)} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {isBroughtIn(invoice) && 'Brought in from earlier books'}
        {invoice.issuedAt && `Issued ${formatInstant(invoice.issuedAt)}`}
        {invoice.draftNo && `, draft ${invoice.draftNo}`}.
        {invoice.cancelledAt && ` Cancelled ${formatInstant(invoice.cancelledAt)}.`}
        {invoice.shown === 'Overdue' && ` Due ${formatDate(invoice.dueDate)}.`}
      </p>
    </Panel>
  );
}

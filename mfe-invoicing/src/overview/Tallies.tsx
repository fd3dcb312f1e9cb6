import { Link } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import type { InvoiceFigure, InvoicingSummary } from 'shared/domain/money/documents/invoicingAnswers';
import { formatCount, formatMoney } from 'shared/ui';
import { invoicesPath } from '../documents/invoices/invoicePath';
import styles from './Tallies.module.css';

const invoices = { one: 'invoice', many: 'invoices' };

function Card({
  label,
  tally: { count, amountPaise, query },
  tone,
  name = invoices,
}: {
  label: string;
  tally: Partial<Pick<InvoiceFigure, 'query'>> & Omit<InvoiceFigure, 'query'>;
  tone?: 'bad';
  name?: { one: string; many: string };
}) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.amount}>{formatMoney(amountPaise)}</span>
      <span className={styles.count}>{formatCount(count, name)}</span>
    </>
  );
  const shared = { className: styles.card, 'data-tone': count > 0 ? tone : undefined };
  return (
    <li>
      {query === undefined ? (
        <div {...shared}>{content}</div>
      ) : (
        <Link to={invoicesPath(query)} {...shared}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** Today's figures, each linked to its invoices. */
export function Tallies({ summary }: { summary: InvoicingSummary }) {
  const month = formatMonth(summary.month);
  return (
    <ul className={styles.tallies} aria-label="Today">
      <Card label="Drafts" tally={summary.drafts} />
      <Card label="Outstanding" tally={summary.outstanding} />
      <Card label="Overdue" tally={summary.overdue} tone="bad" />
      <Card label={`Billed in ${month}`} tally={summary.billed} />
      <Card label={`Received in ${month}`} tally={summary.received} name={{ one: 'payment', many: 'payments' }} />
    </ul>
  );
}

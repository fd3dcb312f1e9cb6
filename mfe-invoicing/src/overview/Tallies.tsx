import { formatMonth } from 'shared/domain/dates';
import { Link } from 'react-router-dom';
import { formatCount, formatMoney } from 'shared/ui';
import type { InvoicingSummary, Tally } from './useSummary';
import classes from './Tallies.module.css';

const list = '/dashboard/invoicing/list';
const invoices = { one: 'invoice', many: 'invoices' };

function Card({ label, tally, to, tone, name = invoices }: { label: string; tally: Tally; to?: string; tone?: 'bad'; name?: { one: string; many: string } }) {
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.amount}>{formatMoney(tally.amountPaise)}</span>
      <span className={classes.count}>{formatCount(tally.count, name)}</span>
    </>
  );
  const shared = { className: classes.card, 'data-tone': tally.count > 0 ? tone : undefined };
  return <li>{to === undefined ? <div {...shared}>{content}</div> : <Link to={to} {...shared}>{content}</Link>}</li>;
}

/** The figures of the day, each a way to its invoices. */
export function Tallies({ summary }: { summary: InvoicingSummary }) {
  const { unpaid, overdue } = summary;
  const outstanding = { count: unpaid.count + overdue.count, amountPaise: unpaid.amountPaise + overdue.amountPaise };
  const month = formatMonth(summary.month);
  return (
    <ul className={classes.tallies} aria-label="Today">
      <Card label="Drafts" tally={summary.drafts} to={`${list}?shown=Draft`} />
      <Card label="Outstanding" tally={outstanding} to={`${list}?shown=Outstanding`} />
      <Card label="Overdue" tally={overdue} to={`${list}?shown=Overdue`} tone="bad" />
      <Card label={`Billed in ${month}`} tally={summary.billed} />
      <Card label={`Received in ${month}`} tally={summary.received} name={{ one: 'payment', many: 'payments' }} />
    </ul>
  );
}

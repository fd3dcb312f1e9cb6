import { type Currency, formatDate, formatMoney, formatNumber } from '../format';
import styles from './values.module.css';

/** What an empty cell shows. */
export const NOTHING = '–';

/** Integer paise as `₹1,20,000.00`; an en dash for nothing. */
export function Money({ paise, currency }: { paise: number | null | undefined; currency?: Currency }) {
  return (
    <span className={styles.figures}>
      {paise === null || paise === undefined ? NOTHING : formatMoney(paise, currency)}
    </span>
  );
}

/** `DD MMM YYYY` of a date or an instant; an en dash for nothing. */
export function DateText({ date }: { date: string | null | undefined }) {
  if (!date) return <span>{NOTHING}</span>;
  return (
    <time dateTime={date} className={styles.figures}>
      {formatDate(date)}
    </time>
  );
}

/** A number with Indian grouping and tabular figures; an en dash for nothing. */
export function NumberCell({ value }: { value: number | null | undefined }) {
  return (
    <span className={styles.figures}>{value === null || value === undefined ? NOTHING : formatNumber(value)}</span>
  );
}

/** A telephone number that can be called. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  if (!phone) return <span>{NOTHING}</span>;
  return (
    <a className={`${styles.figures} ${styles.link}`} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  );
}

/** An e-mail address that can be written to. */
export function EmailLink({ email }: { email: string | null | undefined }) {
  if (!email) return <span>{NOTHING}</span>;
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

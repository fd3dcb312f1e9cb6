import { Button } from 'antd';
import { Download } from 'lucide-react';
import { api, downloadFile } from 'shared/platform';
import styles from './cells.module.css';
import { type Currency, formatDate, formatMoney, formatNumber } from './format';
import { useAction } from './page/useAction';

/** The text of an empty cell. */
export const NOTHING = '–';

/**
 * Integer paise as `₹1,20,000.00`; an en dash if empty.
 * @example
 * <Money paise={slip.amountPaise} />
 */
export function Money({ paise, currency }: { paise: number | null | undefined; currency?: Currency }) {
  return (
    <span className={styles.figures}>
      {paise === null || paise === undefined ? NOTHING : formatMoney(paise, currency)}
    </span>
  );
}

/**
 * `DD MMM YYYY` of a date or instant; an en dash if empty.
 * @example
 * <DateText date={slip.paidOn} />
 */
export function DateText({ date }: { date: string | null | undefined }) {
  if (!date) return <span>{NOTHING}</span>;
  return (
    <time dateTime={date} className={styles.figures}>
      {formatDate(date)}
    </time>
  );
}

/**
 * A number with Indian grouping and tabular figures; an en dash if empty.
 * @example
 * <NumberCell value={slip.days} />
 */
export function NumberCell({ value }: { value: number | null | undefined }) {
  return (
    <span className={styles.figures}>{value === null || value === undefined ? NOTHING : formatNumber(value)}</span>
  );
}

/**
 * A phone number as a `tel:` link.
 * @example
 * <PhoneLink phone="9876500101" />
 */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  if (!phone) return <span>{NOTHING}</span>;
  return (
    <a className={`${styles.figures} ${styles.link}`} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  );
}

/**
 * An email address as a `mailto:` link.
 * @example
 * <EmailLink email="asha@example.com" />
 */
export function EmailLink({ email }: { email: string | null | undefined }) {
  if (!email) return <span>{NOTHING}</span>;
  const domain = email.indexOf('@') + 1;
  return (
    <a className={styles.link} href={`mailto:${email}`} aria-label={email}>
      {email.slice(0, domain)}
      {/* If space is short, the domain wraps to another line; screen readers read it as one word. */}
      <wbr />
      {email.slice(domain)}
    </a>
  );
}

/** A status's tone; the word next to the dot has the same meaning. */
export type Tone = 'good' | 'warn' | 'bad' | 'neutral' | 'orange';

/**
 * A coloured dot with a word.
 * @example
 * <StatusDot tone="good">Paid</StatusDot>
 */
export function StatusDot({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}

export interface FileLinkProps {
  /** The records' path: `certificates`. */
  path: string;
  record: { id: string; file: string };
  /** Only the icon is shown. By default with the file's name. */
  iconOnly?: boolean;
}

/**
 * A record's file by name; clicking downloads it.
 * @example
 * <FileLink path="m/mfe-payroll/slips" record={{ id: slip.id, file: 'slip.pdf' }} />
 */
export function FileLink({ path, record: { id, file }, iconOnly = false }: FileLinkProps) {
  const { isRunning, run } = useAction();
  if (file === '') return <span>{NOTHING}</span>;
  const download = async () => downloadFile(file, await api.download(`${path}/${id}/file`));
  return (
    <Button
      type="link"
      size="small"
      className={styles.file}
      icon={<Download />}
      loading={isRunning}
      onClick={() => void run(`Failed to download ${file}`, download)}
      aria-label={`Download ${file}`}
      title={iconOnly ? file : undefined}
    >
      {!iconOnly && <span className={styles.name}>{file}</span>}
    </Button>
  );
}

import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, downloadFile, notify } from 'shared/platform';
import styles from './cells.module.css';
import { type Currency, formatDate, formatMoney, formatNumber } from './format';
import { errorSentence } from './texts';

/** What an empty cell shows. */
export const NOTHING = '–';

/**
 * Integer paise as `₹1,20,000.00`; an en dash for nothing.
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
 * `DD MMM YYYY` of a date or an instant; an en dash for nothing.
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
 * A number with Indian grouping and tabular figures; an en dash for nothing.
 * @example
 * <NumberCell value={slip.days} />
 */
export function NumberCell({ value }: { value: number | null | undefined }) {
  return (
    <span className={styles.figures}>{value === null || value === undefined ? NOTHING : formatNumber(value)}</span>
  );
}

/**
 * A phone number that can be called.
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
 * An email address that can be written to.
 * @example
 * <EmailLink email="asha@example.com" />
 */
export function EmailLink({ email }: { email: string | null | undefined }) {
  if (!email) return <span>{NOTHING}</span>;
  const domain = email.indexOf('@') + 1;
  return (
    <a className={styles.link} href={`mailto:${email}`} aria-label={email}>
      {email.slice(0, domain)}
      {/* Where there is no room, the domain takes another line; read aloud, it is one word. */}
      <wbr />
      {email.slice(domain)}
    </a>
  );
}

/** A status's tone; the word next to the dot says it too. */
export type Tone = 'good' | 'warn' | 'bad' | 'neutral' | 'orange';

/**
 * A dot with a word.
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
  /** Only the icon is shown. By default the file's name is beside it. */
  iconOnly?: boolean;
}

/**
 * A record's file by its name; clicked, it is downloaded.
 * @example
 * <FileLink path="m/mfe-payroll/slips" record={{ id: slip.id, file: 'slip.pdf' }} />
 */
export function FileLink({ path, record: { id, file }, iconOnly = false }: FileLinkProps) {
  const [isLoading, setLoading] = useState(false);
  if (file === '') return <span>{NOTHING}</span>;
  const download = async () => {
    setLoading(true);
    try {
      downloadFile(file, await api.download(`${path}/${id}/file`));
    } catch (error) {
      notify.error(errorSentence(`Failed to download ${file}`, error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      type="link"
      size="small"
      className={styles.file}
      icon={<Download />}
      loading={isLoading}
      onClick={() => void download()}
      aria-label={`Download ${file}`}
      title={iconOnly ? file : undefined}
    >
      {!iconOnly && <span className={styles.name}>{file}</span>}
    </Button>
  );
}

import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import { StatusDot } from '../cells/StatusDot';
import { DateText, EmailLink, Money, NOTHING, NumberCell, PhoneLink } from '../cells/values';
import styles from './Cell.module.css';
import { cellText, cellValue, currencyOf } from './cellText';
import type { Column } from './column';
import { isAtRight, kindOf } from './columnKinds';

function content<T extends StoredRecord>(column: Column<T>, row: T, text: string): ReactNode {
  if (column.render) return column.render(row);
  if (column.text) return text;
  const value = cellValue(column, row);
  switch (column.kind) {
    case 'money':
      return <Money paise={value as number | null} currency={currencyOf(column, row)} />;
    case 'number':
      return <NumberCell value={value as number | null} />;
    case 'date':
      return <DateText date={value as string | null} />;
    case 'phone':
      return <PhoneLink phone={value as string | null} />;
    case 'email':
      return <EmailLink email={value as string | null} />;
    case 'status':
      return value ? <StatusDot tone={column.tones?.[text] ?? 'neutral'}>{text}</StatusDot> : NOTHING;
    default:
      return text;
  }
}

/** One cell; the first of a row may link to the record. */
export function Cell<T extends StoredRecord>({
  column,
  row,
  isFirst,
  to,
}: {
  column: Column<T>;
  row: T;
  isFirst: boolean;
  to?: string;
}) {
  const text = cellText(column, row);
  const shown = content(column, row, text);
  const isLong = column.kind === undefined || column.kind === 'text' || column.kind === 'email';
  return (
    <td
      role="cell"
      data-label={column.title}
      data-right={isAtRight(column) || undefined}
      data-tabular={kindOf(column).isTabular || undefined}
      data-head={isFirst || undefined}
      data-wraps={column.wraps || undefined}
      title={isLong && !column.wraps && text !== NOTHING ? text || undefined : undefined}
    >
      {to === undefined ? (
        shown
      ) : (
        <a className={styles.link} href={to} data-follow>
          {shown}
        </a>
      )}
    </td>
  );
}

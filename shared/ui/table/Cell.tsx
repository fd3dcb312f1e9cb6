import type { StoredRecord } from 'shared/platform';
import type { ReactNode } from 'react';
import { StatusDot } from '../cells/StatusDot';
import { DateText, EmailLink, Money, NOTHING, NumberCell, PhoneLink } from '../cells/values';
import type { Column } from './column';
import { isAtRight } from './columnWidth';
import classes from './Cell.module.css';

/** A record's field by a column's key. */
export function cellValue<T extends StoredRecord>(column: Column<T>, row: T): unknown {
  return (row as Record<string, unknown>)[column.key];
}

function content<T extends StoredRecord>(column: Column<T>, row: T): ReactNode {
  if (column.render) return column.render(row);
  const value = cellValue(column, row);
  switch (column.kind) {
    case 'money':
      return <Money paise={value as number | null} currency={column.currency} />;
    case 'number':
      return <NumberCell value={value as number | null} />;
    case 'date':
      return <DateText date={value as string | null} />;
    case 'phone':
      return <PhoneLink phone={value as string | null} />;
    case 'email':
      return <EmailLink email={value as string | null} />;
    case 'status':
      return value ? <StatusDot tone={column.tones?.[String(value)] ?? 'neutral'}>{String(value)}</StatusDot> : NOTHING;
    default:
      return value === null || value === undefined || value === '' ? NOTHING : String(value);
  }
}

/** One cell; the first of a row may link to the record. */
export function Cell<T extends StoredRecord>({ column, row, isFirst, to }: { column: Column<T>; row: T; isFirst: boolean; to?: string }) {
  const value = cellValue(column, row);
  const shown = content(column, row);
  return (
    <td
      role="cell"
      data-label={column.title}
      data-right={isAtRight(column) || undefined}
      data-head={isFirst || undefined}
      title={typeof value === 'string' && column.kind !== 'date' ? value : undefined}
    >
      {to === undefined ? shown : <a className={classes.link} href={to} data-follow>{shown}</a>}
    </td>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { today } from 'shared/domain/dates/dates';
import { listNow, type Page, type Query, type StoredRecord } from 'shared/platform';
import { formatCount, formatDate, formatNumber } from '../format';
import { type Column, cellText, cellValue, isAtRight, writtenValue } from './column';
import { type Footer, footerText } from './columnClaims';
import styles from './PaperTable.module.css';

/**
 * Whether the page is being printed; a list with all rows loaded then shows them.
 * @example
 * const isPrinting = usePrinting();
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

/** The maximum number of rows in print, and in one response. */
const MOST = 5000;
const A_CALL = 1000;

/** All rows of a selection, up to the print maximum; undefined if the request fails. */
function everything<T>(path: string, selection: Query): Page<T> | undefined {
  const rows: T[] = [];
  let total = 0;
  for (let page = 1; page <= MOST / A_CALL; page += 1) {
    const next = listNow<T>(path, { ...selection, page, size: A_CALL });
    if (!next) return undefined;
    rows.push(...next.rows);
    total = next.total;
    if (rows.length >= total || next.rows.length === 0) break;
  }
  return { rows, total };
}

/**
 * A list's rows during printing, regardless of the current page; undefined otherwise. The browser's `beforeprint` event
 * waits for no promise, so the rows are fetched and rendered synchronously. If that fails, the current page is printed.
 */
export function usePaper<T>(path: string, selection: Query, hasRows: boolean): Page<T> | undefined {
  const [page, setPage] = useState<Page<T>>();
  const show = useEffectEvent(() => {
    if (hasRows) flushSync(() => setPage(everything<T>(path, selection)));
  });
  useEffect(() => {
    const before = () => show();
    const after = () => setPage(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return page;
}

export interface PaperTableProps<T extends StoredRecord> {
  name: { one: string; many: string };
  /** All selected columns, even those that don't fit on the screen. */
  columns: readonly Column<T>[];
  page: Page<T>;
  /** The list's filters, in words. */
  narrowed: string;
  footer: Footer | undefined;
}

/** A cell's printed text; cells with buttons print their field. */
function paperText<T extends StoredRecord>(column: Column<T>, row: T): string {
  return cellText(column, row) || writtenValue(cellValue(column, row), column.kind);
}

/** The printed list: all rows and columns as text, with title, filters and date. */
export function PaperTable<T extends StoredRecord>({ name, columns, page, narrowed, footer }: PaperTableProps<T>) {
  const { rows, total } = page;
  return (
    <div className={styles.paper}>
      <p className={styles.heading}>
        {[formatCount(total, name), narrowed, formatDate(today())].filter(Boolean).join(' · ')}
      </p>
      {rows.length < total && (
        <p className={styles.heading}>
          Only the first {formatNumber(rows.length)} are printed. Narrow the list to print the rest.
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-right={isAtRight(column) || undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.key} data-right={isAtRight(column) || undefined} data-kind={column.kind}>
                  {paperText(column, row)}
                </td>
              ))}
            </tr>
          ))}
          {footer && (
            <tr className={styles.total}>
              {columns.map((column) => (
                <td key={column.key} data-right={isAtRight(column) || undefined} data-kind={column.kind}>
                  {footerText(column, footer[column.key])}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

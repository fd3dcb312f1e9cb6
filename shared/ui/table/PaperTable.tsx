import { today } from 'shared/domain/dates';
import type { Page, StoredRecord } from 'shared/platform';
import { formatCount, formatDate, formatNumber } from '../format';
import { cellText, cellValue, writtenValue } from './cellText';
import type { Column } from './column';
import { type Footer, footerText } from './columnClaims';
import { isAtRight } from './columnKinds';
import styles from './PaperTable.module.css';

export interface PaperTableProps<T extends StoredRecord> {
  name: { one: string; many: string };
  /** All that were chosen, whatever fits on the screen. */
  columns: readonly Column<T>[];
  page: Page<T>;
  /** What the list is narrowed to, in words. */
  narrowed: string;
  footer: Footer | undefined;
}

/** What a cell says on paper; one that is buttons on the screen says its field. */
function paperText<T extends StoredRecord>(column: Column<T>, row: T): string {
  return cellText(column, row) || writtenValue(cellValue(column, row), column.kind);
}

/** A list as it is printed: all rows and columns as text, under what it is, of what and when. */
export function PaperTable<T extends StoredRecord>({ name, columns, page, narrowed, footer }: PaperTableProps<T>) {
  const { rows, total } = page;
  return (
    <div className={styles.paper}>
      <p className={styles.heading}>
        {[formatCount(total, name), narrowed, formatDate(today())].filter(Boolean).join(' · ')}
      </p>
      {rows.length < total && (
        <p className={styles.heading}>
          Only the first {formatNumber(rows.length)} are printed; narrow the list to print the others.
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

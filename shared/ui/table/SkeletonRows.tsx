import type { StoredRecord } from 'shared/platform';
import { SkeletonBar } from '../states/LoadingState';
import type { Column } from './column';
import { isAtRight } from './columnKinds';
import styles from './SkeletonRows.module.css';

const shares = ['72%', '54%', '64%', '46%', '80%'];

/** Rows in the shape of those to come. */
export function SkeletonRows<T extends StoredRecord>({
  rows,
  columns,
  extraCells,
}: {
  rows: number;
  columns: readonly Column<T>[];
  extraCells: number;
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} role="row" aria-hidden="true" className={styles.row}>
      {columns.map((column, index) => (
        <td key={column.key} role="cell" data-right={isAtRight(column) || undefined}>
          <SkeletonBar width={shares[(row + index) % shares.length]} />
        </td>
      ))}
      {Array.from({ length: extraCells }, (_, index) => (
        <td key={index} role="cell" />
      ))}
    </tr>
  ));
}

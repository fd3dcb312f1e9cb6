import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { StoredRecord } from 'shared/platform';
import { type Column, isAtRight } from './column';
import styles from './HeaderCell.module.css';

/** A column's direction in a sort such as `-date,name`. Only the first key counts. */
function directionOf(sort: string, key: string): 'ascending' | 'descending' | undefined {
  const [first] = sort.split(',');
  if (first === key) return 'ascending';
  return first === `-${key}` ? 'descending' : undefined;
}

/** The sort after clicking a column header: ascending, then descending, then ascending again. */
export function nextSort(sort: string, key: string): string {
  return directionOf(sort, key) === 'ascending' ? `-${key}` : key;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export interface HeaderCellProps<T extends StoredRecord> {
  column: Column<T>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  /** In px. */
  width: number | undefined;
}

/** A column header; a button if sortable. */
export function HeaderCell<T extends StoredRecord>({ column, sort, onSort, width }: HeaderCellProps<T>) {
  const direction = directionOf(sort, column.key);
  const Icon = icons[direction ?? 'none'];
  const canSort = column.sortable === true && onSort !== undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={canSort ? (direction ?? 'none') : undefined}
      data-right={isAtRight(column) || undefined}
      style={{ inlineSize: width }}
    >
      {canSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column.key))}>
          <span>{column.title}</span>
          <Icon size={14} data-idle={direction === undefined || undefined} />
        </button>
      ) : (
        column.title
      )}
    </th>
  );
}

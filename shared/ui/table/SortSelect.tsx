import { Select } from 'antd';
import { ArrowUpDown } from 'lucide-react';
import type { StoredRecord } from 'shared/platform';
import type { Column } from './column';
import styles from './Toolbar.module.css';

export interface SortSelectProps<T extends StoredRecord> {
  columns: readonly Column<T>[];
  sort: string;
  onSort: (sort: string) => void;
}

/** Sorting where rows are cards and there is no header to press. */
export function SortSelect<T extends StoredRecord>({ columns, sort, onSort }: SortSelectProps<T>) {
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, title }) => [
      { value: key as string, label: `${title} ↑` },
      { value: `-${key}`, label: `${title} ↓` },
    ]);
  if (options.length === 0) return null;
  return (
    <span className={styles.sort}>
      <Select
        aria-label="Sort by"
        prefix={<ArrowUpDown size={14} strokeWidth={1.5} aria-hidden="true" />}
        placeholder="Sort by"
        value={sort === '' ? undefined : sort}
        options={options}
        onChange={onSort}
      />
    </span>
  );
}

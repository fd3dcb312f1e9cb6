import { Button } from 'antd';
import type { StoredRecord } from 'shared/platform';
import check from '../bulk/RowCheck.module.css';
import type { Column } from '../column';
import type { ListView } from '../useListView';
import styles from './ListMenu.module.css';

export interface ColumnsMenuProps<T extends StoredRecord> {
  columns: readonly Column<T>[];
  choice: ListView<T>;
  /** Selected columns that don't fit. */
  hidden: readonly Column<T>[];
}

/** Chooses a list's columns, and shows which of the selected ones don't fit. */
export function ColumnsMenu<T extends StoredRecord>({ columns, choice, hidden }: ColumnsMenuProps<T>) {
  return (
    <fieldset className={styles.menu}>
      <legend>Columns shown</legend>
      {columns.map((column, place) => (
        <label key={column.key} className={styles.option}>
          <input
            type="checkbox"
            className={check.box}
            autoFocus={place === 1}
            disabled={place === 0}
            checked={choice.wanted.includes(column)}
            onChange={({ target }) => choice.choose(column.key, target.checked)}
          />
          {column.title}
          {hidden.includes(column) && <span className={styles.note}>no room</span>}
        </label>
      ))}
      {hidden.length > 0 && (
        <p className={styles.hint}>Columns that don’t fit appear on a wider screen or when you hide another one.</p>
      )}
      <Button size="small" type="text" disabled={!choice.isNarrow} onClick={choice.showAll}>
        Show all columns
      </Button>
    </fieldset>
  );
}

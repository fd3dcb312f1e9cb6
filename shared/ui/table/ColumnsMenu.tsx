import { Button } from 'antd';
import { Columns3Cog } from 'lucide-react';
import { type StoredRecord, usePopover } from 'shared/platform';
import styles from './ColumnsMenu.module.css';
import type { Column } from './column';
import check from './RowCheck.module.css';
import type { ColumnChoice } from './useColumnChoice';

export interface ColumnsMenuProps<T extends StoredRecord> {
  columns: readonly Column<T>[];
  choice: ColumnChoice<T>;
  /** The columns wanted that there is no room for. */
  hidden: readonly Column<T>[];
}

/** Chooses a list's columns, and says which of those wanted don't fit into the width there is. */
export function ColumnsMenu<T extends StoredRecord>({ columns, choice, hidden }: ColumnsMenuProps<T>) {
  const { isOpen, root, toggle } = usePopover();
  return (
    <div ref={root} className={styles.root}>
      <Button icon={<Columns3Cog size={16} strokeWidth={1.5} />} aria-expanded={isOpen} onClick={toggle}>
        Columns{hidden.length > 0 && <span className={styles.hidden}>{hidden.length} hidden</span>}
      </Button>
      {isOpen && (
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
            <p className={styles.hint}>
              What has no room appears on a wider screen, or when you leave out another column.
            </p>
          )}
          <Button size="small" type="text" disabled={!choice.isChosen} onClick={choice.reset}>
            Show all columns
          </Button>
        </fieldset>
      )}
    </div>
  );
}

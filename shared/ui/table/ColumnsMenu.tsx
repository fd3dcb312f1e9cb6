import { Button } from 'antd';
import { Columns3Cog } from 'lucide-react';
import { useMemo } from 'react';
import { type StoredRecord, usePopover, usePreference } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import styles from './ColumnsMenu.module.css';
import type { Column } from './column';
import check from './RowCheck.module.css';

/** Which columns of a list a person wants to see. */
export interface ColumnChoice<T extends StoredRecord> {
  /** Those wanted; the first column always is. */
  wanted: readonly Column<T>[];
  /** Something was left out. */
  isChosen: boolean;
  choose: (key: string, isWanted: boolean) => void;
  reset: () => void;
}

const none: readonly string[] = [];

/** Under which name the choice is kept: `columns.obligations.gst-returns`. */
function keyOf(path: string, many: string): string {
  const inKey = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `columns.${inKey(path)}.${inKey(many)}`.slice(0, 64);
}

/** A person's columns of a resource's list, kept with the account. */
export function useColumnChoice<T extends StoredRecord, I extends object>({
  path,
  name,
  columns,
}: ResourceDefinition<T, I>): ColumnChoice<T> {
  const [left, setLeft] = usePreference(keyOf(path, name.many), none);
  const wanted = useMemo(
    () => (left.length === 0 ? columns : columns.filter(({ key }, place) => place === 0 || !left.includes(key))),
    [columns, left],
  );
  return {
    wanted,
    isChosen: wanted.length < columns.length,
    choose: (key, isWanted) => {
      const next = isWanted ? left.filter((each) => each !== key) : [...left, key];
      void setLeft(next.length === 0 ? null : next);
    },
    reset: () => void setLeft(null),
  };
}

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
      <Button icon={<Columns3Cog />} aria-expanded={isOpen} onClick={toggle}>
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

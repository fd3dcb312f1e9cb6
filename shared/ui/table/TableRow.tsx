import { memo, type ReactElement } from 'react';
import type { StoredRecord } from 'shared/platform';
import { Cell } from './Cell';
import type { Column } from './column';
import { RowActions } from './RowActions';
import check from './RowCheck.module.css';
import type { RowAction } from './rowAction';
import { sameActions } from './sameActions';

/** What rows do, whatever the table was last given; the functions stay the same. */
export interface RowHandlers<T> {
  actionsOf: (row: T) => readonly RowAction<T>[];
  onActionFailed: (action: RowAction<T>, error: unknown) => void;
  toggle: (row: T) => void;
}

export interface TableRowProps<T extends StoredRecord> {
  row: T;
  columns: readonly Column<T>[];
  /** What names the row to a person. */
  title: string;
  styles: Readonly<Record<string, string | undefined>>;
  /** Where the first column links. */
  to: string | undefined;
  /** Whether it is chosen; undefined where rows can't be chosen. */
  isSelected: boolean | undefined;
  /** Something stands open below it. */
  isOpen: boolean;
  actions: readonly RowAction<T>[] | undefined;
  handlers: RowHandlers<T>;
}

function Row<T extends StoredRecord>({
  row,
  columns,
  title,
  styles,
  to,
  isSelected,
  isOpen,
  actions,
  handlers,
}: TableRowProps<T>) {
  return (
    <tr role="row" data-row={row.id} data-selected={isSelected || undefined} data-open={isOpen || undefined}>
      {isSelected !== undefined && (
        <td role="cell" className={styles.check}>
          <input
            type="checkbox"
            className={check.box}
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={() => handlers.toggle(row)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} row={row} isFirst={index === 0} to={index === 0 ? to : undefined} />
      ))}
      {actions && (
        <td role="cell" className={styles.actions}>
          <RowActions
            row={row}
            title={title}
            actions={actions}
            actionsOf={handlers.actionsOf}
            onFailed={handlers.onActionFailed}
          />
        </td>
      )}
    </tr>
  );
}

const names = ['row', 'columns', 'title', 'styles', 'to', 'isSelected', 'isOpen', 'handlers'] as const;

/** One row; renders again only when something of it looks different. */
export const TableRow = memo(
  Row,
  (before, after) =>
    names.every((name) => Object.is(before[name], after[name])) && sameActions(before.actions, after.actions),
) as <T extends StoredRecord>(props: TableRowProps<T>) => ReactElement;

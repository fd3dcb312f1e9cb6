import { type MouseEvent, memo, type ReactElement, type ReactNode } from 'react';
import { type StoredRecord, wayTo } from 'shared/platform';
import { DateText, EmailLink, Money, NOTHING, NumberCell, PhoneLink, StatusDot } from '../cells';
import { SampleMark } from '../SampleMark';
import check from './bulk/RowCheck.module.css';
import { type RowAction, sameActions } from './bulk/rowAction';
import { type Column, cellText, cellValue, currencyOf, folds, isAtRight, isEmptyCell, kindOf } from './column';
import { isForTheRow, openingAct } from './pressRow';
import { RowActions } from './RowActions';
import own from './TableRow.module.css';

function content<T extends StoredRecord>(column: Column<T>, row: T, text: string): ReactNode {
  if (column.render) return column.render(row);
  if (column.text) return text;
  const value = cellValue(column, row);
  switch (column.kind) {
    case 'money':
      return <Money paise={value as number | null} currency={currencyOf(column, row)} />;
    case 'number':
      return <NumberCell value={value as number | null} />;
    case 'date':
      return <DateText date={value as string | null} />;
    case 'phone':
      return <PhoneLink phone={value as string | null} />;
    case 'email':
      return <EmailLink email={value as string | null} />;
    case 'status':
      return value ? <StatusDot tone={column.tones?.[text] ?? 'neutral'}>{text}</StatusDot> : NOTHING;
    default:
      return text;
  }
}

/** One cell; the first cell of a row may link to the record, others to the record they name. */
function Cell<T extends StoredRecord>({
  column,
  row,
  isFirst,
  to,
  onFollow,
}: {
  column: Column<T>;
  row: T;
  isFirst: boolean;
  to?: string;
  onFollow: RowHandlers<T>['follow'];
}) {
  const text = cellText(column, row);
  const shown = content(column, row, text);
  const isLong = column.kind === undefined || column.kind === 'text' || column.kind === 'email';
  return (
    <td
      role="cell"
      data-label={column.title}
      data-right={isAtRight(column) || undefined}
      data-tabular={kindOf(column).isTabular || undefined}
      data-head={isFirst || undefined}
      data-wraps={column.wraps || undefined}
      data-folds={folds(column) || undefined}
      data-empty={(!isFirst && isEmptyCell(column, row)) || undefined}
      title={isLong && !column.wraps && text !== NOTHING ? text || undefined : undefined}
    >
      <Marked isMarked={isFirst && row.isSample === true}>
        <Lines isFolded={folds(column)}>
          {to === undefined ? (
            shown
          ) : (
            <a className={isFirst ? `${own.link} ${own.first}` : own.link} href={to} onClick={onFollow}>
              {shown}
            </a>
          )}
        </Lines>
      </Marked>
    </td>
  );
}

/** A sample's mark is next to its name, even if it wraps. */
const Marked = ({ isMarked, children }: { isMarked: boolean; children: ReactNode }) =>
  isMarked ? (
    <span className={own.marked}>
      {children} <SampleMark />
    </span>
  ) : (
    children
  );

/** A long text wraps to a second line before it is truncated. */
const Lines = ({ isFolded, children }: { isFolded: boolean; children: ReactNode }) =>
  isFolded ? <span className={own.lines}>{children}</span> : children;

/** A row's handlers as stable functions that call the table's latest ones. */
export interface RowHandlers<T> {
  actionsOf: (row: T) => readonly RowAction<T>[];
  onActionFailed: (action: RowAction<T>, error: unknown) => void;
  toggle: (row: T) => void;
  /** Handles clicks on links in the table: replaces a hundred `Link`s that would each subscribe to the address. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens a row clicked outside its controls: its page, in another tab with Ctrl or ⌘, or its form. */
  open: (event: MouseEvent<HTMLElement>, row: T, to: string | undefined) => void;
}

export interface TableRowProps<T extends StoredRecord> {
  row: T;
  columns: readonly Column<T>[];
  /** The row's display name. */
  title: string;
  styles: Readonly<Record<string, string | undefined>>;
  /** The link of the first column. */
  to: string | undefined;
  /** Whether it is selected; undefined if rows can't be selected. */
  isSelected: boolean | undefined;
  /** Whether it is expanded. */
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
  const opened = openingAct(actions ?? []);
  const page = to ?? (opened ? undefined : columns[0]?.to?.(row));
  return (
    // For keyboard users there is the row's link or button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <tr
      role="row"
      data-row={row.id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      data-opens={page !== undefined || opened !== undefined || undefined}
      onClick={(event) => {
        if (isForTheRow(event)) handlers.open(event, row, page);
      }}
    >
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
        <Cell
          key={column.key}
          column={column}
          row={row}
          isFirst={index === 0}
          to={openable(column.to?.(row) ?? (index === 0 ? to : undefined))}
          onFollow={handlers.follow}
        />
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

/** An address that the account may open. */
const openable = (to: string | undefined) => to && wayTo(to);

const names = ['row', 'columns', 'title', 'styles', 'to', 'isSelected', 'isOpen', 'handlers'] as const;

/** One row; renders only when its output changes. */
export const TableRow = memo(
  Row,
  (before, after) =>
    names.every((name) => Object.is(before[name], after[name])) && sameActions(before.actions, after.actions),
) as <T extends StoredRecord>(props: TableRowProps<T>) => ReactElement;

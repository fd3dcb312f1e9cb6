import type { StoredRecord } from 'shared/platform';
import { Fragment, type ReactNode, useMemo } from 'react';
import { columnWidth, fittingColumns, isAtRight } from './columnWidth';
import { HeaderCell } from './HeaderCell';
import { SkeletonRows } from './SkeletonRows';
import { actionsWidth } from './actionsWidth';
import type { Column } from './column';
import type { RowAction } from './rowAction';
import type { Selection } from './useSelection';
import { TableRow } from './TableRow';
import { useFollowLinks } from './useFollowLinks';
import { useRowHandlers } from './useRowHandlers';
import { useWidth } from './useWidth';
import cards from './cards.module.css';
import table from './DataTable.module.css';
import check from './RowCheck.module.css';

export interface DataTableProps<T extends StoredRecord> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** What names a row to a person. */
  rowTitle: (row: T) => string;
  /** The sort in force, `name` or `-date,name`; headers of sortable columns change it. */
  sort?: string;
  onSort?: (sort: string) => void;
  actions?: (row: T) => readonly RowAction<T>[];
  onActionFailed?: (action: RowAction<T>, error: unknown) => void;
  selection?: Selection<T>;
  /** The first column links here. */
  rowLink?: (row: T) => string;
  /** What stands below a row when it is open; undefined for a closed one. */
  detail?: (row: T) => ReactNode;
  /** Rows of a skeleton in place of `rows`. */
  skeletonRows?: number;
  /** Rows are being fetched again: they stay, paler. */
  isRefreshing?: boolean;
  /** Below the rows: totals. One cell per column key. */
  footer?: Partial<Record<string, ReactNode>>;
}

const CHECK_WIDTH = 44;
/** The width of a list on a screen of 600 px. */
const CARDS_BELOW = 568;

/** A table of 40 px rows with a sticky header; columns that don't fit give way by priority, and where too few would be left each row is a card. */
export function DataTable<T extends StoredRecord>(props: DataTableProps<T>) {
  const { rows, sort = '', selection, actions, detail, footer } = props;
  const [frame, frameWidth = Infinity] = useWidth();
  const handlers = useRowHandlers(props);
  const follow = useFollowLinks();
  const actionsOfRows = actions && rows.map(actions);
  const width = actionsOfRows && actionsWidth(props.label, actionsOfRows);
  const beside = (width ?? 0) + (selection ? CHECK_WIDTH : 0);
  const fitting = useMemo(() => (frameWidth < CARDS_BELOW ? undefined : fittingColumns(props.columns, frameWidth, beside)), [props.columns, frameWidth, beside]);
  const columns = fitting ?? props.columns;
  const classes = fitting ? table : cards;
  const span = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0);
  const isLoading = props.skeletonRows !== undefined;
  return (
    <div ref={frame} className={classes.frame} aria-busy={isLoading || props.isRefreshing || undefined} data-refreshing={props.isRefreshing || undefined}>
      <table className={classes.table} role="table" aria-label={props.label}>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" className={classes.check} scope="col">
                <input type="checkbox" className={check.box} aria-label="Select all rows on this page" disabled={rows.length === 0} checked={selection.isAll} ref={(box) => { if (box) box.indeterminate = selection.isSome; }} onChange={selection.toggleAll} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={props.onSort} width={columnWidth(column)} />
            ))}
            {actions && <th role="columnheader" scope="col" className={classes.actions} style={{ inlineSize: width }}><span className={classes.hidden}>Actions</span></th>}
          </tr>
        </thead>
        <tbody role="rowgroup" onClick={follow}>
          {isLoading ? (
            <SkeletonRows rows={props.skeletonRows ?? 0} columns={columns} extraCells={span - columns.length} />
          ) : (
            rows.map((row, index) => {
              const opened = detail?.(row);
              return (
                <Fragment key={row.id}>
                  <TableRow
                    row={row}
                    columns={columns}
                    title={props.rowTitle(row)}
                    classes={classes}
                    to={props.rowLink?.(row)}
                    isSelected={selection?.has(row)}
                    isOpen={opened !== undefined}
                    actions={actionsOfRows?.[index]}
                    handlers={handlers}
                  />
                  {opened !== undefined && <tr role="row" className={classes.detail}><td role="cell" colSpan={span}>{opened}</td></tr>}
                </Fragment>
              );
            })
          )}
        </tbody>
        {footer && !isLoading && (
          <tfoot role="rowgroup">
            <tr role="row">
              {selection && <td role="cell" />}
              {columns.map((column) => <td role="cell" key={column.key} data-label={column.title} data-right={isAtRight(column) || undefined} data-empty={footer[column.key] === undefined || undefined}>{footer[column.key]}</td>)}
              {actions && <td role="cell" data-empty />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

import { Fragment, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type StoredRecord, useRights } from 'shared/platform';
import { SkeletonBar } from '../states';
import check from './bulk/RowCheck.module.css';
import { notifyFailed, runAction } from './bulk/rowAction';
import cards from './cards.module.css';
import { type Column, isAtRight } from './column';
import { footerText } from './columnClaims';
import table from './DataTable.module.css';
import { HeaderCell } from './HeaderCell';
import { openingAct } from './pressRow';
import { type RowHandlers, TableRow } from './TableRow';
import { type DataTableProps, type TableLayout, useTableLayout } from './useTableLayout';

/**
 * A table with 40 px rows and a sticky header; columns that don't fit are hidden by priority, and if too few are left
 * each row becomes a card.
 * @example
 * <DataTable label="Slips" columns={slips.columns} rows={[slip]} rowTitle={({ employee }) => employee} />
 */
export function DataTable<T extends StoredRecord>({ actions, ...props }: DataTableProps<T>) {
  const may = useRights();
  const offered = actions && ((row: T) => actions(row).filter(({ right }) => right === undefined || may(right)));
  const withOffered = { ...props, actions: offered };
  return <TableView {...withOffered} layout={useTableLayout(withOffered)} />;
}

/** A table in its layout: columns, or each row as a card. */
export function TableView<T extends StoredRecord>({
  layout,
  ...props
}: DataTableProps<T> & { layout: TableLayout<T> }) {
  const { rows, sort = '', selection, detail, footer } = props;
  const { columns, widths, actions } = layout;
  const handlers = useRowHandlers(props);
  const styles = layout.isCards ? cards : table;
  const span = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0);
  const isLoading = props.skeletonRows !== undefined;
  return (
    <div
      ref={layout.frame}
      className={styles.frame}
      aria-busy={isLoading || props.isRefreshing || undefined}
      data-refreshing={props.isRefreshing || undefined}
    >
      <table className={styles.table} role="table" aria-label={props.label}>
        <thead role="rowgroup">
          <tr role="row">
            {selection && <SelectAll selection={selection} className={styles.check} isEmpty={rows.length === 0} />}
            {columns.map((column, place) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={props.onSort} width={widths?.[place]} />
            ))}
            {actions && (
              <th role="columnheader" scope="col" className={styles.actions} style={{ inlineSize: actions.width }}>
                <span className={styles.hidden}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
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
                    styles={styles}
                    to={props.rowLink?.(row)}
                    isSelected={selection?.has(row)}
                    isOpen={opened !== undefined}
                    actions={actions?.ofRows[index]}
                    handlers={handlers}
                  />
                  {opened !== undefined && (
                    <tr role="row" className={styles.detail}>
                      <td role="cell" colSpan={span}>
                        {opened}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })
          )}
        </tbody>
        {footer && !isLoading && (
          <FooterRow
            columns={columns}
            footer={footer}
            hasSelection={selection !== undefined}
            hasActions={actions !== undefined}
          />
        )}
      </table>
    </div>
  );
}

const shares = ['72%', '54%', '64%', '46%', '80%'];

/** Skeleton rows. */
function SkeletonRows<T extends StoredRecord>({
  rows,
  columns,
  extraCells,
}: {
  rows: number;
  columns: readonly Column<T>[];
  extraCells: number;
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} role="row" aria-hidden="true" className={table.skeleton}>
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

type Given<T extends StoredRecord> = Pick<DataTableProps<T>, 'actions' | 'onActionFailed' | 'selection'>;

/** A row's handlers as stable functions, although the table's own change with every render. */
function useRowHandlers<T extends StoredRecord>({
  actions,
  onActionFailed = notifyFailed,
  selection,
}: Given<T>): RowHandlers<T> {
  const given = { actions, onActionFailed, selection, navigate: useNavigate() };
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  return useMemo(
    () => ({
      actionsOf: (row) => latest.current.actions?.(row) ?? [],
      onActionFailed: (action, error) => latest.current.onActionFailed(action, error),
      toggle: (row) => latest.current.selection?.toggle(row),
      follow: (event) => {
        const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
        if (!isPlain || event.defaultPrevented) return;
        event.preventDefault();
        void latest.current.navigate(event.currentTarget.getAttribute('href') ?? '');
      },
      open: ({ ctrlKey, metaKey }, row, to) => {
        const { actions, navigate, onActionFailed } = latest.current;
        if (to !== undefined) {
          if (ctrlKey || metaKey) window.open(to, '_blank', 'noopener');
          else void navigate(to);
          return;
        }
        const action = openingAct(actions?.(row) ?? []);
        if (action) void runAction(action, row, onActionFailed);
      },
    }),
    [],
  );
}

/** The checkbox that selects the page's rows. */
function SelectAll<T extends StoredRecord>({
  selection,
  className,
  isEmpty,
}: {
  selection: NonNullable<DataTableProps<T>['selection']>;
  className: string | undefined;
  isEmpty: boolean;
}) {
  return (
    <th role="columnheader" className={className} scope="col">
      <input
        type="checkbox"
        className={check.box}
        aria-label="Select all rows on this page"
        disabled={isEmpty}
        checked={selection.isAll}
        ref={(box) => {
          if (box) box.indeterminate = selection.isSome;
        }}
        onChange={selection.toggleAll}
      />
    </th>
  );
}

/** The totals below the rows. */
function FooterRow<T extends StoredRecord>({
  columns,
  footer,
  hasSelection,
  hasActions,
}: {
  columns: TableLayout<T>['columns'];
  footer: NonNullable<DataTableProps<T>['footer']>;
  hasSelection: boolean;
  hasActions: boolean;
}) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {hasSelection && <td role="cell" />}
        {columns.map((column) => {
          const total = footerText(column, footer[column.key]);
          return (
            <td
              role="cell"
              key={column.key}
              data-label={column.title}
              data-right={isAtRight(column) || undefined}
              data-empty={total === '' || undefined}
            >
              {total}
            </td>
          );
        })}
        {hasActions && <td role="cell" data-empty />}
      </tr>
    </tfoot>
  );
}

import { Fragment } from 'react';
import type { StoredRecord } from 'shared/platform';
import cards from './cards.module.css';
import { footerText } from './columnClaims';
import { isAtRight } from './columnKinds';
import table from './DataTable.module.css';
import type { DataTableProps } from './dataTableProps';
import { HeaderCell } from './HeaderCell';
import check from './RowCheck.module.css';
import { SkeletonRows } from './SkeletonRows';
import { TableRow } from './TableRow';
import { useFollowLinks } from './useFollowLinks';
import { useRowHandlers } from './useRowHandlers';
import type { TableLayout } from './useTableLayout';

/** A table as its layout has it: in columns, or each row as a card. */
export function TableView<T extends StoredRecord>({
  layout,
  ...props
}: DataTableProps<T> & { layout: TableLayout<T> }) {
  const { rows, sort = '', selection, detail, footer } = props;
  const { columns, widths, actions } = layout;
  const handlers = useRowHandlers(props);
  const follow = useFollowLinks();
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
            {selection && (
              <th role="columnheader" className={styles.check} scope="col">
                <input
                  type="checkbox"
                  className={check.box}
                  aria-label="Select all rows on this page"
                  disabled={rows.length === 0}
                  checked={selection.isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = selection.isSome;
                  }}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
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
          <tfoot role="rowgroup">
            <tr role="row">
              {selection && <td role="cell" />}
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
              {actions && <td role="cell" data-empty />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import type { Query, StoredRecord } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import { EmptyState, FailedState, NoMatchState } from '../states/states';
import { describeFailure, type Failure, type FailureText, resourceTexts } from '../texts';
import { BulkBar } from './BulkBar';
import { ColumnsMenu } from './ColumnsMenu';
import type { Footer } from './columnClaims';
import type { DataTableProps } from './dataTableProps';
import { FailureLine } from './FailureLine';
import { filterWords } from './filterWords';
import { Pager } from './Pager';
import { PaperTable } from './PaperTable';
import styles from './ResourceTable.module.css';
import type { BulkAction, RowAction } from './rowAction';
import { TableView } from './TableView';
import { Toolbar } from './Toolbar';
import { useColumnChoice } from './useColumnChoice';
import { useKeptFocus } from './useKeptFocus';
import { usePaper } from './usePaper';
import { useResourceList } from './useResourceList';
import { useSelection } from './useSelection';
import { useTableLayout } from './useTableLayout';

export interface ResourceTableProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  /** Parameters that are always sent: `{ product: 'instahires' }`. */
  query?: Query;
  /** What can be done with a row, as buttons in the last column. */
  actions?: (row: T) => readonly RowAction<T>[];
  /** What can be done with several; gives each row a checkbox. */
  bulkActions?: readonly BulkAction<T>[];
  /** The first column links here. */
  rowLink?: (row: T) => string;
  /** What stands below an open row; undefined for a closed one. */
  detail?: (row: T) => ReactNode;
  /** The first action, offered by the empty state. */
  emptyAction?: ReactNode;
  /** In the toolbar, before the export: import, views. */
  toolbar?: ReactNode;
  /** Totals below the rows. */
  footer?: Footer;
}

/** A resource's list: toolbar, table or one of the states loading, empty, no match and failed, and the pager. */
export function ResourceTable<T extends StoredRecord, I extends object>(props: ResourceTableProps<T, I>) {
  const { resource, bulkActions } = props;
  const list = useResourceList(resource, props.query);
  const selection = useSelection(list.rows);
  const focus = useKeptFocus(list.rows);
  const [failure, setFailure] = useState<Failure>();
  const texts = resourceTexts(resource.name, resource.texts);
  const fail = (action: { failed?: FailureText; label: string }, error: unknown) =>
    setFailure(describeFailure(action.failed ?? `${action.label} failed`, error));
  const loadFailure = list.error && describeFailure(texts.loadFailed, list.error);
  const isEmpty = list.state === 'ready' && list.total === 0;
  const hasTable = list.state !== 'failed' && !isEmpty;
  const choice = useColumnChoice(resource);
  const table: DataTableProps<T> = {
    label: resource.name.many,
    columns: choice.wanted,
    rows: list.rows,
    rowTitle: resource.title,
    sort: list.sort,
    onSort: list.setSort,
    actions: props.actions,
    onActionFailed: fail,
    selection: bulkActions && selection,
    rowLink: props.rowLink,
    detail: props.detail,
    skeletonRows: list.state === 'loading' ? list.size : undefined,
    isRefreshing: list.isRefreshing,
    footer: props.footer,
  };
  const layout = useTableLayout(table);
  const paper = usePaper<T>(resource.path, list.selection, hasTable);

  return (
    <section
      ref={focus.ref}
      onFocus={focus.onFocus}
      className={styles.list}
      data-paper={paper !== undefined || undefined}
      aria-label={resource.name.many}
    >
      <Toolbar resource={resource} list={list} canPrint={hasTable}>
        {props.toolbar}
        {hasTable && resource.columns.length > 2 && (
          <ColumnsMenu columns={resource.columns} choice={choice} hidden={layout.hidden} />
        )}
      </Toolbar>
      {failure && <FailureLine failure={failure} onClose={() => setFailure(undefined)} />}
      {loadFailure && list.state === 'ready' && <FailureLine failure={loadFailure} onRetry={list.reload} />}
      {bulkActions && selection.rows.length > 0 && (
        <BulkBar selection={selection} actions={bulkActions} onFailed={fail} />
      )}
      {list.state === 'failed' && loadFailure && <FailedState {...loadFailure} onRetry={list.reload} />}
      {isEmpty && list.isNarrowed && <NoMatchState title={texts.noMatch} onClear={list.clear} />}
      {isEmpty && !list.isNarrowed && (
        <EmptyState title={texts.empty} detail={texts.emptyHint} action={props.emptyAction} />
      )}
      {hasTable && <TableView {...table} layout={layout} />}
      {list.state === 'loading' && (
        <p className={styles.loading} role="status">
          {texts.loading}
        </p>
      )}
      {list.state === 'ready' && !isEmpty && (
        <Pager
          kind={resource.pager ?? 'sizes'}
          page={list.page}
          size={list.size}
          shown={list.shown}
          total={list.total}
          onChange={list.goTo}
        />
      )}
      {paper && (
        <PaperTable
          name={resource.name}
          columns={choice.wanted}
          page={paper}
          narrowed={filterWords(resource.filters ?? [], list.filters, list.q)}
          footer={props.footer}
        />
      )}
    </section>
  );
}

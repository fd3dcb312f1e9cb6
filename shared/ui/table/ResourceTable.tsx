import { Bookmark, Columns3Cog } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { api, type Query, type StoredRecord, toQueryString, useShortcut } from 'shared/platform';
import { useIsInPanel } from '../page/Panel';
import type { ResourceDefinition } from '../resource';
import { FailedState, FailureNotice, NoMatchState } from '../states';
import { describeFailure, type Failure, type FailureText, resourceTexts } from '../texts';
import { BulkActs } from './bulk/BulkActs';
import { BulkBar } from './bulk/BulkBar';
import { BulkProgress } from './bulk/BulkProgress';
import type { BulkAction, RowAction } from './bulk/rowAction';
import { useBulkRun } from './bulk/useBulkRun';
import { useListSelection } from './bulk/useListSelection';
import type { Footer } from './columnClaims';
import { TableView } from './DataTable';
import { EmptyList } from './EmptyList';
import { filterWords } from './filter';
import type { ColumnsMenu as Columns } from './menus/ColumnsMenu';
import { ListMenu } from './menus/ListMenu';
import menu from './menus/ListMenu.module.css';
import type { ViewsMenu as Views } from './menus/ViewsMenu';
import { Pager, pageCount } from './Pager';
import { PaperTable, usePaper } from './PaperTable';
import styles from './ResourceTable.module.css';
import { Toolbar } from './Toolbar';
import { useKeptFocus } from './useKeptFocus';
import { useListActs } from './useListActs';
import { type ListView, useListView } from './useListView';
import { useOffered } from './useOffered';
import { useResourceList } from './useResourceList';
import { type DataTableProps, type TableLayout, useTableLayout } from './useTableLayout';

/** The timeout for fetching all records of a selection, in milliseconds. */
const WHOLE_MS = 60_000;
const menus = () => import(/* webpackChunkName: "list-menus" */ './menus/listMenus');
const ColumnsMenu = lazy(() => menus().then((loaded) => ({ default: loaded.ColumnsMenu }))) as typeof Columns;
const ViewsMenu = lazy(() => menus().then((loaded) => ({ default: loaded.ViewsMenu }))) as typeof Views;

export interface ResourceTableProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  /** Parameters sent with every request: `{ product: 'instahires' }`. */
  query?: Query;
  /** The actions on a row, as buttons in the last column. */
  actions?: (row: T) => readonly RowAction<T>[];
  /** Bulk actions; they add a checkbox to each row. */
  bulkActions?: readonly BulkAction<T>[];
  /** The link of the first column. */
  rowLink?: (row: T) => string | undefined;
  /** Shown below an expanded row; undefined if collapsed. */
  detail?: (row: T) => ReactNode;
  /** The first action, offered in the empty state. */
  emptyAction?: ReactNode;
  /** In the toolbar, before the export: import, views. */
  toolbar?: ReactNode;
  /** Totals below the rows. */
  footer?: Footer;
}

/** The menus of views and columns. */
function ListMenus<T extends StoredRecord, I extends object>({
  resource,
  choice,
  hasViews,
  hasColumns,
  hidden,
}: {
  resource: ResourceDefinition<T, I>;
  choice: ListView<T>;
  hasViews: boolean;
  hasColumns: boolean;
  hidden: TableLayout<T>['hidden'];
}) {
  return (
    <>
      {hasViews && (
        <ListMenu
          icon={<Bookmark />}
          title="Views"
          label={
            <>
              {choice.view?.name ?? 'Views'} {choice.isChanged && <span className={menu.hidden}>changed</span>}
            </>
          }
          shortcut="list.views"
          onOpen={choice.ask}
        >
          {(close) => <ViewsMenu resource={resource} choice={choice} onClose={close} />}
        </ListMenu>
      )}
      {hasColumns && (
        <ListMenu
          icon={<Columns3Cog />}
          title="Columns"
          label={<>Columns {hidden.length > 0 && <span className={menu.hidden}>{hidden.length} hidden</span>}</>}
          shortcut="list.columns"
        >
          {() => <ColumnsMenu columns={resource.columns} choice={choice} hidden={hidden} />}
        </ListMenu>
      )}
    </>
  );
}

/** A resource's list: toolbar, table or a loading, empty, no-match or error state, and the pager. */
// oxlint-disable-next-line max-lines-per-function -- puts the parts of a list together, from the toolbar to the pager
export function ResourceTable<T extends StoredRecord, I extends object>(props: ResourceTableProps<T, I>) {
  const { resource } = props;
  const acts = useListActs<T>(resource.path);
  const offered = useOffered(resource.path);
  const bulk = offered([...(props.bulkActions ?? []), ...acts.ofRows]);
  const bulkActions = bulk.length > 0 ? bulk : undefined;
  const list = useResourceList(resource, props.query);
  const selection = useListSelection(list.rows, {
    total: list.total,
    of: toQueryString({ ...list.selection, sort: undefined }),
  });
  const runs = useBulkRun<T>(resource);
  const canAct = bulkActions !== undefined && selection.count > 0 && !runs.run?.isRunning;
  const focus = useKeptFocus(list.rows);
  const [failure, setFailure] = useState<Failure>();
  const actionsOf = (row: T) => offered([...(props.actions?.(row) ?? []), ...acts.ofRow]);
  const texts = resourceTexts(resource.name, resource.texts);
  const fail = (action: { failed?: FailureText; label: string }, error: unknown) =>
    setFailure(describeFailure(action.failed ?? `${action.label} failed`, error));
  const actOnChosen = async (action: BulkAction<T>) => {
    const { isEverything } = selection;
    const rows = isEverything
      ? (
          await api.list<T>(resource.path, {
            query: { ...list.selection, fields: resource.listed },
            timeoutMs: WHOLE_MS,
          })
        ).rows
      : selection.rows;
    return action.onClick ? action.onClick(rows, { isEverything, query: list.selection }) : runs.begin(action, rows);
  };
  const loadFailure = list.error && describeFailure(texts.loadFailed, list.error);
  const isEmpty = list.state === 'ready' && list.total === 0;
  const hasTable = list.state !== 'failed' && !isEmpty;
  const isNarrowable = resource.search !== false || (resource.filters ?? []).length > 0;
  // A toolbar without filters, export or print is left out.
  const hasTools = hasTable || isNarrowable || resource.exportable !== false || props.toolbar !== undefined;
  const choice = useListView(resource);
  const hasViews = (list.total > 0 || list.isNarrowed) && (resource.search !== false || resource.filters !== undefined);
  const turn = (to: number) => {
    if (to >= 1 && to <= pageCount(list.total, list.size)) list.goTo(to, list.size);
  };
  useShortcut('list.previous', () => turn(list.page - 1));
  useShortcut('list.next', () => turn(list.page + 1));
  const table: DataTableProps<T> = {
    label: resource.name.many,
    columns: choice.wanted,
    rows: list.rows,
    rowTitle: resource.title,
    sort: list.sort,
    onSort: list.setSort,
    actions: props.actions || acts.ofRow.length > 0 ? actionsOf : undefined,
    onActionFailed: fail,
    selection: bulkActions && selection,
    rowLink: props.rowLink,
    detail: props.detail,
    skeletonRows: list.state === 'loading' ? list.size : undefined,
    isRefreshing: list.isRefreshing,
    footer: props.footer,
  };
  const layout = useTableLayout(table);
  const paper = usePaper<T>(resource.path, { ...list.selection, fields: resource.listed }, hasTable);

  return (
    <section
      ref={focus.ref}
      onFocus={focus.onFocus}
      className={styles.list}
      data-in-panel={useIsInPanel() || undefined}
      data-paper={paper !== undefined || undefined}
      aria-label={resource.name.many}
    >
      {hasTools && (
        <Toolbar resource={resource} list={list} canPrint={hasTable}>
          {props.toolbar}
          <ListMenus
            {...{ resource, choice, hasViews, hidden: layout.hidden }}
            hasColumns={hasTable && resource.columns.length > 2}
          />
        </Toolbar>
      )}
      {failure && (
        <div className={styles.line}>
          <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />
        </div>
      )}
      {loadFailure && list.state === 'ready' && (
        <div className={styles.line}>
          <FailureNotice failure={loadFailure} onRetry={list.reload} />
        </div>
      )}
      {(canAct || runs.run) && (
        <BulkActs>
          {canAct && (
            <BulkBar
              selection={selection}
              actions={bulkActions}
              total={list.total}
              isNarrowed={list.isNarrowed}
              act={actOnChosen}
              onFailed={fail}
            />
          )}
          {runs.run && <BulkProgress runs={runs} run={runs.run} name={resource.name} title={resource.title} />}
        </BulkActs>
      )}
      {list.state === 'failed' && loadFailure && <FailedState {...loadFailure} onRetry={list.reload} />}
      {isEmpty && list.isNarrowed && <NoMatchState title={texts.noMatch} onClear={list.clear} />}
      {isEmpty && !list.isNarrowed && <EmptyList resource={resource} action={props.emptyAction} />}
      {hasTable && <TableView {...table} layout={layout} />}
      {acts.chosen}
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

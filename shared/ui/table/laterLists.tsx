import type { ReactNode } from 'react';
import type { WorkbookSheet } from 'shared/domain/workbook/workbookSheet';
import type { Query, StoredRecord } from 'shared/platform';
import { lazyChunk } from 'shared/vendor/lazyChunk';
import type { HistoryDrawer, HistoryPanelProps, ToldResource } from '../HistoryPanel';
import type { ResourceImport, WorkbookImport } from '../import/useImport';
import type { MergeOffer } from '../merge/useMerge';
import type { PageActsProps } from '../page/PageActs';
import type { OwnRecordsProps } from '../record/OwnRecords';
import type { RecordPageProps } from '../record/RecordPage';
import type { RecordPanelsProps, RecordSlot } from '../record/RecordPanels';
import type { RelatedRecordsProps } from '../record/RelatedRecords';
import type { RecordActions } from '../record/useRecordActions';
import type { ResourceDefinition } from '../resource';
import type { Together } from '../together/useTogether';
import type { FormDrawer, FormDrawerOptions } from '../useFormDrawer';
import type { RemoveOptions } from '../useRemoveAction';
import type { RowAction } from './bulk/rowAction';
import type { ExportMenuProps } from './menus/ExportMenu';
import type { PagerProps } from './Pager';
import type { ResourceTableProps } from './ResourceTable';
import type { ToolbarProps } from './Toolbar';
import type { ResourceList } from './useResourceList';

/**
 * `lists.ts` for the rest of `shared/ui`, under the same names. Modules' pages load it with their own code; the
 * dashboard loads it on the first user event.
 */
const lists = lazyChunk('shared/ui/lists', () => import(/* webpackChunkName: "lists" */ './lists'), true);

/**
 * See `HistoryPanel.tsx`.
 * @example
 * <HistoryPanel resource={slips} id={id} />
 */
export function HistoryPanel<T extends StoredRecord, I extends object>(props: HistoryPanelProps<T, I>) {
  const { HistoryPanel: Shown } = lists.use();
  return <Shown<T, I> {...props} />;
}

/**
 * See `ExportMenu.tsx`.
 * @example
 * <ExportMenu onExport={(format) => save(format)} failed="The slips could not be exported." />
 */
export function ExportMenu(props: ExportMenuProps) {
  const { ExportMenu: Shown } = lists.use();
  return <Shown {...props} />;
}

/**
 * See `OwnRecords.tsx`.
 * @example
 * <OwnRecords resource={slips} of={{ employeeId: id }} title="Slips" none="No slips yet." alsoRefresh={[]} />
 */
export function OwnRecords<T extends StoredRecord, I extends object>(props: OwnRecordsProps<T, I>) {
  const { OwnRecords: Shown } = lists.use();
  return <Shown<T, I> {...props} />;
}

/**
 * See `Pager.tsx`.
 * @example
 * <Pager kind="sizes" page={1} size={10} total={120} onChange={setPage} />
 */
export function Pager(props: PagerProps) {
  const { Pager: Shown } = lists.use();
  return <Shown {...props} />;
}

/**
 * See `PageActs.tsx`.
 * @example
 * <PageHeader title="Payroll" actions={<PageActs acts={[{ label: 'Add slip', place: 'main', onClick: add }]} />} />
 */
export function PageActs(props: PageActsProps) {
  const { PageActs: Shown } = lists.use();
  return <Shown {...props} />;
}

/**
 * See `PageIndex.tsx`.
 * @example
 * <PageIndex>{panels}</PageIndex>
 */
export function PageIndex(props: { children: ReactNode }) {
  const { PageIndex: Shown } = lists.use();
  return <Shown {...props} />;
}

/**
 * See `RecordPage.tsx`.
 * @example
 * <RecordPage resource={slips} id={id} list={{ label: 'Payroll', to: '/dashboard/payroll' }}>
 *   {(slip) => <Money paise={slip.amountPaise} />}
 * </RecordPage>
 */
export function RecordPage<T extends StoredRecord, I extends object>(props: RecordPageProps<T, I>) {
  const { RecordPage: Shown } = lists.use();
  return <Shown<T, I> {...props} />;
}

/**
 * See `RecordPanels.tsx`.
 * @example
 * <RecordPanels slot="record.employee" record={employee} />
 */
export function RecordPanels<S extends RecordSlot>(props: RecordPanelsProps<S>) {
  const { RecordPanels: Shown } = lists.use();
  return <Shown<S> {...props} />;
}

/**
 * See `RelatedRecords.tsx`.
 * @example
 * <RelatedRecords<Slip>
 *   title="Slips"
 *   path="m/mfe-payroll/slips"
 *   query={{ employeeId: id }}
 *   columns={slips.columns}
 *   rowTitle={({ employee }) => employee}
 *   none="No slips yet."
 * />
 */
export function RelatedRecords<T extends StoredRecord>(props: RelatedRecordsProps<T>) {
  const { RelatedRecords: Shown } = lists.use();
  return <Shown<T> {...props} />;
}

/**
 * See `ResourceTable.tsx`.
 * @example
 * <ResourceTable
 *   resource={slips}
 *   actions={() => [{ kind: 'edit', label: 'Edit', onClick: edit, inline: true }]}
 * />
 */
export function ResourceTable<T extends StoredRecord, I extends object>(props: ResourceTableProps<T, I>) {
  const { ResourceTable: Shown } = lists.use();
  return <Shown<T, I> {...props} />;
}

/**
 * See `Toolbar.tsx`.
 * @example
 * <Toolbar resource={slips} list={useResourceList(slips)} />
 */
export function Toolbar<T extends StoredRecord, I extends object>(props: ToolbarProps<T, I>) {
  const { Toolbar: Shown } = lists.use();
  return <Shown<T, I> {...props} />;
}

/**
 * See `useFormDrawer.tsx`.
 * @example
 * const { add, edit, drawer } = useFormDrawer(slips);
 */
export function useFormDrawer<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  options?: FormDrawerOptions<T, I>,
): FormDrawer<T> {
  return lists.use().useFormDrawer(resource, options);
}

/**
 * See `HistoryPanel.tsx`.
 * @example
 * const { action, drawer } = useHistoryDrawer(slips);
 */
export function useHistoryDrawer<T extends StoredRecord, I extends object>(
  resource: ToldResource<T, I> & Pick<ResourceDefinition<T, I>, 'name'>,
): HistoryDrawer {
  return lists.use().useHistoryDrawer(resource);
}

/**
 * See `useImport.tsx`.
 * @example
 * const { button, dialog } = useImport(slips);
 */
export function useImport<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
): ResourceImport {
  return lists.use().useImport(resource);
}

/**
 * See `useImport.tsx`.
 * @example
 * const sheet = { title: 'Slips', path: slips.path, record: slips.name, columns: [{ name: 'month', label: 'Month' }] };
 * const { button, template, dialog } = useWorkbookImport([sheet], 'Bring in old slips');
 */
export function useWorkbookImport(sheets: readonly WorkbookSheet[], title: string): WorkbookImport {
  return lists.use().useWorkbookImport(sheets, title);
}

/**
 * See `useMerge.tsx`.
 * @example
 * const { button, notice } = useMerge(slips, id, slip);
 */
export function useMerge<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  id: string,
  record: T | undefined,
): MergeOffer {
  return lists.use().useMerge(resource, id, record);
}

/**
 * See `useRecordActions.tsx`.
 * @example
 * const { addButton, actions, drawers } = useRecordActions(slips);
 */
export function useRecordActions<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  options?: FormDrawerOptions<T, I>,
): RecordActions<T> {
  return lists.use().useRecordActions(resource, options);
}

/**
 * See `useRemoveAction.tsx`.
 * @example
 * const remove = useRemoveAction(slips, { alsoRefresh: ['m/mfe-payroll/runs'] });
 */
export function useRemoveAction<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  options?: RemoveOptions<T>,
): RowAction<T> {
  return lists.use().useRemoveAction(resource, options);
}

/**
 * See `useResourceList.ts`.
 * @example
 * const list = useResourceList(slips, { state: 'draft' });
 */
export function useResourceList<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  fixed?: Query,
): ResourceList<T> {
  return lists.use().useResourceList(resource, fixed);
}

/**
 * See `useTogether.tsx`.
 * @example
 * const { ask, dialog } = useTogether();
 * const pay = (slips: readonly Slip[]) =>
 *   ask({
 *     path: 'm/mfe-payroll/slips/pay',
 *     title: 'Pay slips',
 *     rows: slips.map(({ id, employee }) => ({ id, name: employee })),
 *     choices: [{ label: (count) => `Pay ${count}`, done: save }],
 *   });
 */
export function useTogether(): Together {
  return lists.use().useTogether();
}

/** The parts of record pages, mainly lists: loaded by pages, but not by the dashboard. */

export { HistoryPanel, useHistoryDrawer } from '../HistoryPanel';
export { useImport, useWorkbookImport } from '../import/useImport';
export { useMerge } from '../merge/useMerge';
export { PageActs } from '../page/PageActs';
export { OwnRecords } from '../record/OwnRecords';
export { PageIndex } from '../record/PageIndex';
export { RecordPage } from '../record/RecordPage';
export { RecordPanels } from '../record/RecordPanels';
export { RelatedRecords } from '../record/RelatedRecords';
export { useRecordActions } from '../record/useRecordActions';
export { useTogether } from '../together/useTogether';
export { useFormDrawer } from '../useFormDrawer';
export { useRemoveAction } from '../useRemoveAction';
export { ExportMenu } from './menus/ExportMenu';
export { Pager } from './Pager';
export { ResourceTable } from './ResourceTable';
export { Toolbar } from './Toolbar';
export { useResourceList } from './useResourceList';

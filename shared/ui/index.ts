/** The console's design system over antd. One instance, provided by the shell. README.md shows a whole resource. */

export { attempt } from './attempt';
export { ChartFrame, type ChartFrameProps } from './ChartFrame';
export {
  DateText,
  EmailLink,
  FileLink,
  type FileLinkProps,
  Money,
  NumberCell,
  PhoneLink,
  StatusDot,
  type Tone,
} from './cells';
export { useFocusReturn } from './focus';
export type { DateInputProps } from './form/DateInput';
export type { FileInputProps } from './form/FileInput';
export type { Field, FieldControl } from './form/field';
export { type Option, toOptions } from './form/field';
export { ANOTHER, useFormError, useFormValue, useSetFormValue, useSubmitForm } from './form/formState';
export {
  CompanyInput,
  DateInput,
  FileInput,
  LetterheadForm,
  letterheadResource,
  MoneyInput,
  MonthInput,
  RecordSelect,
  ResourceForm,
  SchemaForm,
  SuggestInput,
  TextInput,
  useLetterhead,
} from './form/laterForms';
export type { MoneyInputProps } from './form/MoneyInputProps';
export type { MonthInputProps } from './form/MonthInput';
export type { ResourceFormProps } from './form/ResourceForm';
export type { SchemaFormProps } from './form/SchemaForm';
export type { SuggestInputProps } from './form/SuggestInput';
export type { TextInputProps } from './form/TextInput';
export { type Currency, formatCount, formatDate, formatInstant, formatMoney, formatNumber } from './format';
export type { HistoryDrawer, HistoryPanelProps } from './HistoryPanel';
export type { ResourceImport } from './import/useImport';
export { LinksToSend, type LinksToSendProps, type LinkToSend } from './LinksToSend';
export type { LetterheadFormProps } from './letterhead/LetterheadForm';
export type { MergeOffer } from './merge/useMerge';
export { type InterfaceHost, PlatformUi } from './PlatformUi';
export { LinkTabs, type LinkTabsProps } from './page/LinkTabs';
export {
  Columns,
  type ColumnsProps,
  Row,
  type RowProps,
  type Space,
  Stack,
  type StackProps,
  Text,
  type TextProps,
} from './page/layout';
export type { PageActsProps } from './page/PageActs';
export { type Crumb, PageHeader, type PageHeaderProps } from './page/PageHeader';
export { Panel, type PanelProps } from './page/Panel';
export type { PageAct } from './page/pageAct';
export { useAction } from './page/useAction';
export type { CompanyInputProps } from './record/CompanyInput';
export { type Fact, Facts } from './record/Facts';
export type { OwnRecordsProps } from './record/OwnRecords';
export { RecordLink, type RecordLinkProps } from './record/RecordLink';
export type { RecordPageProps } from './record/RecordPage';
export type { RecordPanelsProps } from './record/RecordPanels';
export type { RecordSelectProps } from './record/RecordSelect';
export type { RelatedRecordsProps } from './record/RelatedRecords';
export type { RecordActions } from './record/useRecordActions';
export type { ListedRow, ResourceDefinition } from './resource';
export { SampleMark } from './SampleMark';
export { ShownOnce, type ShownOnceProps } from './ShownOnce';
export {
  EmptyState,
  FailedState,
  FailureNotice,
  LoadingState,
  type LoadingStateProps,
  NoMatchState,
  ResponseState,
  type ResponseStateProps,
} from './states';
export { ThemeProvider } from './ThemeProvider';
export type { BulkAction, BulkChosen, RowAction } from './table/bulk/rowAction';
export type { Selection } from './table/bulk/useListSelection';
export { useSelection } from './table/bulk/useSelection';
export type { Column, ColumnKind } from './table/column';
export { DataTable } from './table/DataTable';
export { EmptyList, type EmptyListProps } from './table/EmptyList';
export type { Filter } from './table/filter';
export {
  ExportMenu,
  HistoryPanel,
  OwnRecords,
  PageActs,
  PageIndex,
  Pager,
  RecordPage,
  RecordPanels,
  RelatedRecords,
  ResourceTable,
  Toolbar,
  useFormDrawer,
  useHistoryDrawer,
  useImport,
  useMerge,
  useRecordActions,
  useRemoveAction,
  useResourceList,
  useTogether,
  useWorkbookImport,
} from './table/laterLists';
export type { ExportFormat, ExportMenuProps } from './table/menus/ExportMenu';
export type { PagerProps } from './table/Pager';
export { usePrinting } from './table/PaperTable';
export type { ResourceTableProps } from './table/ResourceTable';
export { RowActions, type RowActionsProps } from './table/RowActions';
export { useOffered } from './table/useOffered';
export type { ResourceList } from './table/useResourceList';
export type { DataTableProps } from './table/useTableLayout';
export {
  describeFailure,
  errorSentence,
  type Failure,
  type FailureText,
  type ResourceTexts,
  resourceTexts,
} from './texts';
export type { CameTogether, TogetherAct, TogetherChoice } from './together/togetherAct';
export type { Together } from './together/useTogether';
export type { FormDrawer, FormDrawerOptions } from './useFormDrawer';
export type { RemoveOptions } from './useRemoveAction';

/** The console's design system over antd. One instance, provided by the shell. README.md shows a whole resource. */

export { ChartFrame, type ChartFrameProps } from './ChartFrame';
export { FileLink, type FileLinkProps } from './cells/FileLink';
export { StatusDot, type Tone } from './cells/StatusDot';
export { DateText, EmailLink, Money, NumberCell, PhoneLink } from './cells/values';
export { DateInput, type DateInputProps } from './form/DateInput';
export { FileInput, type FileInputProps } from './form/FileInput';
export type { Field, FieldControl } from './form/field';
export { useFormError, useFormValue, useSetFormValue, useSubmitForm } from './form/formContext';
export { MoneyInput, type MoneyInputProps } from './form/MoneyInput';
export { ResourceForm, type ResourceFormProps } from './form/ResourceForm';
export { ANOTHER, SchemaForm, type SchemaFormProps } from './form/SchemaForm';
export { SuggestInput, type SuggestInputProps } from './form/SuggestInput';
export { TextInput, type TextInputProps } from './form/TextInput';
export { type Currency, formatCount, formatDate, formatInstant, formatMoney, formatNumber } from './format';
export { HistoryPanel, type HistoryPanelProps } from './HistoryPanel';
export { type ResourceImport, useImport } from './import/useImport';
export { LetterheadForm, type LetterheadFormProps, useLetterhead } from './letterhead/LetterheadForm';
export { letterheadResource } from './letterhead/resource';
export { type Option, toOptions } from './option';
export { type InterfaceHost, PlatformUi } from './PlatformUi';
export { type Crumb, PageHeader, type PageHeaderProps } from './page/PageHeader';
export { Panel, type PanelProps } from './page/Panel';
export type { ResourceDefinition } from './resource';
export { LoadingState, type LoadingStateProps } from './states/LoadingState';
export { EmptyState, FailedState, NoMatchState } from './states/states';
export { ThemeProvider } from './ThemeProvider';
export type { Column, ColumnKind } from './table/column';
export { DataTable } from './table/DataTable';
export type { DataTableProps } from './table/dataTableProps';
export type { Filter } from './table/filter';
export { Pager, type PagerProps } from './table/Pager';
export { ResourceTable, type ResourceTableProps } from './table/ResourceTable';
export { RowActions, type RowActionsProps } from './table/RowActions';
export type { BulkAction, RowAction } from './table/rowAction';
export { Toolbar } from './table/Toolbar';
export { usePrinting } from './table/usePrinting';
export { type ResourceList, useResourceList } from './table/useResourceList';
export { type Selection, useSelection } from './table/useSelection';
export {
  describeFailure,
  errorSentence,
  type Failure,
  type FailureText,
  type ResourceTexts,
  resourceTexts,
} from './texts';
export { useFocusReturn } from './useFocusReturn';
export { type FormDrawer, type FormDrawerOptions, useFormDrawer } from './useFormDrawer';
export { type HistoryDrawer, useHistoryDrawer } from './useHistoryDrawer';
export { useRemoveAction } from './useRemoveAction';

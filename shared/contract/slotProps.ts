/** What is promised of every record. */
export interface AnyRecord {
  id: string;
  version: number;
}

/** What is promised of the records whose pages have slots: the product names them (shared/product/product.ts). */
// oxlint-disable-next-line typescript/no-empty-object-type -- the product adds its own
export interface SlotRecords {}

/** What a panel or tab of a record is given. */
export interface RecordProps<K extends keyof SlotRecords> {
  id: string;
  /** As the page around it has it now. */
  record: SlotRecords[K];
}

/** What an act on rows of a list is given; it is rendered once it was chosen. */
interface RowsProps {
  /** The rows that it was chosen for; one, for an act of a row. */
  rows: readonly { id: string }[];
  /** Ends the selection: the list is as before, with the stored values. */
  onClose: () => void;
}

/**
 * The props of a contribution's component, by its slot; the product adds those of its records. Slots that are not here
 * take static data alone.
 */
export interface SlotProps {
  'dashboard.card': object;
  'list.row-action': RowsProps;
  'list.bulk-action': RowsProps;
  'palette.command': { /** Ends the command. */ onClose: () => void };
  'settings.page': object;
}

/** A slot whose contributions have a component. */
export type RenderedSlot = keyof SlotProps;

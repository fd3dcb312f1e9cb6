/** The guaranteed fields of every record. */
export interface AnyRecord {
  id: string;
  version: number;
}

/** The guaranteed fields of records with slots on their pages; the product lists them (shared/product/product.ts). */
// oxlint-disable-next-line typescript/no-empty-object-type -- the product adds its own
export interface SlotRecords {}

/** The props of a record's panel or tab. */
export interface RecordProps<K extends keyof SlotRecords> {
  id: string;
  /** The record's current data. */
  record: SlotRecords[K];
}

/** The props of an action on list rows; it is rendered when chosen. */
interface RowsProps {
  /** The rows it was chosen for; a single one for a row action. */
  rows: readonly { id: string }[];
  /** Clears the selection and refetches the list. */
  onClose: () => void;
}

/**
 * The props of a contribution's component, by slot; the product adds those of its records. Other slots only take static
 * data.
 */
export interface SlotProps {
  'dashboard.card': object;
  'list.row-action': RowsProps;
  'list.bulk-action': RowsProps;
  'palette.command': { /** Closes the command. */ onClose: () => void };
  'settings.page': object;
}

/** A slot whose contributions have a component. */
export type RenderedSlot = keyof SlotProps;

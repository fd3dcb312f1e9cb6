import type { StoredRecord } from 'shared/platform';
import type { ZodType } from 'zod';
import type { Field } from './form/field';
import type { Column } from './table/column';
import type { Filter } from './table/filter';
import type { ResourceTexts } from './texts';

/**
 * A record as a list answers it that is asked for these fields alone: what else it has can't be read by mistake. A column,
 * title or act that needs another field names it among them; a form asks for the whole record.
 */
export type ListedRow<T extends StoredRecord, F extends readonly (keyof T)[]> = Pick<
  T,
  F[number] | (keyof T & keyof StoredRecord)
>;

/**
 * Everything a screen needs to know of one resource, as data: `ResourceTable`, `ResourceForm`,
 * `useFormDrawer`, `useHistoryDrawer` and `useImport` all read it.
 * `T` is the stored record, `I` the input that creates or updates one.
 */
export interface ResourceDefinition<T extends StoredRecord, I extends object = Omit<T, keyof StoredRecord>> {
  /** Below the API base, without a slash at either end: `suppliers`, `ultrahrms/companies`. */
  path: string;
  /** In small letters, as in the middle of a sentence: `{ one: 'supplier', many: 'suppliers' }`. */
  name: { one: string; many: string };
  /** The words of its states; what is left out is made from the name. */
  texts?: Partial<ResourceTexts>;
  /** A record's name for people: in a confirmation, a card's title, a button's label. */
  title: (row: T) => string;
  columns: readonly Column<T>[];
  /** All that columns, title and acts read of a row: its list asks for these fields alone. `T` is a `ListedRow` then. By default whole records. */
  listed?: readonly (keyof T & string)[];
  /** The filters above the list. By default none. */
  filters?: readonly Filter[];
  /** `name` or `-date,name`, as the API sorts. By default the server's order. */
  defaultSort?: string;
  /** `sizes`: 10, 20, 50, 100 with First, Prev, Next, Last. `numbered`: ten a page, Prev, numbers, Next, "Showing x - y of n". By default `sizes`. */
  pager?: 'sizes' | 'numbered';
  /** The search box's placeholder: "Name or city". By default "Search <many>"; false hides the box. */
  search?: string | false;
  /** Whether the list offers its rows as CSV. By default true. */
  exportable?: boolean;
  fields: readonly Field<I>[];
  /** Labels and formats, in its history, of what no form asks for or what reads differently there. By default made from each name. */
  history?: readonly Field<object>[];
  /** The right by which a stored record is changed. By default `<path>:write`. */
  editRight?: string;
  /** Checks and normalises what was typed; the same schema the server uses, from shared/domain. */
  schema: ZodType<I, unknown>;
  /** The fields of a new record's form, where they differ from a stored one's. By default `fields` and `schema`. */
  adding?: { fields: readonly Field<I>[]; schema: ZodType<I, unknown> };
  /**
   * The fields by which one record is told from all others, as the server's `keys`: its form names who has the same. One
   * that the server would `refuse` is not offered to be saved. By default none.
   */
  keys?: Readonly<Partial<Record<keyof I & string, 'refuse' | 'warn'>>>;
  /** Whether two of its records can become one, as the server's `merges`: their page and history offer it. By default false. */
  merges?: boolean;
  /** A new record's initial values. By default every field is empty. */
  defaults?: Partial<I>;
}

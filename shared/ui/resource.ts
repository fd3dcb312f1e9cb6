import type { StoredRecord } from 'shared/platform';
import type { ZodType } from 'zod';
import type { Field } from './form/field';
import type { Column } from './table/column';
import type { Filter } from './table/filter';
import type { ResourceTexts } from './texts';

/**
 * A row of a list that requests only these fields: reading others is a type error. A column, title or action that needs
 * another field must list it; forms fetch the whole record.
 */
export type ListedRow<T extends StoredRecord, F extends readonly (keyof T)[]> = Pick<
  T,
  F[number] | (keyof T & keyof StoredRecord)
>;

/**
 * Everything a screen needs to know about a resource, as data: used by `ResourceTable`, `ResourceForm`,
 * `useFormDrawer`, `useHistoryDrawer` and `useImport`. `T` is the stored record, `I` the input that creates or updates
 * one.
 */
export interface ResourceDefinition<T extends StoredRecord, I extends object = Omit<T, keyof StoredRecord>> {
  /** The API path, without leading and trailing slash: `suppliers`, `ultrahrms/companies`. */
  path: string;
  /** In lower case, for the middle of a sentence: `{ one: 'supplier', many: 'suppliers' }`. */
  name: { one: string; many: string };
  /** The texts of its states; missing ones are derived from the name. */
  texts?: Partial<ResourceTexts>;
  /** A record's display name: in a confirmation, a card's title, a button's label. */
  title: (row: T) => string;
  columns: readonly Column<T>[];
  /**
   * The fields that columns, title and actions read: the list requests only these. `T` is then a `ListedRow`. By
   * default whole records.
   */
  listed?: readonly (keyof T & string)[];
  /** The filters above the list. By default none. */
  filters?: readonly Filter[];
  /** `name` or `-date,name`, as in the API. By default the server's order. */
  defaultSort?: string;
  /** `sizes`: 10, 20, 50, 100 with First, Prev, Next, Last. `numbered`: ten a page, Prev, numbers, Next, "Showing x - y of n". By default `sizes`. */
  pager?: 'sizes' | 'numbered';
  /** The search box's placeholder: "Name or city". By default "Search <many>"; false hides the box. */
  search?: string | false;
  /** Whether the list can be exported as CSV. By default true. */
  exportable?: boolean;
  fields: readonly Field<I>[];
  /**
   * Labels and formats in the history for fields without a form field, or with different ones there. By default derived
   * from the names.
   */
  history?: readonly Field<object>[];
  /** The right to change a record. By default `<path>:write`. */
  editRight?: string;
  /** Validates and normalises the input; the same schema as on the server, from shared/domain. */
  schema: ZodType<I, unknown>;
  /** The fields of a new record's form, if they differ. By default `fields` and `schema`. */
  adding?: { fields: readonly Field<I>[]; schema: ZodType<I, unknown> };
  /**
   * The unique fields, as in the server's `keys`: the form shows records with the same value. If the server would
   * `refuse`, the form can't be saved. By default none.
   */
  keys?: Readonly<Partial<Record<keyof I & string, 'refuse' | 'warn'>>>;
  /**
   * Whether two records can be merged, as in the server's `merges`: their page and history offer it. By default false.
   */
  merges?: boolean;
  /** A new record's initial values. By default every field is empty. */
  defaults?: Partial<I>;
}

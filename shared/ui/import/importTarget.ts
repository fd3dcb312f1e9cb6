import type { WorkbookSheet } from 'shared/domain/workbook/workbookSheet';
import type { Field } from '../form/field';

/** The names of a sheet's rows. */
export interface ImportTarget {
  /** The resource that stores them. */
  path: string;
  name: { one: string; many: string };
  /** The fields that a sheet can contain. */
  fields: readonly Field<object>[];
  /** The headings in the resource's list. */
  titles: Readonly<Record<string, string>>;
  /** The matching sheet of a workbook. By default the user chooses. */
  sheet?: WorkbookSheet;
}

/** A workbook's sheet during import. */
export function targetOf(sheet: WorkbookSheet): ImportTarget {
  const fields = sheet.columns.map(({ hint, ...column }) => ({ ...column, help: hint }));
  return {
    path: sheet.path,
    name: sheet.record,
    fields: fields as unknown as ImportTarget['fields'],
    titles: {},
    sheet,
  };
}

/** A field's name. */
export const labelIn =
  ({ fields }: ImportTarget) =>
  (of: string): string =>
    fields.find((field) => field.name === of)?.label ?? of;

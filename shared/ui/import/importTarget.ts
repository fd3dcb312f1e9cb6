import type { WorkbookSheet } from 'shared/domain/workbook/workbookSheet';
import type { Field } from '../form/field';

/** The names of a sheet's rows. */
export interface ImportTarget {
  /** The resource that they are stored in. */
  path: string;
  name: { one: string; many: string };
  /** The fields that a sheet can fill. */
  fields: readonly Field<object>[];
  /** What the list calls them. */
  titles: Readonly<Record<string, string>>;
  /** The sheet of a workbook that they come from. By default whichever somebody chooses. */
  sheet?: WorkbookSheet;
}

/** A sheet of a workbook as its rows are imported. */
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

import type { CsvCell } from '../tables/csv';

/** A column of a sheet that people fill in: which field of the record it is, and what its heading, its hint and the example say. */
export interface WorkbookColumn {
  /** The input's field. */
  name: string;
  /** The heading. */
  label: string;
  /** By default text. Amounts are rupees in the sheet. */
  kind?: 'money' | 'number' | 'date' | 'checkbox' | 'select';
  /** Of a select. */
  options?: readonly (string | { value: string; label: string })[];
  /** Two digits of a year never lie in the future. By default false. */
  past?: boolean;
  /** Whether a row needs it. By default false. */
  required?: boolean;
  /** Above the heading: what belongs there. By default nothing. */
  hint?: string;
  /** The path of the resource whose records it names; earlier sheets may add them. By default none. */
  names?: string;
  /** The example row's value. By default empty. */
  example?: CsvCell;
}

/** A sheet of a workbook: rows of one resource. Rows of later sheets may name records that it adds. */
export interface WorkbookSheet {
  /** The sheet's name. */
  title: string;
  /** The resource that its rows are stored in. */
  path: string;
  /** In small letters, as in the middle of a sentence. */
  record: { one: string; many: string };
  columns: readonly WorkbookColumn[];
  /** The fields by which later sheets name its records. By default none does. */
  named?: readonly string[];
  /** A row needs at least one of these fields, by which a second import finds its record. By default rows need none. */
  toldBy?: readonly string[];
  /** Adds to a row what the sheet says by being this one. By default nothing. */
  complete?(row: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** The beginning of an example row's first cell: such a row is not read. */
const EXAMPLE = 'Example: ';

/** Whether a row is the template's example, by its first cell. */
export const isExample = (first: string): boolean => first.startsWith(EXAMPLE.trim());

/** The content of a sheet in the template: hints, headings and an example. */
export function templateLines({ columns }: WorkbookSheet): CsvCell[][] {
  const hintOf = ({ hint, required, options }: WorkbookColumn) => {
    const choices = options?.map((option) => (typeof option === 'string' ? option : option.label)).join(', ');
    return [required && 'Required.', hint, choices && choices.length < 120 && `${choices}.`].filter(Boolean).join(' ');
  };
  const example = columns.map((column, place) =>
    place === 0 ? `${EXAMPLE}${String(column.example)}` : column.example,
  );
  return [columns.map(hintOf), columns.map(({ label }) => label), example];
}

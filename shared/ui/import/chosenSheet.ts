import type { OpenTable } from 'shared/domain/tables/openTable';
import type { ParsedCsv } from 'shared/domain/tables/parseLines';
import { isExample } from 'shared/domain/workbook/workbookSheet';
import type { ImportTarget } from './importTarget';
import { type ColumnMap, knownHeading, mapColumns } from './mapColumns';
import { type ChosenValues, monthFirstIn, type ReadRow, readRows } from './readRows';

/** A sheet of a chosen file, and what its columns and values mean. */
export interface ChosenSheet {
  target: ImportTarget;
  /** Its place in the file. */
  place: number;
  parsed: ParsedCsv;
  map: ColumnMap;
  values: ChosenValues;
  /** The month comes before the day in its days; undefined while the file says it itself. */
  monthFirst?: boolean;
}

/** A chosen sheet with what its rows say. */
export interface SheetRows extends ChosenSheet {
  rows: readonly ReadRow[];
  /** Whether the month comes first, as the rows say; undefined where they don't, null without days. */
  ownOrder: boolean | undefined | null;
}

/** Opens a sheet of a file, by its place, to be stored as the target says; the template's example is not among its rows. */
export function chooseSheet(file: OpenTable, place: number, target: ImportTarget): ChosenSheet {
  const { fields, titles, sheet } = target;
  const parsed = file.parse(place, knownHeading(fields, titles));
  const [first = ''] = parsed.keys;
  const rows = sheet ? parsed.rows.filter(({ values }) => !isExample(values[first] ?? '')) : parsed.rows;
  return { target, place, parsed: { ...parsed, rows }, map: mapColumns(parsed.keys, fields, titles), values: {} };
}

const plain = (name: string) => name.trim().toLowerCase();

/** The sheets of a workbook that are called as those of the targets, in the order of the targets, but for empty ones; and the names of the others. */
export function chooseSheets(
  file: OpenTable,
  targets: readonly ImportTarget[],
): { chosen: ChosenSheet[]; others: string[] } {
  const isOf = ({ sheet }: ImportTarget, name: string) => plain(sheet?.title ?? '') === plain(name);
  return {
    chosen: targets.flatMap((target) => {
      const place = file.sheets.findIndex((name) => isOf(target, name));
      const chosen = place < 0 ? undefined : chooseSheet(file, place, target);
      return chosen && chosen.parsed.rows.length + chosen.parsed.problems.length > 0 ? chosen : [];
    }),
    others: file.sheets.filter((name) => !targets.some((target) => isOf(target, name))),
  };
}

/** A row as its sheet completes it; one by which nothing could be found again is refused. */
function completed({ sheet }: ImportTarget, row: ReadRow): ReadRow {
  if (!sheet) return row;
  const input = sheet.complete?.(row.input) ?? row.input;
  const [surest = '', ...others] = sheet.toldBy ?? [];
  if (surest === '' || [surest, ...others].some((field) => input[field] !== undefined)) return { ...row, input };
  const msg = 'Fill it in, so that the file is not stored twice when it is imported again.';
  return { ...row, input, unread: [...row.unread, { path: surest, msg }] };
}

/** Reads the rows of a chosen sheet. */
export function rowsOf(chosen: ChosenSheet): SheetRows {
  const { target, parsed, map, values, monthFirst } = chosen;
  const ownOrder = monthFirstIn(parsed, map, target.fields);
  const rows = readRows(parsed, map, target.fields, values, monthFirst ?? ownOrder ?? false);
  return { ...chosen, ownOrder, rows: rows.map((row) => completed(target, row)) };
}

import type { OpenTable } from 'shared/domain/tables/openTable';
import type { ParsedCsv } from 'shared/domain/tables/parseLines';
import { isExample } from 'shared/domain/workbook/workbookSheet';
import type { ImportTarget } from './importTarget';
import { type ColumnMap, knownHeading, mapColumns } from './mapColumns';
import { type ChosenValues, monthFirstIn, type ReadRow, readRows } from './readRows';

/** A sheet of a chosen file, with its column and value mapping. */
export interface ChosenSheet {
  target: ImportTarget;
  /** Its index in the file. */
  place: number;
  parsed: ParsedCsv;
  map: ColumnMap;
  values: ChosenValues;
  /** Whether dates have the month before the day; undefined if the file makes it clear. */
  monthFirst?: boolean;
}

/** A chosen sheet with its parsed rows. */
export interface SheetRows extends ChosenSheet {
  rows: readonly ReadRow[];
  /** Whether the month comes first, according to the rows; undefined if they don't tell, null without dates. */
  ownOrder: boolean | undefined | null;
}

/** Opens a file's sheet by index for a target; skips the template's example row. */
export function chooseSheet(file: OpenTable, place: number, target: ImportTarget): ChosenSheet {
  const { fields, titles, sheet } = target;
  const parsed = file.parse(place, knownHeading(fields, titles));
  const [first = ''] = parsed.keys;
  const rows = sheet ? parsed.rows.filter(({ values }) => !isExample(values[first] ?? '')) : parsed.rows;
  return { target, place, parsed: { ...parsed, rows }, map: mapColumns(parsed.keys, fields, titles), values: {} };
}

const plain = (name: string) => name.trim().toLowerCase();

/**
 * The sheets of a workbook that match targets by name, in target order, without empty ones; and the names of the
 * others.
 */
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

/** A row completed by its sheet; rejected without what the sheet needs, or if no record can be matched to it. */
function completed({ sheet }: ImportTarget, row: ReadRow): ReadRow {
  if (!sheet) return row;
  const input = sheet.complete?.(row.input) ?? row.input;
  const isMissing = (field: string) => input[field] === undefined && !row.unread.some(({ path }) => path === field);
  const [surest = '', ...others] = sheet.toldBy ?? [];
  const isTold = surest === '' || [surest, ...others].some((field) => input[field] !== undefined);
  const needed = sheet.columns.filter(({ name, required }) => required && name !== surest && isMissing(name));
  return {
    ...row,
    input,
    unread: [
      ...row.unread,
      ...needed.map(({ name }) => ({ path: name, msg: 'Fill it in. The sheet needs it.' })),
      ...(isTold
        ? []
        : [
            {
              path: surest,
              msg: 'Fill it in. Without it, the row would be added again when the file is imported again.',
            },
          ]),
    ],
  };
}

/** Parses the rows of a chosen sheet. */
export function rowsOf(chosen: ChosenSheet): SheetRows {
  const { target, parsed, map, values, monthFirst } = chosen;
  const ownOrder = monthFirstIn(parsed, map, target.fields);
  const rows = readRows(parsed, map, target.fields, values, monthFirst ?? ownOrder ?? false);
  return { ...chosen, ownOrder, rows: rows.map((row) => completed(target, row)) };
}

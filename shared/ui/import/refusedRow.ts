import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { SheetRows } from './chosenSheet';
import type { ImportTarget } from './importTarget';
import type { JudgedRows } from './judgedRows';

/** A refused row of a workbook's sheet, by what later sheets would call its record. */
export interface RefusedRow {
  path: string;
  /** In small letters. */
  names: readonly string[];
  /** Where it is: "line 3 of the sheet People". */
  where: string;
}

const plain = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** A sheet's refused rows. */
export function refusedOf({ path, sheet }: ImportTarget, { all }: JudgedRows): RefusedRow[] {
  return all
    .filter(({ verdict: { state } }) => state === 'refused')
    .map(({ row, input }) => ({
      path,
      names: (sheet?.named ?? []).map((field) => plain(input[field])).filter(Boolean),
      where: `Line ${row.line} of the sheet ${sheet?.title}`,
    }));
}

/** Whether a text, or each of its parts between commas, is a name of the row. */
const isCalled = ({ names }: RefusedRow, text: string) =>
  names.includes(plain(text)) || text.split(',').every((part) => names.includes(plain(part)));

/** The results of a sheet's rows; those that name no record because its row is refused say which row that is. */
export function sayRefused(
  { target: { sheet }, rows }: SheetRows,
  verdicts: readonly RowVerdict[],
  refused: readonly RefusedRow[],
): RowVerdict[] {
  const pathOf = new Map(sheet?.columns.map(({ name, names }) => [name, names]));
  return verdicts.map((verdict, place) => ({
    ...verdict,
    errors: verdict.errors.map((error) => {
      const text = rows[place]?.input[error.path];
      const first =
        typeof text === 'string' && refused.find((row) => row.path === pathOf.get(error.path) && isCalled(row, text));
      return first
        ? { ...error, msg: `${first.where} adds “${text}”, and is refused. Correct that line first.` }
        : error;
    }),
  }));
}

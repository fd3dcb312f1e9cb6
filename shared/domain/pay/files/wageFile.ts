import type { AmountCell, CsvCell } from '../../tables/csv';
import { rupeeText } from '../../text/money';
import type { FileFinding, FileMonth, Finding } from './fileMonth';

/** Whom a file is for. */
export const fileGroups = ['Portals', 'Banks', 'Registers'] as const;
export type FileGroup = (typeof fileGroups)[number];

/** How the lines of a file are written: plain text with a separator, or a table that a spreadsheet opens; `xls` has every cell as text. */
export type FileForm =
  | { kind: 'text'; ending: 'txt' | 'csv'; separator: string; hasHeading: boolean }
  | { kind: 'csv' }
  | { kind: 'xls' }
  | { kind: 'xlsx' };

/** One layout as data: whose rows, and what each column holds of one. */
export interface FileLayout<Row> {
  id: string;
  title: string;
  /** What it is, and where it goes, in a sentence. */
  purpose: string;
  group: FileGroup;
  form: FileForm;
  /** The file's name without its ending. */
  name(month: string): string;
  rows(of: FileMonth): readonly Row[];
  columns: readonly (readonly [title: string, of: (row: Row, number: number, month: FileMonth) => CsvCell])[];
  /** A last line of its own. By default none. */
  last?(rows: readonly Row[]): readonly CsvCell[];
  /** Whom a row is about. By default nobody. */
  who?(row: Row): { employeeId: string; name: string };
  /** What a portal would refuse of a row. By default nothing. */
  check?(row: Row, of: FileMonth): readonly Finding[];
  /** The value that must be unique in a file, with its name: a UAN. By default none. */
  once?: readonly [label: string, of: (row: Row) => string];
  /** Two rows may have it, a couple one bank account: that is asked, and neither is left out. By default it is refused. */
  isOnceAsked?: boolean;
  /** The same of the month as a whole. By default nothing. */
  checkMonth?(of: FileMonth): readonly FileFinding[];
  /** What a return says of a row, to tell later what changed since. By default nothing. */
  figures?(row: Row): string;
  /** It is listed only while it has rows. By default it always is. */
  isOptional?: boolean;
  /** What is paid by a row, in paise; with it the file has a sum. */
  paise?(row: Row): number;
}

/** A file of a month as it would be made now: with the people that the portal accepts. */
export interface MadeFile {
  lines: CsvCell[][];
  findings: FileFinding[];
  /** How many rows it has. */
  rows: number;
  /** How many rows have to be mended first: they are not in it. */
  toMend: number;
  /** How many rows it goes without, though nobody waits for them. */
  leftOut: number;
  /** Whether the month itself has to be. */
  isStopped: boolean;
  /** Null for a file that pays nothing. */
  totalPaise: number | null;
  /** What is kept of each person once it is handed in. */
  figures: { employeeId: string; figures: string }[];
}

/** A file that can be made of a month. */
export interface WageFile
  extends Pick<FileLayout<never>, 'id' | 'title' | 'purpose' | 'group' | 'form' | 'name' | 'isOptional'> {
  make(of: FileMonth): MadeFile;
}

function secondsOf<Row>({ once, who, isOnceAsked }: FileLayout<Row>, rows: readonly Row[]): ReadonlyMap<Row, Finding> {
  const found = new Map<Row, Finding>();
  if (!once || !who) return found;
  const [label, of] = once;
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = of(row);
    const other = first.get(key);
    if (key === '') continue;
    if (other === undefined) first.set(key, row);
    else {
      const same = `${who(other).name} has the same ${label}`;
      const text = isOnceAsked
        ? `${same}. Is it theirs together? If not, correct one.`
        : `${same}. Correct one of the two.`;
      found.set(row, { text, stops: isOnceAsked !== true });
    }
  }
  return found;
}

/** Makes a file of a layout. */
export function defineFile<Row>(layout: FileLayout<Row>): WageFile {
  const { id, title, purpose, group, form, name, columns, isOptional } = layout;
  return {
    ...{ id, title, purpose, group, form, name, isOptional },
    make(of) {
      const all = layout.rows(of);
      const seconds = secondsOf(layout, all);
      const found = all.flatMap((row) => {
        const second = seconds.get(row);
        const findings = [...(layout.check?.(row, of) ?? []), ...(second ? [second] : [])];
        return findings.map((finding) => ({ row, finding }));
      });
      const refused = new Set(found.filter(({ finding }) => finding.stops).map(({ row }) => row));
      const waitsFor = new Set(
        found.filter(({ finding }) => finding.stops && finding.leavesOut !== true).map(({ row }) => row),
      );
      const ofMonth = layout.checkMonth?.(of) ?? [];
      const rows = all.filter((row) => !refused.has(row));
      const hasHeading = form.kind !== 'text' || form.hasHeading;
      const lines = rows.map((row, index) => columns.map(([, cell]) => cell(row, index + 1, of)));
      const last = layout.last?.(rows);
      return {
        lines: [...(hasHeading ? [columns.map(([heading]) => heading)] : []), ...lines, ...(last ? [[...last]] : [])],
        findings: [
          ...ofMonth,
          ...found.map(({ row, finding: { text, stops } }) => ({
            ...{ employeeId: '', name: '', ...layout.who?.(row), text, stops },
          })),
        ],
        rows: rows.length,
        toMend: waitsFor.size,
        leftOut: refused.size - waitsFor.size,
        isStopped: ofMonth.some(({ stops, employeeId }) => stops && employeeId === ''),
        figures: rows.flatMap((row) => {
          const employeeId = layout.who?.(row).employeeId ?? '';
          return employeeId === '' || !layout.figures ? [] : [{ employeeId, figures: layout.figures(row) }];
        }),
        totalPaise: layout.paise ? rows.reduce((sum, row) => sum + (layout.paise?.(row) ?? 0), 0) : null,
      };
    },
  };
}

const isAmount = (cell: CsvCell): cell is AmountCell => typeof cell === 'object' && cell !== null;

/** A cell as plain text; an amount in rupees with its paise. */
export const cellText = (cell: CsvCell): string => (isAmount(cell) ? rupeeText(cell.paise) : String(cell ?? ''));

/** Lines as plain text, a CRLF behind each; a separator within a cell becomes a space. */
export function writeText(lines: readonly (readonly CsvCell[])[], separator: string): string {
  const plain = (cell: CsvCell): string => {
    const one = cellText(cell).replace(/[\r\n\t]+/g, ' ');
    return separator === '' ? one : one.replaceAll(separator, ' ');
  };
  return lines.map((line) => `${line.map(plain).join(separator)}\r\n`).join('');
}

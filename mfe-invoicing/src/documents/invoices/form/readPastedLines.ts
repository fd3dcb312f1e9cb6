import { linePaise } from 'shared/domain/money/documents/linePaise';
import { DEFAULT_SAC, isSac } from 'shared/domain/money/documents/sac';
import { DEFAULT_UNIT, units } from 'shared/domain/money/documents/units';
import { parseRupees } from 'shared/domain/text/money';
import { readNumber } from 'shared/domain/text/readNumber';
import { type FormLine, newLine } from './invoiceForm';

/** What a spreadsheet column holds; ignored columns are row numbers. */
type Column = 'description' | 'sac' | 'quantity' | 'unit' | 'price' | 'amount' | 'aside';

/** A row as it was read. */
export interface PastedLine {
  line: FormLine;
  /** Sentences about the parts of the row that weren't understood; those parts stay in the line as typed. */
  problems: string[];
}

/** The result of reading a spreadsheet's cells. */
export interface Pasted {
  lines: PastedLine[];
  /** Rows that aren't lines, unchanged: headings and sums. */
  left: string[];
}

const headings: readonly [Exclude<Column, never>, RegExp][] = [
  ['aside', /^(s\.?|sr\.?|sl\.?|serial)\s*(no\.?|number)?$|^#$/i],
  ['sac', /\b(sac|hsn)\b/i],
  ['price', /\b(price|rate|per)\b/i],
  ['unit', /\b(unit|uom)\b/i],
  ['quantity', /\b(qty|quantity|days|hours|nos|persons|count|number)\b/i],
  ['amount', /\b(amount|total|value)\b/i],
  ['description', /desc|particular|item|service|detail|name|designation|post/i],
];
const sums = /^(sub\s*-?\s*|grand\s+)?total\b|^(c|s|i|ut)?gst\b|^round/i;

/** Splits spreadsheet cells from the clipboard: tab-separated; a quoted cell may contain line breaks. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    const cell = (quoted === undefined ? plain : quoted.replaceAll('""', '"')).replace(/\s+/g, ' ').trim();
    rows.at(-1)?.push(cell);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

const unitOf = (cell: string) =>
  units.find(({ code, title }) => {
    const typed = cell.toLowerCase().replace(/s$/, '');
    return [code, title.split(',')[0] ?? ''].some((word) => word.toLowerCase().replace(/s$/, '') === typed);
  })?.code;

/** The columns of a heading row; null for other rows. */
function byHeadings(row: readonly string[]): (Column | undefined)[] | null {
  if (row.some((cell) => parseRupees(cell) !== null)) return null;
  const columns = row.map((cell) => headings.find(([, words]) => words.test(cell))?.[0]);
  return new Set(columns.filter(Boolean)).size >= 2 ? columns : null;
}

/** Guesses what each column holds: SACs and units by their format, numbers by their order. */
function byContent(rows: readonly string[][]): (Column | undefined)[] {
  const width = Math.max(...rows.map((row) => row.length));
  const of = (column: number) => rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const kinds = Array.from({ length: width }, (_, column): 'number' | Column | undefined => {
    const cells = of(column);
    if (cells.length === 0) return undefined;
    const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
    if (most(isSac)) return 'sac';
    if (most((cell) => unitOf(cell) !== undefined)) return 'unit';
    return most((cell) => parseRupees(cell) !== null || readNumber(cell) !== null) ? 'number' : 'description';
  });
  const isSerial = (column: number) => rows.length > 1 && rows.every((row, index) => row[column] === String(index + 1));
  if (kinds[0] === 'number' && isSerial(0)) kinds[0] = 'aside';
  const numbers = kinds.filter((kind) => kind === 'number').length;
  const order: Column[] = numbers === 1 ? ['price'] : ['quantity', 'price', 'amount'];
  let place = 0;
  return kinds.map((kind) => (kind === 'number' ? order[place++] : kind));
}

function lineOf(row: readonly string[], columns: readonly (Column | undefined)[]): PastedLine {
  const problems: string[] = [];
  const cellsAs = (column: Column | undefined) => row.filter((cell, at) => cell !== '' && columns[at] === column);
  const [sac = ''] = cellsAs('sac');
  const [quantity = ''] = cellsAs('quantity');
  const [unit = ''] = cellsAs('unit');
  const [price = ''] = cellsAs('price');
  const [amount = ''] = cellsAs('amount');
  const others = cellsAs(undefined);
  const line: FormLine = {
    ...newLine(),
    description: [...cellsAs('description'), ...others].join(' · ').slice(0, 500),
  };
  if (others.length > 0)
    problems.push(`“${others.join('”, “')}” has no column of its own and was added to the description.`);
  if (sac !== '' && !isSac(sac)) {
    problems.push(`“${sac}” is no SAC; the line has ${DEFAULT_SAC}.`);
    line.description = `${line.description} (${sac})`.trim();
  } else line.sac = sac || DEFAULT_SAC;
  if (unit !== '' && unitOf(unit) === undefined) {
    problems.push(`“${unit}” is no unit; the line has ${DEFAULT_UNIT}.`);
    line.description = `${line.description} (${unit})`.trim();
  } else line.unit = unitOf(unit) ?? DEFAULT_UNIT;
  if (quantity !== '') {
    line.quantity = readNumber(quantity) ?? quantity;
    if (typeof line.quantity === 'string') problems.push(`“${quantity}” is no quantity.`);
  }
  if (price !== '') {
    line.pricePaise = parseRupees(price) ?? price;
    if (typeof line.pricePaise === 'string') problems.push(`“${price}” is no price.`);
  }
  if (amount !== '') settleAmount(line, amount, problems);
  return { line, problems };
}

/** The row's own amount supplies a missing price, or is compared with quantity times price. */
function settleAmount(line: FormLine, amount: string, problems: string[]): void {
  const paise = parseRupees(amount);
  const { quantity, pricePaise } = line;
  if (paise === null || typeof quantity !== 'number' || quantity <= 0)
    problems.push(`The amount “${amount}” was not used.`);
  else if (pricePaise === null) {
    const each = Math.round(paise / quantity);
    line.pricePaise = each;
    if (linePaise(quantity, each) !== paise)
      problems.push(`${quantity} × no whole price comes to ${amount}; check the price.`);
  } else if (typeof pricePaise === 'number' && linePaise(quantity, pricePaise) !== paise)
    problems.push(`Quantity × price is not the amount ${amount}; check them.`);
}

/**
 * Reads invoice lines from spreadsheet cells. Columns are recognised by their headings or values. Nothing is lost: a
 * cell that isn't understood stays in its line as typed, with a sentence about it.
 */
export function readPastedLines(text: string): Pasted {
  const rows = cellsOf(text);
  const headed = rows[0] && byHeadings(rows[0]);
  const body = headed ? rows.slice(1) : rows;
  const isSum = (row: readonly string[]) => sums.test(row.find((cell) => cell !== '') ?? '');
  const kept = body.filter((row) => !isSum(row));
  const columns = headed || (kept.length > 0 ? byContent(kept) : []);
  return {
    lines: kept.map((row) => lineOf(row, columns)),
    left: [...(headed && rows[0] ? [rows[0]] : []), ...body.filter(isSum)].map((row) =>
      row.filter(Boolean).join(' · '),
    ),
  };
}

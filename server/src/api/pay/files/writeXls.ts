import { ApiError } from '../../../core/errors';

/** The media type of a workbook of Excel 97 to 2003. */
export const XLS = 'application/vnd.ms-excel';

const SECTOR = 512;
/** A shorter stream would have to go into the mini stream. */
const LEAST_STREAM = 4096;
/** The number of table sectors listed in the header; each has 128 entries. */
const MOST_TABLES = 109;
const MOST_ROWS = 65_536;
/** A record holds 8,224 bytes; texts up to this length are never split. */
const MOST_LETTERS = 4000;
const MOST_RECORD = 8224;

const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

/** Whole numbers of 2 bytes, little-endian. */
const words = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
/** The same with 4 bytes. */
const longs = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);
const record = (kind: number, ...parts: Uint8Array[]) => {
  const data = Buffer.concat(parts);
  return Buffer.concat([words(kind, data.length), data]);
};

/** A text with its length, in 1 or 2 bytes, and the flag for 2-byte characters. */
const textOf = (text: string, lengthBytes: 1 | 2) =>
  Buffer.concat([words(text.length).subarray(0, lengthBytes), Buffer.of(1), Buffer.from(text, 'utf16le')]);

const beginning = (kind: number) => record(0x0809, words(0x0600, kind, 0x0dbb, 0x07cc), longs(0x41, 0x06));
const ending = record(0x000a);

/** A cell format: the first 15 are styles that Excel expects, the others are for cells. */
const format = (number: number, isStyle: boolean) =>
  record(0x00e0, words(0, number, isStyle ? 0xfff5 : 0x0001), Buffer.of(0x20, 0, 0, 0x04), longs(0, 0), words(0x20c0));
const STYLES = 15;
/** Excel’s own text format: the input stays unchanged. */
const AS_TEXT = 49;
/** The format of text cells follows the default cell format. */
const TEXT_FORMAT = STYLES + 1;

/** Each text once, with continuation records when one is full. */
function sharedTexts(texts: readonly string[], uses: number): Buffer {
  const records: Buffer[][] = [[longs(uses, texts.length)]];
  let size = 8;
  for (const text of texts) {
    const written = textOf(text, 2);
    if (size + written.length > MOST_RECORD) {
      records.push([]);
      size = 0;
    }
    records.at(-1)?.push(written);
    size += written.length;
  }
  return Buffer.concat(records.map((parts, index) => record(index === 0 ? 0x00fc : 0x003c, ...parts)));
}

/** The `Workbook` stream: globals, then the only sheet. */
function workbookOf(lines: readonly (readonly string[])[]): Buffer {
  const places = new Map<string, number>();
  let uses = 0;
  const rows = lines.flatMap((line, row) => {
    const cells = line.flatMap((cell, column) => {
      if (cell === '') return [];
      const text = cell.slice(0, MOST_LETTERS);
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      uses += 1;
      return [record(0x00fd, words(row, column, TEXT_FORMAT), longs(place))];
    });
    return [record(0x0208, words(row, 0, line.length, 0x00ff, 0, 0), longs(0x000f0100)), ...cells];
  });
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const font = record(0x0031, words(200, 0, 0x7fff, 400, 0), Buffer.alloc(4), textOf('Arial', 1));
  const styles = Array.from({ length: STYLES }, () => format(0, true));
  const before = Buffer.concat([
    ...[
      beginning(0x0005),
      record(0x0042, words(1200)),
      record(0x003d, words(0, 0, 0x3a5c, 0x23be, 0x38, 0, 0, 1, 600)),
    ],
    ...[font, font, font, font, ...styles, format(0, false), format(AS_TEXT, false)],
    record(0x0293, words(0x8000), Buffer.of(0, 0xff)),
  ]);
  const [name, texts] = [textOf('Sheet1', 1), sharedTexts([...places.keys()], uses)];
  const sheetAt = before.length + 10 + name.length + texts.length + ending.length;
  return Buffer.concat([
    ...[before, record(0x0085, longs(sheetAt), words(0), name), texts, ending],
    ...[beginning(0x0010), record(0x0200, longs(0, lines.length), words(0, columns, 0)), ...rows],
    record(0x023e, words(0x06b6, 0, 0, 0x40, 0, 0, 0), longs(0)),
    ending,
  ]);
}

/** A directory entry of a compound file: 5 is its root, 2 a stream. */
const entry = (name: string, kind: number, { child = FREE, start = END, size = 0 }) => {
  const letters = Buffer.alloc(64);
  letters.write(name, 'utf16le');
  const length = name === '' ? 0 : name.length * 2 + 2;
  const tree = [words(length), Buffer.of(kind, 1), longs(FREE, FREE, child)];
  return Buffer.concat([letters, ...tree, Buffer.alloc(36), longs(start, size, 0)]);
};

/**
 * Lines as an Excel 97–2003 workbook with one sheet of text cells, cut to 4,000 characters each. Structures by
 * Microsoft's MS-XLS (BIFF8) and MS-CFB (version 3).
 *
 * @throws ApiError 400 for more than 65,536 lines or 7 MB.
 */
export function writeXls(lines: readonly (readonly string[])[]): Buffer {
  const book = workbookOf(lines);
  const sectors = Math.ceil(Math.max(book.length, LEAST_STREAM) / SECTOR);
  const perTable = SECTOR / 4;
  // The directory takes one more sector, and so does each table.
  const tables = Math.ceil((sectors + 1) / (perTable - 1));
  if (lines.length > MOST_ROWS || tables > MOST_TABLES)
    throw new ApiError(
      400,
      'too_large_for_excel',
      'This is too much for one file of Excel 97–2003. Export the register’s lines as CSV and divide them.',
    );
  const next = Array.from({ length: sectors }, (_, index) => (index === sectors - 1 ? END : index + 1));
  const table = [...next, END, ...Array.from({ length: tables }, () => TABLE)];
  const places = Array.from({ length: tables }, (_, index) => sectors + 1 + index);
  const header = Buffer.concat([
    ...[Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(16), words(0x3e, 3, 0xfffe, 9, 6), Buffer.alloc(6)],
    longs(0, tables, sectors, 0, LEAST_STREAM, END, 0, END, 0),
    longs(...places, ...Array.from({ length: MOST_TABLES - tables }, () => FREE)),
  ]);
  const free = Array.from({ length: tables * perTable - table.length }, () => FREE);
  return Buffer.concat([
    ...[header, book, Buffer.alloc(sectors * SECTOR - book.length)],
    entry('Root Entry', 5, { child: 1 }),
    entry('Workbook', 2, { start: 0, size: Math.max(book.length, LEAST_STREAM) }),
    ...[entry('', 0, { start: 0 }), entry('', 0, { start: 0 }), longs(...table, ...free)],
  ]);
}

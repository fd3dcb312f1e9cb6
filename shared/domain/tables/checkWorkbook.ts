import { storedZip } from './storedZip';

/** The most that a workbook's parts unpack to, in bytes: a sheet of a million cells is smaller. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The most of one sheet that is read. Lines that are only formatted don't count. */
const MOST_ROWS = 100_000;
export const MOST_COLUMNS = 500;
const MOST_CELLS = 1_000_000;
/** The last line that a sheet can have. */
const LAST_ROW = 1_048_576;

/** Why a workbook is not read, as a sentence for the person who chose it. */
class WorkbookError extends Error {
  override name = 'WorkbookError';
}

const tooMuch = () =>
  new WorkbookError('This workbook unpacks to more than 64 MB. Save the sheet that you need as a workbook of its own.');
const damaged = () => new WorkbookError('This workbook is damaged. Open it in Excel, save it again and choose it.');

/** A part of the archive, as its directory lists it. */
interface Part {
  name: string;
  isPacked: boolean;
  content: Uint8Array<ArrayBuffer>;
  /** Its declared unpacked size; unpacking makes as much room, and no more. */
  size: number;
}

/** The parts that a reader unpacks (APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.3.16). */
function partsOf(buffer: ArrayBuffer): Part[] {
  const view = new DataView(buffer);
  let end = buffer.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw damaged();
  const count = view.getUint16(end + 10, true);
  // Then another directory counts, of a ZIP64 archive: no program writes one for a workbook of this size.
  if (count === 0xffff) throw damaged();
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = count; left > 0; left -= 1) {
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(buffer, at + 46, nameLength));
    const content = new Uint8Array(buffer, from, packed);
    parts.push({ name, isPacked: view.getUint16(at + 10, true) === 8, content, size });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts.filter(({ name }) => /\.xml(\.rels)?$/.test(name));
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Looks at the addresses of a sheet's cells while it is unpacked, in pieces. */
class Extent {
  #rest = '';
  #row = 0;
  #column = 0;
  #isSheet = false;

  /** Throws for a cell that lies too far away. */
  take(text: string): void {
    const known = this.#rest + text;
    const open = known.lastIndexOf('<');
    const end = open > known.lastIndexOf('>') ? open : known.length;
    this.#rest = known.slice(end);
    if (this.#rest.length > 65_536) throw damaged();
    for (const [tag, kind] of known.slice(0, end).matchAll(/<(?:[\w.-]+:)?(c|row|sheetData)(?:\s[^>]*)?>/g)) {
      const addresses = [...tag.matchAll(/\sr\s*=\s*["']([^"']*)/g)].map(([, address = '']) => address);
      this.#isSheet ||= kind === 'sheetData';
      if (!this.#isSheet || kind === 'sheetData') continue;
      if (kind === 'row') this.#takeRow(addresses);
      else if (!tag.endsWith('/>')) this.#takeCell(addresses);
    }
  }

  #takeRow(numbers: readonly string[]): void {
    if (numbers.some((number) => !/^\d{1,7}$/.test(number) || Number(number) > LAST_ROW)) throw damaged();
  }

  #takeCell(addresses: readonly string[]): void {
    if (addresses.length === 0) throw damaged();
    for (const address of addresses) {
      const [, letters = '', row = ''] = /^([a-z]{1,3})(\d{1,7})$/i.exec(address) ?? [];
      if (letters === '') throw damaged();
      this.#column = Math.max(this.#column, columnOf(letters));
      this.#row = Math.max(this.#row, Number(row));
      if (this.#column > MOST_COLUMNS || this.#row > MOST_ROWS || this.#column * this.#row > MOST_CELLS)
        throw new WorkbookError(
          `This sheet reaches to the cell ${address}. Delete what lies far away from the table: at most 100,000 lines, 500 columns and a million cells are read.`,
        );
    }
  }
}

/** Unpacks a part into pieces; `take` is asked of each before it is kept. */
async function unpack({ content, isPacked }: Part, take: (bytes: number) => void): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  const extent = new Extent();
  const text = new TextDecoder();
  const plain = new Blob([content]).stream();
  const reader = (isPacked ? plain.pipeThrough(new DecompressionStream('deflate-raw')) : plain).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      take(piece.value.length);
      extent.take(text.decode(piece.value, { stream: true }));
      pieces.push(piece.value);
    }
    return pieces;
  } catch (cause) {
    throw cause instanceof WorkbookError ? cause : damaged();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Looks at how much a workbook (.xlsx) holds before its library makes room for all cells up to the farthest. Returns it with its
 * parts unpacked: the library would have each large one unpacked by a thread of a `blob:` address, which the console's policy
 * forbids, and wait for it for ever. Throws `WorkbookError` for one that is damaged or holds too much.
 */
export async function checkWorkbook(buffer: ArrayBuffer): Promise<ArrayBuffer> {
  let parts: Part[];
  try {
    parts = partsOf(buffer);
  } catch {
    throw damaged();
  }
  if (parts.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) throw tooMuch();
  // Any part may be a sheet: the workbook says which.
  let left = MOST_BYTES;
  const take = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw tooMuch();
  };
  const plain = [];
  for (const part of parts) plain.push({ name: part.name, pieces: await unpack(part, take) });
  return storedZip(plain);
}

import { writeXls } from './writeXls';

/** The stream of a compound file's second entry, read by MS-CFB: following the sector table. */
function streamOf(file: Buffer): Buffer {
  expect(file.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  expect(file.length % 512).toBe(0);
  const sector = (number: number) => file.subarray((number + 1) * 512, (number + 2) * 512);
  const tables = Array.from({ length: file.readUInt32LE(0x2c) }, (_, index) => file.readUInt32LE(0x4c + index * 4));
  const table = Buffer.concat(tables.map(sector));
  const chain = (first: number): Buffer => {
    const found: Buffer[] = [];
    for (let at = first; at !== 0xfffffffe; at = table.readUInt32LE(at * 4)) found.push(sector(at));
    return Buffer.concat(found);
  };
  for (const number of tables) expect(table.readUInt32LE(number * 4)).toBe(0xfffffffd);
  const folder = chain(file.readUInt32LE(0x30));
  expect(folder.subarray(128, 128 + folder.readUInt16LE(128 + 64) - 2).toString('utf16le')).toBe('Workbook');
  const size = folder.readUInt32LE(128 + 120);
  expect(size).toBeGreaterThanOrEqual(file.readUInt32LE(0x38));
  return chain(folder.readUInt32LE(128 + 116)).subarray(0, size);
}

interface Found {
  kind: number;
  at: number;
  data: Buffer;
}

/** The records of both parts of the stream, each from beginning to end. */
function recordsOf(stream: Buffer): Found[] {
  const found: Found[] = [];
  let ends = 0;
  for (let at = 0; ends < 2; at += 4 + stream.readUInt16LE(at + 2)) {
    const kind = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    expect(length).toBeLessThanOrEqual(8224);
    found.push({ kind, at, data: stream.subarray(at + 4, at + 4 + length) });
    if (kind === 0x000a) ends += 1;
  }
  return found;
}

/** The shared texts, none of which is split between records. */
function textsOf(records: readonly Found[]): string[] {
  return records
    .filter(({ kind }) => kind === 0x00fc || kind === 0x003c)
    .flatMap(({ kind, data }) => {
      const texts: string[] = [];
      for (let at = kind === 0x00fc ? 8 : 0; at < data.length; ) {
        const end = at + 3 + data.readUInt16LE(at) * 2;
        texts.push(data.subarray(at + 3, end).toString('utf16le'));
        at = end;
      }
      return texts;
    });
}

/** The displayed cells of the sheet, each with its format number. */
function sheetOf(file: Buffer) {
  const stream = streamOf(file);
  const records = recordsOf(stream);
  const texts = textsOf(records);
  const [sheet] = records.filter(({ kind }) => kind === 0x0085);
  expect(stream.readUInt16LE(sheet?.data.readUInt32LE(0) ?? 0)).toBe(0x0809);
  const formats = records.filter(({ kind }) => kind === 0x00e0).map(({ data }) => data.readUInt16LE(2));
  const rows: Record<number, string>[] = [];
  const used = new Set<number | undefined>();
  for (const { kind, data } of records) {
    if (kind === 0x0208) rows[data.readUInt16LE(0)] = {};
    if (kind !== 0x00fd) continue;
    used.add(formats[data.readUInt16LE(4)]);
    Object.assign(rows[data.readUInt16LE(0)] ?? {}, { [data.readUInt16LE(2)]: texts[data.readUInt32LE(6)] });
  }
  return { rows, texts, formats: [...used] };
}

test('a sheet of thousands of people reads back as it was written, every cell as text and each text once', () => {
  const people = Array.from({ length: 3000 }, (_, index) => [String(4_000_000_000 + index), `नितेश ${index}`, '', '26']);
  const lines = [['IP Number (10 Digits)', 'IP Name', 'Last Working Day', 'Days'], ...people];
  const { rows, texts, formats } = sheetOf(writeXls(lines));
  expect(rows).toEqual(lines.map((line) => Object.fromEntries([...line.entries()].filter(([, cell]) => cell !== ''))));
  expect(texts).toHaveLength(4 + 3000 * 2 + 1);
  // Excel’s format 49: text.
  expect(formats).toEqual([49]);
});

test('a sheet of one person is no smaller than a stream may be', () => {
  expect(sheetOf(writeXls([['0012', 'Asha']])).rows).toEqual([{ 0: '0012', 1: 'Asha' }]);
});

test('more than such a file can hold is refused with what to do', () => {
  const lines = Array.from({ length: 65_537 }, () => ['1']);
  expect(() => writeXls(lines)).toThrow('Export the register’s lines as CSV and divide them.');
});

import { checkWorkbook } from './checkWorkbook';
import { readXlsx } from './readXlsx';
import { toXlsx } from './toXlsx';

const workbook = async (lines: (string | null)[][]) => (await toXlsx(lines)).buffer;

test('a workbook of a usual size is read', async () => {
  const lines = await workbook([['Name', 'City'], ...Array.from({ length: 2_000 }, (_, n) => [`Person ${n}`, 'Pune'])]);
  expect((await readXlsx(lines))[0]?.lines).toHaveLength(2_001);
});

test('a workbook’s parts come unpacked, so that its library starts no thread, which a page’s policy forbids', async () => {
  const plain = new DataView(await checkWorkbook(await workbook([['Name', 'City']])));
  const directory = plain.getUint32(plain.byteLength - 6, true);
  expect(plain.getUint16(directory + 10, true)).toBe(0);
  expect(plain.getUint32(directory + 20, true)).toBe(plain.getUint32(directory + 24, true));
});

test.each([
  ['column', [[...Array<null>(16_383).fill(null), 'x']], 'SG1'],
  ['line', [...Array.from({ length: 100_000 }, () => []), ['x']], 'A100001'],
  ['corner', [...Array.from({ length: 2_500 }, () => []), [...Array<null>(449).fill(null), 'x']], 'QH2501'],
])('a workbook of a cell in a far %s is refused before room is made for all up to it', async (_, lines, cell) => {
  const file = await workbook(lines);
  await expect(readXlsx(file)).rejects.toThrow(`This sheet reaches to the cell ${cell}. Delete what lies far away`);
});

test('a workbook that unpacks to more than is read is refused unread, and so is one that is damaged', async () => {
  const file = await workbook([['x']]);
  const view = new DataView(file);
  const directory = view.getUint32(file.byteLength - 6, true);
  view.setUint32(directory + 24, 1_000_000_000, true);
  await expect(readXlsx(file)).rejects.toThrow('This workbook unpacks to more than 64 MB.');
  view.setUint32(file.byteLength - 6, 0xffff, true);
  await expect(readXlsx(file)).rejects.toThrow('This workbook is damaged.');
});

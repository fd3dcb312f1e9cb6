import { openTable } from './openTable';
import { readSheets } from './readSheets';

const of = (...parts: (string | number[])[]) => ({
  name: 'statement.xls',
  arrayBuffer: async () => {
    const bytes = parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part));
    return new Uint8Array(bytes).buffer;
  },
});

test('a web page under the name of a workbook is read by its table', async () => {
  const page =
    '<html><body><table><tr><th>Txn Date</th><th>Description</th><th>Credit</th></tr><tr><td>02/11/2026</td><td>A &amp; B<br>Ltd</td><td>11,800.00</td></tr></table></body></html>';
  expect(openTable(await readSheets(of(page))).parse(0, (heading) => heading === 'Txn Date').rows).toEqual([
    { line: 2, values: { 'Txn Date': '02/11/2026', Description: 'A & B Ltd', Credit: '11,800.00' } },
  ]);
});

test.each([
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'save it as .xlsx'],
  ['a PDF', '%PDF-1.7', 'as CSV or Excel'],
  ['a PDF after a line of mail', 'X-Mailer: a\r\n%PDF-1.7', 'as CSV or Excel'],
])('of %s it is said what to do', async (_, bytes, told) => {
  await expect(readSheets(of(bytes))).rejects.toThrow(told);
});

test('a file’s lines come as they stand, also where carets part the cells', async () => {
  expect(openTable(await readSheets(of('TDS\n1^A "B^2\n^MUMA12345B^3\n'))).lines(0)).toEqual([
    ['TDS'],
    ['1', 'A "B', '2'],
    ['', 'MUMA12345B', '3'],
    [''],
  ]);
  expect(openTable(await readSheets(of('a,"b, c"\n1,2'))).lines(0)).toEqual([
    ['a', 'b, c'],
    ['1', '2'],
  ]);
});

test('carets in a few texts of a CSV file part nothing', async () => {
  const sheets = await readSheets(of('Name,Remark\nA,x^y^z\nB,none\n'));
  expect(
    openTable(sheets)
      .parse(0, () => true)
      .rows.map(({ values }) => values),
  ).toEqual([
    { Name: 'A', Remark: 'x^y^z' },
    { Name: 'B', Remark: 'none' },
  ]);
});

test('a line that reaches far beyond any table is refused with its number', async () => {
  await expect(readSheets(of(`a,b\n${','.repeat(500)}x`))).rejects.toThrow(
    'Line 2 of this file has 501 cells. Delete what lies far away from the table: at most 500 columns are read.',
  );
});

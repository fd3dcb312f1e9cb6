import fc from 'fast-check';
import { anyCharacter } from './anyCharacter.fixture';
import { csvCell, toCsv } from './csv';
import { parseCsv } from './parseCsv.fixture';

describe('a CSV file', () => {
  test('begins with the mark of UTF-8, has a header row of keys and quotes every value', () => {
    expect(
      toCsv([
        { area: 'gst', count: 3, note: 'say "hi"' },
        { area: 'tds', count: -1.5, note: null },
      ]),
    ).toBe('\uFEFF"area","count","note"\r\n"gst","3","say ""hi"""\r\n"tds","-1.5",""\r\n');
    expect(toCsv([], ['area', 'count'])).toBe('\uFEFF"area","count"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠a'])(
    'keeps the text %j from being run',
    (text) => expect(csvCell(text)).toBe(`"'${text}"`),
  );
  test.each([
    [-5, '"-5"'],
    [true, '"true"'],
    [undefined, '""'],
    ['a=b', '"a=b"'],
  ])('writes %p as %s', (value, cell) => expect(csvCell(value)).toBe(cell));

  test('is read back as it was written, but for rows of blanks', () => {
    const text = fc.string({ unit: anyCharacter }).map((value) => value.replace(/^'+/, ''));
    const awkward = fc.oneof(text, fc.constantFrom('a,b', '"', '""', '\r\n', '\n', '=cmd()', 'a\tb', ';', ' x '));
    fc.assert(
      fc.property(fc.array(fc.record({ name: awkward, city: awkward, note: awkward })), (rows) => {
        const parsed = parseCsv(toCsv(rows, ['name', 'city', 'note']));
        expect(parsed.problems).toEqual([]);
        const isBlank = (row: object) => Object.values(row).every((value) => String(value).trim() === '');
        expect(parsed.rows.map((row) => row.values)).toEqual(rows.filter((row) => !isBlank(row)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('an imported file', () => {
  test('names the line of every row, also after cells of several lines and blank lines', () => {
    expect(parseCsv('\uFEFFname,city\r\n"A\nB",X\r\n\r\nC,Y').rows).toEqual([
      { line: 2, values: { name: 'A\nB', city: 'X' } },
      { line: 5, values: { name: 'C', city: 'Y' } },
    ]);
  });

  test('lists the rows that it cannot read', () => {
    const { rows, problems } = parseCsv('a,b\n1,2\n1,2,3\n1\n4,5\n');
    expect(rows.map((row) => row.line)).toEqual([2, 4, 5]);
    expect(problems).toMatchObject([
      { line: 3, msg: 'The row has 3 cells, the headings 2; quote cells that hold commas.' },
    ]);
    expect(parseCsv('a,b\n1,"2\n3,4').problems).toMatchObject([{ line: 2, msg: 'A quote is opened but not closed.' }]);
  });

  test('may be separated by semicolons or tabs', () => {
    expect(parseCsv('a;b\n1;2').rows[0]?.values).toEqual({ a: '1', b: '2' });
    expect(parseCsv('"a, first";b\n1;2').keys).toEqual(['a, first', 'b']);
    expect(parseCsv('a\tb\n1\t2').rows[0]?.values).toEqual({ a: '1', b: '2' });
  });

  test('needs a line of headings', () => {
    for (const file of ['', '\n\n', ',,'])
      expect(parseCsv(file)).toEqual({
        keys: [],
        rows: [],
        problems: [{ line: 1, msg: 'The file is empty. Its first line must name the columns.', cells: [] }],
      });
  });
});

test.each([
  ['a,b;c', ',', ['a', 'b;c']],
  ['a;b,c;d', ';', ['a', 'b,c', 'd']],
  ['a,b\r1;2;3;4;5', ',', ['a', 'b']],
  ['a,b\n1;2;3;4;5', ',', ['a', 'b']],
] as const)('the header %j is separated by %s alone', (file, _delimiter, keys) => {
  expect(parseCsv(file).keys).toEqual(keys);
});

test('a header of several lines is counted, an apostrophe before a formula taken off, also there', () => {
  expect(parseCsv(`"a\nb\r\nc"," '=x ","'=y"\n1,'=1+1,'quoted'\n`)).toEqual({
    keys: ['a\nb\r\nc', "'=x", '=y'],
    rows: [{ line: 4, values: { 'a\nb\r\nc': '1', "'=x": '=1+1', '=y': "'quoted'" } }],
    problems: [],
  });
});

test('a mark within the text stays; only the first of a file is none of it', () => {
  expect(parseCsv('a\uFEFFb,c\n1,2').keys).toEqual(['a\uFEFFb', 'c']);
});

test('a file of one column has rows of one cell, and blank lines that are none', () => {
  expect(parseCsv('a\n1\n\n2').rows).toEqual([
    { line: 2, values: { a: '1' } },
    { line: 4, values: { a: '2' } },
  ]);
});

import { stateCodeOf } from '../records/states';
import { parseCsv } from './parseCsv.fixture';

const known = (heading: string) => ['Name', 'City', 'Mobile No.'].includes(heading);
const read = (...lines: string[]) => parseCsv(lines.join('\r\n'), known);

test('columns without a heading, rows of commas only and short rows are taken as spreadsheets write them', () => {
  expect(read('Name,City,,', 'Ranchi,Jharkhand,,', ',,,', 'Puri', '')).toEqual({
    keys: ['Name', 'City'],
    rows: [
      { line: 2, values: { Name: 'Ranchi', City: 'Jharkhand' } },
      { line: 4, values: { Name: 'Puri', City: '' } },
    ],
    problems: [],
  });
});

test('a row with more cells than the headings is a problem: a comma in it was not quoted', () => {
  expect(read('Name,City', 'Ranchi,Jharkhand,5').problems).toEqual([
    {
      line: 2,
      msg: 'The row has 3 cells, the headings 2; quote cells that hold commas.',
      cells: ['Ranchi', 'Jharkhand', '5'],
    },
  ]);
});

test.each([
  ['sep=;', 'Name;City', 'Ranchi;Bihar, old'],
  ['"sep=;"', 'Name;City', 'Ranchi;Bihar, old'],
])('a line %s says what parts the cells', (...lines) => {
  expect(read(...lines).rows).toEqual([{ line: 3, values: { Name: 'Ranchi', City: 'Bihar, old' } }]);
});

test('a title above the headings is no heading, wherever the headings mean something', () => {
  expect(read('List of places', 'As on 25-Nov-2026,', '', 'Name,City', 'Ranchi,Jharkhand').rows).toEqual([
    { line: 5, values: { Name: 'Ranchi', City: 'Jharkhand' } },
  ]);
  expect(read('Place;Town', 'Ranchi;Jharkhand').keys).toEqual(['Place', 'Town']);
});

test('equal headings are told apart', () => {
  expect(read('Name,Remark,Remark', 'Ranchi,a,b').rows[0]?.values).toEqual({
    Name: 'Ranchi',
    Remark: 'a',
    'Remark (2)': 'b',
  });
});

test('a text that is guarded by a formula is that text', () => {
  expect(read('Name,City', '"=""02-11-2026""",Puri').rows[0]?.values).toEqual({ Name: '02-11-2026', City: 'Puri' });
});

test('a log without headings, of which each line has a date and a time, is all rows', () => {
  expect(parseCsv('  12\t2026-11-02 09:01:12\t1\n  13\t2026-11-02 09:02:00\t1\n', known)).toMatchObject({
    keys: ['Column 1', 'Column 2', 'Column 3'],
    rows: [{ line: 1 }, { line: 2 }],
  });
});

test.each([
  ['29-Karnataka', '29'],
  ['KA', '29'],
  ['Orissa', '21'],
  ['Karnataka (29)', '29'],
  ['7', '07'],
  ['Tamilnadu', '33'],
  ['Jammu & Kashmir', '01'],
  ['29-Kerala', null],
  ['99', null],
  ['Atlantis', null],
])('the state %s is %s', (typed, code) => expect(stateCodeOf(typed)).toBe(code));

import { readPastedLines } from './readPastedLines';

const read = (text: string) =>
  readPastedLines(text).lines.map(({ line: { description, sac, quantity, unit, pricePaise } }) => [
    ...[description, sac, quantity, unit, pricePaise],
  ]);

test('columns are recognised by their headings, in any order', () => {
  const text =
    'Sr No\tRate per day\tParticulars\tQty\tUoM\tHSN/SAC\tAmount\n1\t₹ 800.50\tLoaders\t26\tDays\t998513\t20,813\n';
  expect(read(text)).toEqual([['Loaders', '998513', 26, 'DAY', 80_050]]);
  expect(readPastedLines(text).lines[0]?.problems).toEqual([]);
});

test('without headings columns are recognised by their values', () => {
  expect(read('1\tLoaders\t998513\t26\t800\t20800\r\n2\tGuards\t998525\t10\t610.17\t6101.70\r\n')).toEqual([
    ['Loaders', '998513', 26, 'NOS', 80_000],
    ['Guards', '998525', 10, 'NOS', 61_017],
  ]);
  expect(read('Placement of a manager\t1,20,000')).toEqual([
    ['Placement of a manager', '998513', 1, 'NOS', 12_000_000],
  ]);
});

test('totals and headings are not lines, and are shown as left out', () => {
  expect(readPastedLines('Item\tAmount\nLoaders\t100\nTotal\t100').left).toEqual(['Item · Amount', 'Total · 100']);
});

test('an unknown cell stays in its line, with a sentence; nothing is lost', () => {
  const { lines } = readPastedLines(
    'Description\tSAC\tQty\tUnit\tPrice\tAmount\nLoaders\t12\ttwo\tcrates\t25000,50\t9',
  );
  expect(lines[0]?.line).toMatchObject({
    description: 'Loaders (12) (crates)',
    quantity: 'two',
    pricePaise: '25000,50',
  });
  expect(lines[0]?.problems).toEqual([
    '“12” is no SAC; the line has 998513.',
    '“crates” is no unit; the line has NOS.',
    '“two” is no quantity.',
    '“25000,50” is no price.',
    'The amount “9” was not used.',
  ]);
  const more = readPastedLines('Description\tPrice\tRemark of Asha\nLoaders\t100\tnight');
  expect(more.lines[0]?.line.description).toBe('Loaders · night');
});

test('a missing price is calculated from the amount, and a different amount is reported', () => {
  expect(read('Item\tQty\tAmount\nLoaders\t4\t1000')).toEqual([['Loaders', '998513', 4, 'NOS', 25_000]]);
  expect(readPastedLines('Item\tQty\tRate\tAmount\nLoaders\t4\t250\t999').lines[0]?.problems).toEqual([
    'Quantity × price is not the amount 999; check them.',
  ]);
});

test('a quoted cell may contain line breaks, tabs and quotes', () => {
  expect(read('"Loaders,\n""night"" shift"\t2\t50')).toEqual([['Loaders, "night" shift', '998513', 2, 'NOS', 5000]]);
});

import type { Column } from './column';
import { columnClaims, contentWidth, leastContentWidth, textWidth, titleWidth } from './columnClaims';
import { type Place, places } from './places.fixture';

const place = (given: Partial<Place>): Place => ({
  id: '1',
  version: 1,
  createdAt: '',
  updatedAt: '',
  name: 'Ranchi',
  city: '',
  amountPaise: 12_000_000,
  date: '2025-08-15',
  status: 'Active',
  ...given,
});
const column = (key: string) => places.columns.find((each) => each.key === key) as Column<Place>;
const needsOf = (rows: readonly Place[], footer = {}) =>
  columnClaims(
    places.columns,
    places.columns.map((each) => contentWidth(each, rows, 400)),
    footer,
    { first: true, last: true },
  ).map(({ need }) => need);

test('a text is as wide as its letters, wider in bold, and other scripts are not narrower than they are drawn', () => {
  expect(textWidth('iiii')).toBeLessThan(textWidth('mmmm') / 3);
  expect(textWidth('Ranchi', 14, 700)).toBeGreaterThan(textWidth('Ranchi', 14, 400));
  expect(textWidth('Ranchi', 28)).toBe(2 * textWidth('Ranchi', 14));
  expect(textWidth('é')).toBe(textWidth('e'));
  expect(textWidth('राँची')).toBeGreaterThanOrEqual(14 * 3);
});

test('a column needs what its longest row needs, as it is written', () => {
  expect(contentWidth(column('name'), [place({}), place({ name: 'Ranchi and Jamshedpur' })], 400)).toBe(
    textWidth('Ranchi and Jamshedpur'),
  );
  expect(contentWidth(column('amountPaise'), [place({})], 400)).toBe(textWidth('₹2,22,222.22'));
  expect(contentWidth(column('date'), [place({})], 400)).toBe(textWidth('22 Aug 2222'));
  expect(contentWidth(column('status'), [place({})], 400)).toBe(16 + textWidth('Active'));
});

test('what a cell draws itself says its text, what stands beside it, or its width', () => {
  const drawn: Column<Place> = {
    key: 'city',
    title: 'City',
    text: ({ name }) => name,
    beside: ({ city }) => (city ? 20 : 0),
    render: () => null,
  };
  expect(contentWidth(drawn, [place({}), place({ city: 'x' })], 400)).toBe(20 + textWidth('Ranchi'));
  expect(contentWidth({ key: 'city', title: 'City', width: 330, render: () => null }, [place({})], 400)).toBe(330);
});

test('a long text takes a second line before its column keeps more, an amount never', () => {
  const least = (key: string, row: Partial<Place>) => leastContentWidth(column(key), [place(row)], 400);
  expect(least('city', { city: 'Ranchi and Jamshedpur' })).toBe(textWidth('Jamshedpur'));
  expect(least('amountPaise', {})).toBe(contentWidth(column('amountPaise'), [place({})], 400));
});

test('a title takes two lines before it makes its column wider', () => {
  expect(titleWidth('Professional tax')).toBe(textWidth('Professional', 12, 600));
  expect(titleWidth('Running total of type')).toBe(textWidth('total of type', 12, 600));
});

test('a total is never cut: its column is as wide as it', () => {
  const [, , without = 0] = needsOf([place({ amountPaise: 100 })]);
  const [, , small = 0] = needsOf([place({ amountPaise: 100 })], { amountPaise: 100 });
  const [, , large = 0] = needsOf([place({ amountPaise: 100 })], { amountPaise: 1_50_096_00_000 });
  expect(small).toBeGreaterThanOrEqual(without);
  expect(large).toBeGreaterThanOrEqual(textWidth('₹22,22,22,222.22', 14, 700) - 14);
  expect(large).toBeGreaterThan(small + 50);
});

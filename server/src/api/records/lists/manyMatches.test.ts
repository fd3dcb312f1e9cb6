import { storeMany } from '../../../../bench/fill/storeMany';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { companies } from '../../clients/companies/companies';

const COUNT = 3_000;
/**
 * By name, the first half is called Early, the second Later: both have more records than are looked up individually.
 */
const stored = Array.from({ length: COUNT }, (_, index) => ({
  name: `${index < COUNT / 2 ? 'Early' : 'Later'} ${String((index * 7) % (COUNT / 2)).padStart(4, '0')}`,
  industry: index % 3 === 0 ? 'Steel' : 'Tea',
  email: '',
  phone: '',
  status: 'Active' as const,
}));

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await storeMany(server.db, companies, COUNT, (index) => companies.input.parse(stored[index]));
});
afterAll(() => server.close());

const answerTo = async (query: string) => {
  const answer = await server.call('GET', `companies?${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return {
    total: Number(answer.headers['x-total-count']),
    names: answer.json<{ name: string }[]>().map(({ name }) => name),
  };
};
const expected = (isSelected: (each: (typeof stored)[number]) => boolean, isDescending: boolean) => {
  const names = stored
    .filter(isSelected)
    .map(({ name }) => name)
    .sort();
  return isDescending ? names.reverse() : names;
};

test.each<[string, string, (each: (typeof stored)[number]) => boolean]>([
  ['that lie first in the order', 'q=early', ({ name }) => name.startsWith('Early')],
  ['that lie last in the order', 'q=later', ({ name }) => name.startsWith('Later')],
  ['that are everything', 'q=a', () => true],
  [
    'of a filter too',
    'q=a&industry=Tea&name.from=Early 1',
    ({ name, industry }) => industry === 'Tea' && name >= 'Early 1',
  ],
])(
  'every page of a search with more than a thousand matches %s is the list’s own',
  async (_where, query, isSelected) => {
    for (const sort of ['name', '-name']) {
      const all = expected(isSelected, sort === '-name');
      expect(all.length).toBeGreaterThan(1_000);
      for (const [page, size] of [
        [1, 10],
        [2, 10],
        [1, 900],
        [2, 700],
        [3, 500],
        [Math.ceil(all.length / 20), 10],
        [Math.ceil(all.length / 10), 10],
        [999, 10],
      ] as const)
        expect([sort, page, await answerTo(`${query}&sort=${sort}&page=${page}&size=${size}`)]).toEqual([
          sort,
          page,
          { total: all.length, names: all.slice((page - 1) * size, page * size) },
        ]);
    }
  },
);

test('a bound without letters, such as a day, selects what it would in small letters', async () => {
  const names = ['1 A', '2026-05-01', '2026-05-31T10:00:00Z', '5 Z', '@At', '@', 'Zeta', 'alpha', '_Under', '~'];
  for (const name of names) await server.call('POST', 'companies', { name, industry: 'Bounds' });
  for (const [from, to] of [
    ['2026-05-01', '2026-05-31'],
    ['2026-05-01', '2026-05-31T10:00:00Z'],
    ['5', '@'],
    ['5 Z', 'Zeta'],
    ['@', '~'],
    ['1', '1 a'],
  ] as const) {
    const query = new URLSearchParams({ industry: 'Bounds', 'name.from': from, 'name.to': to });
    expect([from, to, (await answerTo(query.toString())).names.sort()]).toEqual([
      from,
      to,
      names.filter((name) => name >= from && name <= to).sort(),
    ]);
  }
});

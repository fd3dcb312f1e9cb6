import type { Holiday } from 'shared/domain/dates/holiday';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { doDailyWork } from '../../dailyWork';
import { keepHolidays } from './keepHolidays';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const ofYear = async (year: number): Promise<Holiday[]> =>
  (await server.call('GET', `holidays?date.from=${year}-01-01&date.to=${year}-12-31`)).json();
const keep = (day: string) => server.db.transaction().execute((tx) => keepHolidays(tx, day));

test('the daily job adds this and the next two years’ holidays to the calendar, once', async () => {
  await doDailyWork(server.db, '2026-11-22');
  await doDailyWork(server.db, '2026-11-23');
  expect(await Promise.all([2025, 2026, 2027, 2028, 2029].map(async (year) => (await ofYear(year)).length))).toEqual([
    0, 17, 16, 17, 0,
  ]);
  expect((await ofYear(2026))[0]).toMatchObject({
    name: 'Republic Day',
    date: '2026-01-26',
    isPublic: true,
    isTentative: false,
  });
  const entries = (await server.call('GET', 'calendar?from=2027-10-29&to=2027-10-29')).json();
  expect(entries.map(({ title }: { title: string }) => title)).toEqual(['Diwali (to be confirmed)']);
});

test('holidays typed, moved or deleted stay so, and the next year follows in time', async () => {
  await server.call('POST', 'holidays', { name: 'Our Republic Day', date: '2026-01-26' });
  await keep('2026-11-22');
  const year = await ofYear(2026);
  expect(year.filter(({ date }) => date === '2026-01-26').map(({ name, isPublic }) => [name, isPublic])).toEqual([
    ['Our Republic Day', false],
  ]);
  const of = (name: string) => year.find((holiday) => holiday.name === name)?.id ?? '';
  await server.call('DELETE', `holidays/${of('Holi')}`);
  await server.call('PUT', `holidays/${of('Diwali')}`, { name: 'Deepavali', date: '2026-11-09', isTentative: false });
  await keep('2026-12-31');
  await keep('2027-01-01');
  expect((await ofYear(2026)).map(({ name }) => name)).toEqual(
    year
      .map(({ name }) => name)
      .filter((name) => name !== 'Holi')
      .map((name) => (name === 'Diwali' ? 'Deepavali' : name)),
  );
  expect(await ofYear(2029)).toHaveLength(4);
});

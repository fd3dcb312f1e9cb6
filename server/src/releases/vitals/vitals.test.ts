import type { Release } from 'shared/contract';
import type { Vital, VitalsReport } from 'shared/contract/surface/vitals';
import { addDays } from 'shared/domain/dates/dates';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { createDeployToken } from '../deployTokens';
import { openReleases } from '../openReleases.fixture';
import { tester } from '../releases.fixture';
import { releaseTables } from '../tables';
import { clearVitals } from './keepVitals';

let server: TestApp;
let product: Awaited<ReturnType<typeof openReleases>>;

const withBudgets = ({ manifest }: Release) => {
  manifest.budgets = { lcp: 2_500, cls: 0.1 };
};

beforeEach(async () => {
  server = await openTestApp();
  product = await openReleases(server, async (opened) => {
    for (const version of ['1.0.0', '1.1.0']) await opened.publishCurrent({ version, change: withBudgets });
  });
});
afterEach(() => product.close());

const call = (method: 'GET' | 'POST', url: string, token = server.owner.token, payload?: object) =>
  product.app.inject({
    ...{ method, url: `/api/${url}`, payload },
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });
const visit: VitalsReport = { module: 'mfe-payroll', version: '1.1.0', route: '/dashboard/mfe-payroll' };
const report = async (more: object) => {
  expect((await call('POST', 'vitals', '', { ...visit, ...more })).statusCode).toBe(204);
};
const vitals = async (token?: string) => (await call('GET', 'vitals', token)).json<Vital[]>();
const stored = () => releaseTables(server.db).selectFrom('vitals').selectAll().execute();

test('three quarters of the visits are within what is told of a release, by route, beside the release before', async () => {
  for (const lcp of [4_000, 1_200, 1_000, 1_100]) await report({ lcp });
  await report({ version: '1.0.0', lcp: 2_000 });
  const [lcp, ...others] = await vitals();
  expect(others).toEqual([]);
  expect(lcp).toMatchObject({
    ...{ module: 'mfe-payroll', route: '/dashboard/mfe-payroll', metric: 'lcp', version: '1.1.0', visits: 4 },
    before: { version: '1.0.0', visits: 1 },
  });
  expect(lcp?.p75).toBeGreaterThan(1_170);
  expect(lcp?.p75).toBeLessThan(1_230);
  expect(Math.abs((lcp?.before?.p75 ?? 0) - 2_000)).toBeLessThan(50);
});

test('what a module’s budget allows is marked when it is missed, and what it says nothing of is not', async () => {
  await report({ lcp: 3_000, inp: 900, cls: 0.02 });
  expect((await vitals()).map(({ metric, budget, isMissed }) => [metric, budget, isMissed])).toEqual([
    ['cls', 0.1, false],
    ['inp', null, false],
    ['lcp', 2_500, true],
  ]);
});

test('a trend has a number for each of the last 14 days with visits, whatever the release', async () => {
  const row = { module: 'mfe-payroll', route: visit.route, metric: 'lcp' as const, bucket: 150, visits: 3 };
  const days = Array.from({ length: 16 }, (_, index) => `2026-01-${String(index + 10)}`);
  await releaseTables(server.db)
    .insertInto('vitals')
    .values(days.map((day) => ({ ...row, day, version: '1.0.0' })))
    .execute();
  await report({ lcp: 1_000 });
  const [lcp] = await vitals();
  expect(lcp?.days).toHaveLength(14);
  expect(lcp?.days[0]).toMatchObject({ day: '2026-01-13', visits: 3 });
  expect(lcp?.days.at(-1)).toMatchObject({ visits: 1 });
});

test('what is of no published release or of no route of it is passed over, and a visit adds to a count alone', async () => {
  await report({ module: 'mfe-nobody', lcp: 1_000 });
  await report({ version: '9.9.9', lcp: 1_000 });
  await report({ route: '/dashboard/mfe-payroll/17?name=asha', lcp: 1_000 });
  expect(await stored()).toEqual([]);
  await report({ lcp: 1_000 });
  await report({ lcp: 1_000 });
  expect((await stored()).map((row) => ({ ...row, visits: Number(row.visits) }))).toEqual([
    { ...visit, metric: 'lcp', day: expect.any(String), bucket: expect.any(Number), visits: 2 },
  ]);
});

test('a report that is too large, wrong or one of too many is refused, and changes nothing', async () => {
  expect((await call('POST', 'vitals', '', { ...visit, route: 'x'.repeat(2_000) })).statusCode).toBe(413);
  expect((await call('POST', 'vitals', '', { ...visit, lcp: -1 })).statusCode).toBe(400);
  expect((await call('POST', 'vitals', '', { ...visit, page: '/people/asha' })).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => call('POST', 'vitals', '', { ...visit, lcp: 900 })),
  );
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});

test('owners read the numbers of all modules, a deploy token those of its own, and nobody else any', async () => {
  await report({ lcp: 1_000 });
  const tokenOf = (module: string) =>
    createDeployToken(server.db, { module, name: 'CI', scope: 'publish', days: 90 }, tester);
  expect(await vitals((await tokenOf('mfe-payroll')).token)).toHaveLength(1);
  expect(await vitals((await tokenOf('mfe-clients')).token)).toEqual([]);
  expect((await call('GET', 'vitals', '')).statusCode).toBe(401);
});

test('days that are over for 30 are cleared, and later ones stay', async () => {
  await report({ lcp: 1_000 });
  const [row] = await stored();
  if (!row) throw new Error('Nothing was stored.');
  await releaseTables(server.db)
    .insertInto('vitals')
    .values([29, 31].map((days) => ({ ...row, day: addDays(row.day, -days) })))
    .execute();
  await clearVitals(server.db);
  expect((await stored()).map(({ day }) => day).toSorted()).toEqual([addDays(row.day, -29), row.day]);
});

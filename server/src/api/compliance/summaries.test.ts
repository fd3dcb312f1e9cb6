import { reportKeys } from 'shared/domain/compliance/complianceReport';
import { addDays, today } from 'shared/domain/dates/dates';
import { toCsv } from 'shared/domain/tables/csv';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { doDailyWork } from '../../dailyWork';
import { overviewOf } from './overviewOf';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

const get = async (path: string) => (await server.call('GET', path)).json();

test('a fresh start scores 82 of 100, and its deductions add up to the rest', async () => {
  const { score, counted, deductions } = await get('compliance/score');
  expect(score).toBe(82);
  expect(counted).toBeGreaterThan(20);
  const lost = deductions.reduce((sum: number, { points }: { points: number }) => sum + points, 0);
  expect(Math.round(100 - lost)).toBe(82);
  expect(
    deductions.every(({ reason, title }: { reason: string; title: string }) => reason !== '' && title !== ''),
  ).toBe(true);
});

test('the first day’s work tells nothing more on a fresh start, so that the bell reads 3', async () => {
  const { id } = (
    await server.call('POST', 'obligations', {
      area: 'due',
      title: 'Near',
      period: '2026',
      type: 'Other',
      dueDate: addDays(today(), 3),
    })
  ).json();
  await doDailyWork(server.db, today());
  await server.call('DELETE', `obligations/${id}`);
  expect((await get('notifications/unread')).count).toBe(3);
  expect((await get('compliance/score')).score).toBe(82);
});

test('a week later, what has come near is told', async () => {
  await doDailyWork(server.db, addDays(today(), 12));
  expect((await get('notifications/unread')).count).toBeGreaterThan(3);
});

test('the landing page’s lines agree with the lists behind them', async () => {
  const overview = await get('compliance/overview');
  const dues: { area: string; dueDate: string }[] = await get('dues');
  const ofArea = (area: string) => dues.filter((due) => due.area === area);
  expect(overview).toMatchObject({
    score: 82,
    gst: { open: ofArea('gst').length },
    tds: { open: ofArea('tds').length },
  });
  const until = async (query: string) =>
    Number((await server.call('GET', `dues?page=1&size=1&${query}`)).headers['x-total-count']);
  const past = `dueDate.to=${addDays(today(), -1)}`;
  expect([overview.dues.overdue, overview.gst.overdue, overview.tds.overdue, overview.dues.soon]).toEqual([
    await until(past),
    await until(`${past}&area=gst`),
    await until(`${past}&area=tds`),
    await until(`dueDate.from=${today()}&dueDate.to=${addDays(today(), 7)}`),
  ]);
  expect(overview.dues.overdue).toBe(3);
  expect(await get(`certificates?expiresOn.to=${addDays(today(), -1)}`)).toHaveLength(overview.certificates.expired);
  expect(overview.certificates).toEqual({ total: 6, expiring: 1, expired: 1 });
  expect(overview.wages).toMatchObject({ employees: 8, status: 'Pending' });
});

test('what falls due today is open and soon, the next one, and overdue from tomorrow on', async () => {
  const day = addDays(today(), 400);
  // A real record, so that the figures are not the samples'.
  await server.call('POST', 'obligations', { area: 'due', title: 'Licence', period: '2026', dueDate: today() });
  const before = await overviewOf(server.db, day);
  expect(before).toMatchObject({ isSample: false, leavesOutSamples: true });
  const due = { area: 'tds', title: 'Due that day', period: '2026-27', dueDate: day };
  const { id } = (await server.call('POST', 'obligations', due)).json();
  const [that, next] = [await overviewOf(server.db, day), await overviewOf(server.db, addDays(day, 1))];
  await server.call('DELETE', `obligations/${id}`);
  expect(that.tds).toMatchObject({
    open: before.tds.open + 1,
    overdue: before.tds.overdue,
    next: { title: 'Due that day', dueDate: day },
  });
  expect(that.dues).toMatchObject({ overdue: before.dues.overdue, soon: before.dues.soon + 1 });
  expect(next.tds.overdue).toBe(before.tds.overdue + 1);
});

test('the report has the rows of its days, by area, and its CSV is the same rows quoted', async () => {
  const [from, to] = [addDays(today(), -180), today()];
  const day = addDays(today(), -20);
  for (const area of ['gst', 'tds', 'due'])
    await server.call('POST', 'obligations', { area, title: `Of ${area}`, period: '2026', dueDate: day });
  await server.call('POST', 'certificates', { name: 'Shop licence', expiresOn: day });
  await server.call('POST', 'wages', { month: today().slice(0, 7), employees: 3, totalPaise: 3_000_000 });
  const rows: Record<string, string>[] = await get(`compliance/report?from=${from}&to=${to}`);
  expect([...new Set(rows.map(({ area }) => area))]).toEqual(['GST', 'TDS', 'Dues', 'Certificates', 'Wages']);
  expect(rows.filter(({ dueDate }) => dueDate !== null && ((dueDate ?? '') < from || (dueDate ?? '') > to))).toEqual(
    [],
  );
  const wages = rows.find(({ area }) => area === 'Wages');
  expect(await get(`compliance/report?from=${wages?.period}-02&to=${wages?.period}-03`)).toContainEqual(wages);
  const { body, headers } = await server.call('GET', `compliance/report.csv?from=${from}&to=${to}`);
  expect(headers['content-disposition']).toBe('attachment; filename="compliance-report.csv"');
  expect(body).toBe(toCsv(rows, reportKeys));
  expect(body.trim().split('\r\n')[0]).toBe(
    '"area","title","period","type","dueDate","extendedTo","status","state","doneOn","reference","amount"',
  );
});

test('in the CSV a text that a spreadsheet would run begins with an apostrophe, a number never does', async () => {
  await server.call('POST', 'obligations', {
    area: 'due',
    title: '=HYPERLINK("x")',
    period: '2031-01',
    type: '-x',
    dueDate: '2031-02-07',
    amountPaise: 12_345,
  });
  const { body } = await server.call('GET', 'compliance/report.csv?from=2031-01-01&to=2031-12-31');
  expect(body.split('\r\n')[1]).toBe(
    `"Dues","'=HYPERLINK(""x"")","2031-01","'-x","2031-02-07","","Pending","upcoming","","","123.45"`,
  );
});

test.each(['', 'from=2026-01-01', 'from=2026-02-31&to=2026-03-01', 'from=2026-03-02&to=2026-03-01'])(
  'a report of "%s" is refused',
  async (query) => {
    expect((await server.call('GET', `compliance/report?${query}`)).statusCode).toBe(400);
  },
);

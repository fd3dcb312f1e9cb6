import { addDays, today } from 'shared/domain/dates/dates';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
let row: { id: string; dueDate: string; version: number };
beforeAll(async () => {
  server = await openTestApp();
  await server.call('POST', 'compliance/years', { financialYear: '2025-26' });
  [row] = (await server.call('GET', 'obligations?ruleId=gstr3b-monthly&period=2025-04')).json();
});
afterAll(() => server.close());

const change = (fields: object) => server.call('PUT', `obligations/${row.id}`, fields);

test('a return is filed with its day and reference, and can be reopened', async () => {
  const filed = await change({ status: 'Filed', doneOn: '2025-05-22', reference: 'AA200425000001' });
  expect(filed.json()).toMatchObject({
    status: 'Filed',
    doneOn: '2025-05-22',
    reference: 'AA200425000001',
    state: 'late',
  });
  expect((await change({ status: 'Pending' })).json()).toMatchObject({ status: 'Pending', doneOn: null });
});

test('an extended date with its note makes the same day on time', async () => {
  expect((await change({ extendedTo: '2025-05-25', extensionNote: 'Notification 12/2025' })).json()).toMatchObject({
    lastDay: '2025-05-25',
    dueDate: '2025-05-20',
  });
  expect((await change({ status: 'Filed', doneOn: '2025-05-22' })).json()).toMatchObject({
    state: 'on time',
    extensionNote: 'Notification 12/2025',
  });
});

test.each([
  [{ status: 'Filed', doneOn: null }, 'doneOn', 'Enter the day it was filed or paid.'],
  [{ status: 'Filed', doneOn: addDays(today(), 1) }, 'doneOn', 'The day it was done cannot be in the future.'],
  [{ status: 'Filed', doneOn: '2025-04-29' }, 'doneOn', 'Apr 2025 cannot be filed before 30 Apr 2025.'],
  [{ status: 'Filed', doneOn: '2026-02-31' }, 'doneOn', 'Enter the day it was done as an existing date, YYYY-MM-DD.'],
  [{ extendedTo: '2025-05-20' }, 'extendedTo', 'The extended date must be after the due date, 20 May 2025.'],
  [{ dueDate: '2025-06-20' }, 'dueDate', 'This comes from the due-date rules. Extend the row’s due date instead.'],
  [{ amountPaise: 1e308 }, 'amountPaise', 'The amount is too large.'],
  [{ amountPaise: -1 }, 'amountPaise', 'The amount cannot be negative.'],
  [{ status: 'Overdue' }, 'status', 'The status is one of Pending, Filed, Paid, Done.'],
])('%p is refused at its field, and nothing is stored', async (fields, path, msg) => {
  const before = (await server.call('GET', `obligations/${row.id}`)).json();
  const answer = await change(fields);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, msg }]]);
  expect((await server.call('GET', `obligations/${row.id}`)).json()).toEqual(before);
});

test('a due is added by hand, and can’t be passed off as generated', async () => {
  const input = {
    area: 'due',
    title: 'Labour welfare fund',
    period: '2026-12',
    type: 'Deposit',
    dueDate: '2099-01-15',
    financialYear: '2026-27',
    ruleId: 'gstr9',
  };
  const added = (await server.call('POST', 'obligations', input)).json();
  expect(added).toMatchObject({ ruleId: '', tracked: true, state: 'upcoming', lastDay: '2099-01-15' });
  expect((await server.call('GET', 'dues?q=welfare')).json()).toMatchObject([
    { id: added.id, title: 'Labour welfare fund', type: 'Deposit', dueDate: '2099-01-15' },
  ]);
  expect((await server.call('PUT', `obligations/${added.id}`, { dueDate: '2098-01-15' })).json().lastDay).toBe(
    '2098-01-15',
  );
});

test('a due done before it was recorded is added as done', async () => {
  const done = { title: 'Trade licence', dueDate: '2025-05-20', status: 'Done', doneOn: '2025-05-19' };
  const answer = await server.call('POST', 'obligations', { area: 'due', period: '2025-04', ...done });
  expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ ...done, ruleId: '' })]);
});

test('open dues and expiring certificates are one list: searched, filtered, sorted, paged and exported', async () => {
  await server.call('POST', 'certificates', { name: 'Factory licence', expiresOn: '2097-05-05' });
  await server.call('POST', 'certificates', { name: 'Without an end' });
  const page = await server.call('GET', 'dues?page=1&size=1&sort=-dueDate&dueDate.from=2090-01-01');
  expect([page.headers['x-total-count'], page.json()[0].title]).toEqual(['2', 'Labour welfare fund']);
  expect((await server.call('GET', 'dues?area=certificate')).json()).toMatchObject([
    { title: 'Factory licence', type: 'Expiry', dueDate: '2097-05-05' },
  ]);
  expect((await server.call('GET', 'dues?dueDate.from=2090-01-01&dueDate.to=2097-12-31')).json()).toHaveLength(1);
  const rows = (await server.call('GET', 'dues/export.csv?dueDate.from=2090-01-01')).body.trimEnd().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/^"Factory licence","2097-05-05","Expiry","Certificates","","\d+"$/);
});

const pending = async (query: string): Promise<{ id: string; version: number; title: string }[]> =>
  (await server.call('GET', `obligations?status=Pending&${query}`)).json();
const markDone = (rows: { id: string; version: number }[], done: object) =>
  server.call('POST', 'obligations/done', { rows: rows.map(({ id, version }) => ({ id, version })), ...done });

test('several are filed and paid on one day under one reference, and their state follows from that day', async () => {
  const rows = await pending('period=2025-06&ruleId=gstr1-monthly,gstr3b-monthly,pf');
  expect((await markDone(rows, { doneOn: '2025-07-15', reference: 'AA2007' })).json()).toEqual({ count: 3 });
  const after = (await server.call('GET', 'obligations?period=2025-06&reference=AA2007&sort=title')).json();
  expect(
    after.map(({ title, status, doneOn, state }: Record<string, string>) => [title, status, doneOn, state]),
  ).toEqual([
    ['GSTR-1 Jun 2025', 'Filed', '2025-07-15', 'late'],
    ['GSTR-3B Jun 2025', 'Filed', '2025-07-15', 'on time'],
    ['PF contribution Jun 2025', 'Paid', '2025-07-15', 'on time'],
  ]);
});

test('a row’s own reference comes before the one for all', async () => {
  const [first, ...others] = await pending('period=2025-05&ruleId=gstr1-monthly,gstr3b-monthly');
  const rows = [{ ...first, reference: 'AA1' }, ...others];
  const done = { rows, doneOn: '2025-07-15', reference: 'AA2' };
  expect((await server.call('POST', 'obligations/done', done)).json()).toEqual({ count: 2 });
  const after = await server.call('GET', 'obligations?period=2025-05&reference=AA1,AA2&sort=reference');
  expect(after.json().map(({ id, reference }: Record<string, string>) => [id, reference])).toEqual([
    [first?.id, 'AA1'],
    [others[0]?.id, 'AA2'],
  ]);
});

test.each([
  [
    'the period of one has not ended',
    { doneOn: '2025-08-05' },
    400,
    'GSTR-3B Aug 2025: Aug 2025 cannot be filed before 31 Aug 2025.',
  ],
  [
    'the day is in the future',
    { doneOn: addDays(today(), 1) },
    400,
    'GSTR-3B Jul 2025: The day it was done cannot be in the future. GSTR-3B Aug 2025: The day it was done cannot be in the future.',
  ],
  ['there is no day', {}, 400, 'Enter the day it was done.'],
])('when %s, none is recorded and the answer says which', async (_why, done, status, msg) => {
  const rows = await pending('period=2025-07,2025-08&ruleId=gstr3b-monthly&sort=period');
  const answer = await markDone(rows, done);
  expect([answer.statusCode, answer.json().errors]).toEqual([status, [{ path: 'doneOn', msg }]]);
  expect(await pending('period=2025-07,2025-08&ruleId=gstr3b-monthly&sort=period')).toEqual(rows);
});

test('of several, one done, changed or deleted meanwhile refuses all', async () => {
  const [july, august] = await pending('period=2025-07,2025-08&ruleId=gstr1-monthly&sort=period');
  if (!july || !august) throw new Error('two rows are expected');
  const done = { doneOn: '2025-09-01' };
  await server.call('PUT', `obligations/${august.id}`, { note: 'changed' });
  expect((await markDone([july, august], done)).json().code).toBe('stale');
  await server.call('PUT', `obligations/${august.id}`, { status: 'Filed', doneOn: '2025-09-01' });
  expect((await markDone([july, august], done)).json().message).toBe(
    'GSTR-1 Aug 2025 was already marked as done. Nothing was saved; reload the list.',
  );
  expect((await markDone([july, { id: 'nothing', version: 1 }], done)).statusCode).toBe(404);
  expect((await markDone([], done)).json().errors).toEqual([{ path: 'rows', msg: 'Choose at least one row.' }]);
  expect(await pending('period=2025-07&ruleId=gstr1-monthly')).toEqual([july]);
});

test.each([
  ['advance-tax', '2025-26 Q3', '2025-04-01', 'Paid'],
  ['contract-wages', '2025-10', '2025-10-01', 'Paid'],
  ['esi', '2025-10', '2025-10-31', 'Paid'],
  ['tds-deposit', '2025-10', '2025-10-31', 'Paid'],
  ['gstr9', '2025-26', '2026-03-31', 'Filed'],
])('%s of %s can be done from %s on', async (ruleId, period, first, status) => {
  const [found] = (
    await server.call('GET', `obligations?ruleId=${ruleId}&period=${encodeURIComponent(period)}`)
  ).json();
  expect(found.doableFrom).toBe(first);
  const at = (doneOn: string) => server.call('PUT', `obligations/${found.id}`, { status, doneOn });
  expect([(await at(addDays(first, -1))).statusCode, (await at(first)).statusCode]).toEqual([400, 200]);
});

test('of what is added by hand a GST or TDS period must have ended, another due has no period', async () => {
  const add = async (fields: object) =>
    (
      await server.call('POST', 'obligations', {
        title: 'By hand',
        period: '2026-12',
        type: 'Return',
        dueDate: '2099-01-15',
        ...fields,
      })
    ).json();
  expect([(await add({ area: 'gst' })).doableFrom, (await add({ area: 'due' })).doableFrom]).toEqual([
    '2026-12-31',
    null,
  ]);
});

test('a late one shows its estimated cost by the rate of its day, its source, and when both were checked', async () => {
  const path = 'obligations?ruleId=gstr3b-monthly&period=2025-11';
  const [{ id }] = (await server.call('GET', path)).json();
  await server.db.updateTable('obligations').set({ tracked: 1 }).where('id', '=', id).execute();
  await server.call('PUT', `obligations/${id}`, { status: 'Filed', doneOn: '2025-12-30', amountPaise: 10_000_000 });
  const told = async () => (await server.call('GET', `obligations/${id}`)).json();
  expect(await told()).toMatchObject({
    ...{ source: 'CGST Act 2017, s.39; CGST Rules 2017, rule 61', sourceCheckedOn: null },
    late: { feePaise: 50_000, interestPaise: 49_315, checkedOn: null },
  });

  const settings = (await server.call('GET', 'compliance/settings')).json();
  const settle = (checkedOn: string) =>
    server.call('PUT', 'compliance/settings', { ...settings, rules: undefined, registrations: undefined, checkedOn });
  expect((await settle(addDays(today(), 1))).json().errors).toEqual([
    { path: 'checkedOn', msg: 'The day they were checked cannot be in the future.' },
  ]);
  expect((await settle('2026-04-03')).statusCode).toBe(200);
  const rates = (await server.call('GET', 'law-rows?kind=late')).json();
  const rate = rates.find(({ value }: { value: { of: string } }) => value.of === 'GSTR-3B');
  const corrected = { ...rate, checkedOn: '2026-04-02', value: { ...rate.value, dayPaise: 2_000 } };
  expect((await server.call('PUT', `law-rows/${rate.id}`, corrected)).statusCode).toBe(200);
  expect(await told()).toMatchObject({
    ...{ sourceCheckedOn: '2026-04-03', late: { feePaise: 20_000, interestPaise: 49_315, checkedOn: '2026-04-02' } },
  });
});

import type { Obligation } from 'shared/domain/compliance/obligation';
import { addDays, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';
import { whileUnderWay } from '../../../test/whileUnderWay';
import { doDailyWork } from '../../dailyWork';
import { anyTable } from '../../db/tables';
import { keepYear } from './keepYear';
import { obligations } from './obligations';

type Row = Obligation & { state: string; lastDay: string; tracked: boolean };

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const makeYear = (financialYear: string) => server.call('POST', 'compliance/years', { financialYear });
const rows = async (query: string): Promise<Row[]> => (await server.call('GET', `obligations?${query}`)).json();

test('a financial year has its rule-generated rows, once, however many servers request it', async () => {
  const servers = await server.servers();
  const headers = { authorization: `Bearer ${server.owner.token}` };
  const answers = await Promise.all(
    [0, 1, 2].map((n) =>
      servers[n % servers.length]?.inject({
        method: 'POST',
        url: '/api/compliance/years',
        payload: { financialYear: '2026-27' },
        headers,
      }),
    ),
  );
  expect(answers.map((answer) => answer?.statusCode)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer?.json().made).sort((a, b) => a - b)).toEqual([0, 0, 111]);
  expect(await rows('financialYear=2026-27')).toHaveLength(111);
  const april = await rows('period=2026-04&area=gst');
  expect(april.map(({ returnType, dueDate, status }) => [returnType, dueDate, status])).toEqual([
    ['GSTR-1', '2026-05-11', 'Pending'],
    ['GSTR-3B', '2026-05-20', 'Pending'],
  ]);
});

test.each([
  ['2016-17', 400],
  ['2026-28', 400],
  ['soon', 400],
  ['2999-00', 400],
  ['2017-18', 200],
])('the year %s answers %d', async (year, status) => {
  expect((await makeYear(year)).statusCode).toBe(status);
});

test('dues before the records begin don’t count against the company until someone records them', async () => {
  const year = financialYearOf(addDays(today(), -800));
  await makeYear(year);
  const [row] = await rows(`financialYear=${year}&area=gst`);
  expect(row).toMatchObject({ status: 'Pending', tracked: false, state: 'not recorded' });
  expect((await server.call('GET', 'dues')).json()).toEqual([]);
  expect((await server.call('GET', 'compliance/score')).json()).toEqual({ score: null, counted: 0, deductions: [] });
  const done = (await server.call('PUT', `obligations/${row?.id}`, { status: 'Filed', doneOn: row?.dueDate })).json();
  expect(done.state).toBe('on time');
  expect(
    (await server.call('GET', `compliance/score?financialYear=${financialYearOf(row?.dueDate ?? '')}`)).json(),
  ).toMatchObject({ score: 100, counted: 1 });
});

test('a row filed during regeneration stays, even if the rules no longer require it', async () => {
  await makeYear('2026-27');
  const [first] = await rows('ruleId=gstr1-monthly&sort=period');
  await anyTable(server.db)
    .updateTable('obligations')
    .set({ ruleId: 'gone' })
    .where('id', '=', String(first?.id))
    .execute();
  await whileUnderWay(
    server,
    (tx) => tx.updateTable('obligations').set({ status: 'Filed' }).where('id', '=', String(first?.id)).execute(),
    () => server.db.transaction().execute((tx) => keepYear(tx, obligations, '2026-27', today())),
  );
  expect((await server.call('GET', `obligations/${first?.id}`)).json()).toMatchObject({ status: 'Filed' });
});

test('a changed rule moves pending rows, and leaves done and deleted ones', async () => {
  await makeYear('2026-27');
  const [first, second, third] = await rows('ruleId=gstr1-monthly&sort=period');
  await server.call('PUT', `obligations/${first?.id}`, { status: 'Filed', doneOn: '2026-05-01' });
  await server.call('DELETE', `obligations/${second?.id}`);
  await anyTable(server.db)
    .updateTable('obligations')
    .set({ dueDate: '2026-01-01', lastDay: '2026-01-01' })
    .where('ruleId', '=', 'gstr1-monthly')
    .execute();
  expect(await server.db.transaction().execute((tx) => keepYear(tx, obligations, '2026-27', today()))).toBe(0);
  const after = await rows('ruleId=gstr1-monthly&sort=period');
  expect(after).toHaveLength(11);
  expect(after.slice(0, 2).map(({ id, dueDate, lastDay }) => [id, dueDate, lastDay])).toEqual([
    [first?.id, '2026-01-01', '2026-01-01'],
    [third?.id, '2026-07-11', '2026-07-11'],
  ]);
  const history = (await server.call('GET', `obligations/${third?.id}/history`)).json();
  expect(history[0]).toMatchObject({
    by: 'Due-date rules',
    action: 'update',
    changes: { dueDate: ['2026-01-01', '2026-07-11'] },
  });
});

test('each day has last, this and next year’s rows, and notifies of the week’s dues once', async () => {
  await server.call('POST', 'certificates', { name: 'Trade licence', expiresOn: '2027-03-12' });
  await doDailyWork(server.db, '2027-03-05');
  await doDailyWork(server.db, '2027-03-05');
  expect(
    await Promise.all(
      ['2025-26', '2026-27', '2027-28'].map(async (year) => (await rows(`financialYear=${year}`)).length),
    ),
  ).toEqual([111, 111, 111]);
  const told: { title: string; path: string; kind: string }[] = (await server.call('GET', 'notifications')).json();
  expect(
    told
      .filter(({ kind }) => kind.startsWith('compliance.'))
      .map(({ title }) => title)
      .sort(),
  ).toEqual([
    'GSTR-1 Feb 2027 is due on 11 Mar 2027',
    'TDS deposit Feb 2027 is due on 08 Mar 2027',
    'Trade licence expires on 12 Mar 2027',
    'Wages of contract labour Feb 2027 is due on 07 Mar 2027',
  ]);
});

const gst = async () =>
  (await rows('area=gst&financialYear=2026-27&sort=period')).map(({ returnType, period }) => `${returnType} ${period}`);
test('the settings name every rule that can be switched', async () => {
  const { rules } = (await server.call('GET', 'compliance/settings')).json<{ rules: object[] }>();
  expect(rules).toContainEqual(expect.objectContaining({ id: 'agm', area: 'due', title: expect.any(String) }));
});

const settle = (settings: object) => server.call('PUT', 'compliance/settings', settings);
const monthlyUntil = (from: string) => ({
  filings: [
    { from: '2017-07-01', filer: 'monthly' },
    { from, filer: 'quarterly' },
  ],
  workStates: ['20'],
});

test('a change of filing from a quarter on takes the pending monthly rows away, makes the quarterly ones, and can be taken back', async () => {
  await makeYear('2026-27');
  const before = await gst();
  const [november] = await rows('ruleId=gstr1-monthly&period=2026-11');
  const [october] = await rows('ruleId=gstr3b-monthly&period=2026-10');
  const [typed] = await rows('ruleId=gstr1-monthly&period=2026-12');
  await server.call('PUT', `obligations/${october?.id}`, { status: 'Filed', doneOn: '2026-11-10' });
  await server.call('DELETE', `obligations/${typed?.id}`);
  expect((await settle(monthlyUntil('2026-10-01'))).statusCode).toBe(200);
  const after = await gst();
  expect(after.filter((row) => row.startsWith('GSTR-1 '))).toEqual([
    'GSTR-1 2026-04',
    'GSTR-1 2026-05',
    'GSTR-1 2026-06',
    'GSTR-1 2026-07',
    'GSTR-1 2026-08',
    'GSTR-1 2026-09',
    'GSTR-1 2026-27 Q3',
    'GSTR-1 2026-27 Q4',
  ]);
  expect(after).toEqual(
    expect.arrayContaining(['GSTR-3B 2026-10', 'GSTR-3B 2026-27 Q3', 'PMT-06 2026-10', 'PMT-06 2027-02']),
  );
  expect(after).not.toContain('GSTR-3B 2026-11');
  expect((await server.call('GET', `obligations/${november?.id}/history`)).json()[0]).toMatchObject({
    by: 'Due-date rules',
    action: 'delete',
  });
  await settle({ filings: [{ from: '2017-07-01', filer: 'monthly' }], workStates: ['20'] });
  expect(await gst()).toEqual(before.filter((row) => row !== 'GSTR-1 2026-12'));
  expect((await rows('ruleId=gstr1-monthly&period=2026-11'))[0]?.id).toBe(november?.id);
});

test('what applies is settled by states of work and by switches, and what is wrong is refused', async () => {
  await makeYear('2026-27');
  await settle({ workStates: ['27', '29'], switched: { gstr9c: true, posh: false } });
  const ids = new Set((await rows('financialYear=2026-27')).map(({ ruleId }) => ruleId));
  expect(
    [
      'professional-tax-20',
      'posh',
      'professional-tax-27',
      'professional-tax-29',
      'labour-welfare-27',
      'gstr9c',
      'gstr1-monthly',
    ].map((id) => ids.has(id)),
  ).toEqual([false, false, true, true, true, true, true]);
  const refused = await Promise.all(
    [
      { filings: [{ from: '2026-11-01', filer: 'quarterly' }] },
      { workStates: ['45'] },
      { switched: { nothing: true } },
    ].map(async (input) => (await settle(input)).json().errors[0].msg),
  );
  expect(refused).toEqual([
    'A change of filing begins with a quarter: 1 April, July, October or January.',
    'Choose states that exist.',
    'Switch rules that exist on or off.',
  ]);
});

test('a direct tax due on a Sunday or a confirmed public holiday is in time on the next working day; GST and PF are not', async () => {
  await makeYear('2026-27');
  const days = async (ruleId: string, period: string) =>
    (await rows(`ruleId=${ruleId}&period=${period}`)).map(({ dueDate, lastDay }) => [dueDate, lastDay]);
  expect([
    await days('tds-deposit', '2026-05'),
    await days('pf', '2026-10'),
    await days('tds-deposit', '2026-11'),
  ]).toEqual([[['2026-06-07', '2026-06-08']], [['2026-11-15', '2026-11-15']], [['2026-12-07', '2026-12-07']]]);
  const { id } = (
    await server.call('POST', 'holidays', {
      name: 'A day of mourning',
      date: '2026-12-07',
      isPublic: true,
      isTentative: true,
    })
  ).json();
  expect(await days('tds-deposit', '2026-11')).toEqual([['2026-12-07', '2026-12-07']]);
  await server.call('PUT', `holidays/${id}`, { isTentative: false });
  expect(await days('tds-deposit', '2026-11')).toEqual([['2026-12-07', '2026-12-08']]);
  expect((await server.call('GET', 'dues?q=TDS deposit Nov 2026')).json()).toMatchObject([
    { dueDate: '2026-12-08', nominalDate: '2026-12-07' },
  ]);
  await server.call('DELETE', `holidays/${id}`);
  expect(await days('tds-deposit', '2026-11')).toEqual([['2026-12-07', '2026-12-07']]);
});

test('AOC-4 and MGT-7 follow the day on which the meeting was held, and go back when it is reopened', async () => {
  await makeYear('2025-26');
  const [agm] = await rows('ruleId=agm&financialYear=2025-26');
  const days = async () =>
    (await rows('ruleId=aoc4,mgt7&financialYear=2025-26&sort=dueDate')).map(({ dueDate }) => dueDate);
  await server.call('PUT', `obligations/${agm?.id}`, { status: 'Done', doneOn: '2026-09-10' });
  expect(await days()).toEqual(['2026-10-10', '2026-11-09']);
  await server.call('PUT', `obligations/${agm?.id}`, { status: 'Pending' });
  expect(await days()).toEqual(['2026-10-30', '2026-11-29']);
});

test('a manually added row recurs: following rows appear, follow it while pending, and leave when it stops', async () => {
  const year = financialYearOf(today());
  const lastDay = `${Number(year.slice(0, 4)) + 1}-03`;
  const add = (
    await server.call('POST', 'obligations', {
      area: 'due',
      title: 'Rent of the store',
      period: `${year.slice(0, 4)}-12`,
      type: 'Other',
      dueDate: `${year.slice(0, 4)}-12-05`,
      financialYear: year,
      repeats: 'month',
    })
  ).json();
  const copies = async () =>
    (await rows(`q=store&financialYear=${year}&sort=dueDate`))
      .filter(({ id }) => id !== add.id)
      .map(({ title, dueDate }) => [title, dueDate.slice(0, 7)]);
  expect(await copies()).toEqual([
    [expect.stringMatching(/^Rent of the store Jan/), lastDay.replace('-03', '-01')],
    [expect.stringMatching(/Feb/), lastDay.replace('-03', '-02')],
    [expect.stringMatching(/Mar/), lastDay],
  ]);
  const [copy] = await rows(`ruleId=row:${add.id}&sort=dueDate`);
  expect((await server.call('PUT', `obligations/${copy?.id}`, { title: 'Other' })).json().errors[0].msg).toBe(
    'This row repeats one that was added by hand. Change that one. Extend the row’s due date instead.',
  );
  await server.call('PUT', `obligations/${add.id}`, { title: 'Rent of the yard store' });
  expect((await copies())[0]?.[0]).toMatch(/^Rent of the yard store Jan/);
  await server.call('PUT', `obligations/${add.id}`, { repeats: '' });
  expect(await copies()).toEqual([]);
  await server.call('PUT', `obligations/${add.id}`, { repeats: 'quarter' });
  expect(await copies()).toEqual([[expect.stringMatching(/Mar/), lastDay]]);
});

test('the day of quarterly returns, and the taxes of the state of work, follow the GSTIN of the letterhead', async () => {
  await enterRealLetterhead(server, { state: '27', gstin: '27AAPFU0939F1ZV' });
  await server.call('PUT', 'compliance/settings', {
    ...(await server.call('GET', 'compliance/settings')).json<object>(),
    filings: [{ from: '2017-07-01', filer: 'quarterly' }],
  });
  const days = async () => (await rows('returnType=GSTR-3B&period=2026-27 Q1')).map(({ dueDate }) => dueDate);
  expect(await days()).toEqual(['2026-07-22']);
  expect(await rows('ruleId=professional-tax-27')).not.toEqual([]);
  await enterRealLetterhead(server);
  expect(await days()).toEqual(['2026-07-24']);
});

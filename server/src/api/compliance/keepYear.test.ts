import { addDays, today } from 'shared/domain/dates';
import { financialYearOf } from 'shared/domain/financialYear';
import type { Obligation } from 'shared/domain/obligation';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { anyTable } from '../../db/tables';
import { doDailyWork } from './keepWatch';
import { keepYear } from './keepYear';

type Row = Obligation & { state: string; lastDay: string; tracked: boolean };

let server: TestApp;
beforeEach(async () => { server = await openTestApp(); });
afterEach(() => server.close());

const makeYear = (financialYear: string) => server.call('POST', 'compliance/years', { financialYear });
const rows = async (query: string): Promise<Row[]> => (await server.call('GET', `obligations?${query}`)).json();

test('a financial year has its rows from the rules, once, however often and by however many servers it is asked for', async () => {
  const another = await server.another();
  const headers = { authorization: `Bearer ${server.owner.token}` };
  const answers = await Promise.all([makeYear('2026-27'), another.inject({ method: 'POST', url: '/api/compliance/years', payload: { financialYear: '2026-27' }, headers }), makeYear('2026-27')]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer.json().made).sort((a, b) => a - b)).toEqual([0, 0, 85]);
  expect(await rows('financialYear=2026-27')).toHaveLength(85);
  const april = await rows('period=2026-04&area=gst');
  expect(april.map(({ returnType, dueDate, status }) => [returnType, dueDate, status])).toEqual([['GSTR-1', '2026-05-11', 'Pending'], ['GSTR-3B', '2026-05-20', 'Pending']]);
});

test.each([['2016-17', 400], ['2026-28', 400], ['soon', 400], ['2999-00', 400], ['2017-18', 200]])('the year %s answers %d', async (year, status) => {
  expect((await makeYear(year)).statusCode).toBe(status);
});

test('what fell due before the records begin is not held against the company until someone records it', async () => {
  const year = financialYearOf(addDays(today(), -800));
  await makeYear(year);
  const [row] = await rows(`financialYear=${year}&area=gst`);
  expect(row).toMatchObject({ status: 'Pending', tracked: false, state: 'not recorded' });
  expect((await server.call('GET', 'dues')).json()).toEqual([]);
  expect((await server.call('GET', 'compliance/score')).json()).toEqual({ score: null, counted: 0, deductions: [] });
  const done = (await server.call('PUT', `obligations/${row?.id}`, { status: 'Filed', doneOn: row?.dueDate })).json();
  expect(done.state).toBe('on time');
  expect((await server.call('GET', `compliance/score?financialYear=${financialYearOf(row?.dueDate ?? '')}`)).json()).toMatchObject({ score: 100, counted: 1 });
});

test('a changed rule moves what is pending, and leaves what is done and what was deleted', async () => {
  await makeYear('2026-27');
  const [first, second, third] = await rows('ruleId=gstr1-monthly&sort=period');
  await server.call('PUT', `obligations/${first?.id}`, { status: 'Filed', doneOn: '2026-05-01' });
  await server.call('DELETE', `obligations/${second?.id}`);
  await anyTable(server.db).updateTable('obligations').set({ dueDate: '2026-01-01', lastDay: '2026-01-01' }).where('ruleId', '=', 'gstr1-monthly').execute();
  expect(await server.db.transaction().execute((tx) => keepYear(tx, '2026-27', today()))).toBe(0);
  const after = await rows('ruleId=gstr1-monthly&sort=period');
  expect(after).toHaveLength(11);
  expect(after.slice(0, 2).map(({ id, dueDate, lastDay }) => [id, dueDate, lastDay])).toEqual([[first?.id, '2026-01-01', '2026-01-01'], [third?.id, '2026-07-11', '2026-07-11']]);
  const history = (await server.call('GET', `obligations/${third?.id}/history`)).json();
  expect(history[0]).toMatchObject({ by: 'Due-date rules', action: 'update', changes: { dueDate: ['2026-01-01', '2026-07-11'] } });
});

test('each day has last, this and the coming year’s rows, and tells of the week’s dues once', async () => {
  await server.call('POST', 'certificates', { name: 'Trade licence', expiresOn: '2027-03-12' });
  await doDailyWork(server.db, '2027-03-05');
  await doDailyWork(server.db, '2027-03-05');
  expect(await Promise.all(['2025-26', '2026-27', '2027-28'].map(async (year) => (await rows(`financialYear=${year}`)).length))).toEqual([85, 85, 85]);
  const told: { title: string; path: string; kind: string }[] = (await server.call('GET', 'notifications')).json();
  expect(told.filter(({ kind }) => kind === 'due').map(({ title }) => title).sort()).toEqual([
    'GSTR-1 Feb 2027 is due on 11 Mar 2027', 'TDS deposit Feb 2027 is due on 07 Mar 2027', 'Trade licence expires on 12 Mar 2027', 'Wages of contract labour Feb 2027 is due on 07 Mar 2027',
  ]);
});

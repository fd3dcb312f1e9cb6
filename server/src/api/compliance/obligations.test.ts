import { addDays, today } from 'shared/domain/dates';
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
  expect(filed.json()).toMatchObject({ status: 'Filed', doneOn: '2025-05-22', reference: 'AA200425000001', state: 'late' });
  expect((await change({ status: 'Pending' })).json()).toMatchObject({ status: 'Pending', doneOn: null });
});

test('an extended date with its note makes the same day on time', async () => {
  expect((await change({ extendedTo: '2025-05-25', extensionNote: 'Notification 12/2025' })).json()).toMatchObject({ lastDay: '2025-05-25', dueDate: '2025-05-20' });
  expect((await change({ status: 'Filed', doneOn: '2025-05-22' })).json()).toMatchObject({ state: 'on time', extensionNote: 'Notification 12/2025' });
});

test.each([
  [{ status: 'Filed', doneOn: null }, 'doneOn', 'Enter the day it was filed or paid.'],
  [{ status: 'Filed', doneOn: addDays(today(), 1) }, 'doneOn', 'The day it was done cannot be in the future.'],
  [{ status: 'Filed', doneOn: '2026-02-31' }, 'doneOn', 'Enter the day it was done as a day that exists, YYYY-MM-DD.'],
  [{ extendedTo: '2025-05-20' }, 'extendedTo', 'The extended date must be after the due date, 20 May 2025.'],
  [{ dueDate: '2025-06-20' }, 'dueDate', 'This comes from the due-date rules. Give the row an extended date instead.'],
  [{ amountPaise: 1e308 }, 'amountPaise', 'The amount is too large.'],
  [{ amountPaise: -1 }, 'amountPaise', 'The amount cannot be negative.'],
  [{ status: 'Done' }, 'status', 'The status is one of Pending, Filed, Paid.'],
])('%p is refused at its field, and nothing is stored', async (fields, path, msg) => {
  const before = (await server.call('GET', `obligations/${row.id}`)).json();
  const answer = await change(fields);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, msg }]]);
  expect((await server.call('GET', `obligations/${row.id}`)).json()).toEqual(before);
});

test('a due is added by hand, and nobody can pass it off as generated', async () => {
  const input = { area: 'due', title: 'Labour welfare fund', period: '2026-12', type: 'Deposit', dueDate: '2099-01-15', financialYear: '2026-27', ruleId: 'gstr9' };
  const added = (await server.call('POST', 'obligations', input)).json();
  expect(added).toMatchObject({ ruleId: '', tracked: true, state: 'upcoming', lastDay: '2099-01-15' });
  expect((await server.call('GET', 'dues?q=welfare')).json()).toMatchObject([{ id: added.id, title: 'Labour welfare fund', type: 'Deposit', dueDate: '2099-01-15' }]);
  expect((await server.call('PUT', `obligations/${added.id}`, { dueDate: '2098-01-15' })).json().lastDay).toBe('2098-01-15');
});

test('the open dues and the certificates that expire are one list: searched, filtered, sorted, paged and exported', async () => {
  await server.call('POST', 'certificates', { name: 'Factory licence', expiresOn: '2097-05-05' });
  await server.call('POST', 'certificates', { name: 'Without an end' });
  const page = await server.call('GET', 'dues?page=1&size=1&sort=-dueDate&dueDate.from=2090-01-01');
  expect([page.headers['x-total-count'], page.json()[0].title]).toEqual(['2', 'Labour welfare fund']);
  expect((await server.call('GET', 'dues?area=certificate')).json()).toMatchObject([{ title: 'Factory licence', type: 'Expiry', dueDate: '2097-05-05' }]);
  expect((await server.call('GET', 'dues?dueDate.from=2090-01-01&dueDate.to=2097-12-31')).json()).toHaveLength(1);
  expect((await server.call('GET', 'dues/export.csv?dueDate.from=2090-01-01')).body.split('\r\n')).toHaveLength(4);
});

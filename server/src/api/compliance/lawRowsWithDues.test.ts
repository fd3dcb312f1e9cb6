import type { Obligation } from 'shared/domain/compliance/obligation';
import { addMonths, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

test('dues that are not done follow a row of due dates at once, those of earlier periods stay', async () => {
  const [month, next, after] = [0, 1, 2].map((later) => addMonths(`${today().slice(0, 7)}-01`, later).slice(0, 7));
  await server.call('POST', 'compliance/years', { financialYear: financialYearOf(`${month}-01`) });
  const dueDay = async (period = '') => {
    const rows = (await server.call('GET', `obligations?period=${period}`)).json<Obligation[]>();
    return rows.find(({ ruleId }) => ruleId === 'pf')?.dueDate;
  };
  const before = await dueDay(month);
  const value = { of: 'pf', title: 'PF contribution', returnType: '', monthsAfter: 1, day: 17 };
  const row = { kind: 'due-date', state: '', from: `${next}-01`, value, source: 'EPF Scheme' };
  expect((await server.call('POST', 'law-rows', row)).statusCode).toBe(201);
  expect([before, await dueDay(month), await dueDay(next)]).toEqual([`${next}-15`, `${next}-15`, `${after}-17`]);
});

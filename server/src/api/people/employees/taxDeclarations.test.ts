import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';

let server: TestApp;
let employeeId: string;
beforeEach(async () => {
  server = await openTestApp();
  const pay = { basicPaise: 10_000_000, grossPaise: 10_000_000, joinedOn: '2026-04-01', pan: 'ABCPK1234F' };
  employeeId = (await server.call('POST', 'employees', { name: 'Kavita Soren', ...pay })).json<{ id: string }>().id;
});
afterEach(() => server.close());

const register = async (month: string) => (await server.call('POST', 'wages', { month })).json<{ id: string }>().id;
const taxOf = async (wageId: string) =>
  (await server.call('GET', `wages/lines?wageId=${wageId}`)).json<{ salaryTaxPaise: number }[]>()[0]?.salaryTaxPaise;
const declare = (month: string, more: object = {}) =>
  server.call('POST', 'tax-declarations', { employeeId, month, ...more });
const earlier = { earlierSalaryPaise: 80_000_000, earlierTaxPaise: 0 };

test('what is declared counts in the open months from its own on, and in no paid one', async () => {
  const [april, may, june] = [await register('2026-04'), await register('2026-05'), await register('2026-06')];
  await payRegister(server, april);
  const answer = await declare('2026-06', earlier);
  expect([answer.statusCode, await taxOf(april), await taxOf(may)]).toEqual([201, 0, 0]);
  const deducted = await taxOf(june);
  expect(deducted).toBeGreaterThan(0);
  await server.call('DELETE', `tax-declarations/${answer.json<{ id: string }>().id}`);
  expect(await taxOf(june)).toBe(0);
  const known = () => server.call('GET', `wages/lines/known?wageId=${june}&employeeId=${employeeId}`);
  expect((await known()).json().declarations).toEqual([]);
  await declare('2026-06', earlier);
  expect((await known()).json().declarations).toMatchObject([{ month: '2026-06', ...earlier }]);
});

test('a paid month has none, a month has one, and what only the old regime takes off is of the old regime', async () => {
  const april = await register('2026-04');
  await payRegister(server, april);
  const paid = await declare('2026-04', earlier);
  expect([paid.statusCode, paid.json().message]).toEqual([409, expect.stringContaining('Apr 2026 are paid')]);
  await declare('2026-05');
  expect((await declare('2026-05', earlier)).statusCode).toBe(409);
  const wrong = await declare('2026-06', { rentPaise: 100 });
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'rentPaise']);
  const more = await declare('2026-06', { earlierTaxPaise: 100 });
  expect([more.statusCode, more.json().errors[0].path]).toEqual([400, 'earlierTaxPaise']);
  const nobody = await server.call('POST', 'tax-declarations', { employeeId: 'x', month: '2026-06' });
  expect([nobody.statusCode, nobody.json().errors[0].path]).toEqual([400, 'employeeId']);
  expect((await server.call('GET', 'tax-declarations')).json()).toHaveLength(1);
});

test('a PAN that is entered takes the higher rate from the open months, and not from a paid one', async () => {
  const pan = (pan: string) => server.call('PUT', `employees/${employeeId}`, { pan });
  const raise = { basicPaise: 15_000_000, grossPaise: 15_000_000 };
  await server.call('PUT', `employees/${employeeId}`, { ...raise, pan: '' });
  const [april, may] = [await register('2026-04'), await register('2026-05')];
  await payRegister(server, april);
  expect([await taxOf(april), await taxOf(may)]).toEqual([2_875_000, 2_875_000]);
  await pan('ABCPK1234F');
  expect([await taxOf(april), await taxOf(may)]).toEqual([
    2_875_000,
    Math.round((15_080_000 - 2_875_000) / 1100) * 100,
  ]);
});

test('a date of birth of 60 years ago takes less in the old regime', async () => {
  await server.call('PUT', `employees/${employeeId}`, { bornOn: '1990-01-01' });
  await declare('2026-04', { regime: 'Old' });
  const april = await register('2026-04');
  const before = await taxOf(april);
  await server.call('PUT', `employees/${employeeId}`, { bornOn: '1960-01-01' });
  // 2,500 a year and the cess on it.
  expect(Number(before) - Number(await taxOf(april))).toBe(Math.round(260_000 / 12 / 100) * 100);
});

import { today } from 'shared/domain/dates/dates';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { whileUnderWay } from '../../../../test/whileUnderWay';

let server: TestApp;
const employee = (name: string, rupees: number, more: object = {}) =>
  server.call('POST', 'employees', {
    name,
    basicPaise: rupees * 70,
    houseRentPaise: rupees * 30,
    grossPaise: rupees * 100,
    ...more,
  });
beforeEach(async () => {
  server = await openTestApp();
  await employee('Anil Mahto', 15_000);
  await employee('Kavita Soren', 50_000, { joinedOn: '2026-04-16' });
  await employee('Left before', 10_000, { leftOn: '2026-03-31' });
});
afterEach(() => server.close());

const lines = async (wageId: string) => (await server.call('GET', `wages/lines?wageId=${wageId}`)).json();

test('a register begins with the employees of its month, paid for their days, with PF, ESI and professional tax', async () => {
  const register = (await server.call('POST', 'wages', { month: '2026-04' })).json();
  expect(register).toMatchObject({ month: '2026-04', employees: 2, totalPaise: 4_000_000, status: 'Pending' });
  const [anil, kavita] = await lines(register.id);
  expect(anil).toMatchObject({
    name: 'Anil Mahto',
    days: 30,
    basicPaise: 1_050_000,
    grossPaise: 1_500_000,
    pfEmployeePaise: 126_000,
    pensionPaise: 87_500,
    pfEmployerPaise: 38_500,
    esiEmployeePaise: 7900,
    esiEmployerPaise: 34_200,
    professionalTaxPaise: 0,
    netPaise: 1_366_100,
  });
  expect(kavita).toMatchObject({
    days: 15,
    basicPaise: 1_750_000,
    grossPaise: 2_500_000,
    pfEmployeePaise: 180_000,
    pensionPaise: 125_000,
    esiEmployeePaise: 0,
    professionalTaxPaise: 15_000,
  });
  expect(register.sums).toEqual({
    employees: 2,
    grossPaise: 4_000_000,
    pfWagePaise: 2_550_000,
    pfEmployeePaise: 306_000,
    pfEmployerPaise: 93_500,
    pensionPaise: 212_500,
    insurancePaise: 12_800,
    insuranceSharesPaise: 12_800,
    statesWithoutTaxRates: [],
    statesWithoutFundRates: [],
    welfareEmployeePaise: 0,
    welfareEmployerPaise: 0,
    salaryTaxPaise: 0,
    keptBackPaise: 0,
    administrationPaise: 50_000,
    esiEmployeePaise: 7900,
    esiEmployerPaise: 34_200,
    professionalTaxPaise: 15_000,
    netPaise: 3_671_100,
  });
});

test('a register of which only the sums are known has no lines', async () => {
  const register = (
    await server.call('POST', 'wages', { month: '2025-01', employees: 120, totalPaise: 180_000_000 })
  ).json();
  expect(register).toMatchObject({ employees: 120, totalPaise: 180_000_000, sums: null });
  expect(await lines(register.id)).toEqual([]);
});

test('its number and total follow its lines, whatever is sent', async () => {
  const { id } = (await server.call('POST', 'wages', { month: '2026-04' })).json();
  const [anil, kavita] = await lines(id);
  await server.call('PUT', `wages/lines/${anil.id}`, { days: 15 });
  expect((await server.call('PUT', `wages/${id}`, { employees: 99, totalPaise: 1 })).json()).toMatchObject({
    employees: 2,
    totalPaise: 3_250_000,
  });
  await server.call('DELETE', `wages/lines/${kavita.id}`);
  expect((await server.call('GET', `wages/${id}`)).json()).toMatchObject({ employees: 1, totalPaise: 750_000 });
  await server.call('POST', `wages/lines/${kavita.id}/restore`);
  expect((await server.call('GET', `wages/${id}`)).json()).toMatchObject({ employees: 2, totalPaise: 3_250_000 });
});

test('an employee is in a register once, and what it comes to is of all its lines, also when several write at once', async () => {
  const { id } = (await server.call('POST', 'wages', { month: '2026-04' })).json();
  const late = (await employee('Late Comer', 10_000)).json();
  const line = { wageId: id, employeeId: late.id, name: late.name, days: 30, grossRatePaise: 1_000_000 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.call('POST', 'wages/lines', line)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  const all: { id: string; pfWagePaise: number }[] = await lines(id);
  await Promise.all(all.map((each, n) => server.call('PUT', `wages/lines/${each.id}`, { days: n + 10 })));
  const sum = (field: string) =>
    lines(id).then((rows: Record<string, number>[]) => rows.reduce((total, row) => total + (row[field] ?? 0), 0));
  const register = (await server.call('GET', `wages/${id}`)).json();
  expect(register).toMatchObject({ employees: 3, totalPaise: await sum('grossPaise') });
  const { administrationPaise } = register.sums;
  await server.call('POST', `wages/${id}/work-out`);
  expect((await server.call('GET', `wages/${id}`)).json().sums).toMatchObject({ administrationPaise });
});

test('a register that begins while an employee is added has them too', async () => {
  const { id } = (await employee('Late Comer', 10_000, { leftOn: '2026-01-31' })).json();
  const register = await whileUnderWay(
    server,
    (tx) => tx.updateTable('employees').set({ leftOn: null }).where('id', '=', id).execute(),
    async () => (await server.call('POST', 'wages', { month: '2026-04' })).json(),
  );
  expect([register.employees, (await lines(register.id)).length]).toEqual([3, 3]);
});

test('a month that is paid while its lines are worked out stays as it was paid', async () => {
  const { id } = (await server.call('POST', 'wages', { month: '2026-04' })).json();
  const [anil] = await lines(id);
  const answer = await whileUnderWay(
    server,
    async (tx) => {
      await tx.updateTable('wages').set({ status: 'Paid' }).where('id', '=', id).execute();
      await tx.updateTable('wage_lines').set({ wageId: id }).where('id', '=', anil.id).execute();
    },
    () => server.call('POST', `wages/${id}/work-out`),
  );
  expect(answer.statusCode).toBe(409);
});

test('a paid month is closed until it is reopened', async () => {
  const { id } = (await server.call('POST', 'wages', { month: '2026-04' })).json();
  const [anil] = await lines(id);
  expect((await payRegister(server, id, '2026-05-06')).json()).toMatchObject({
    status: 'Paid',
    paidOn: '2026-05-06',
  });
  const answers = await Promise.all([
    server.call('PUT', `wages/lines/${anil.id}`, { days: 1 }),
    server.call('DELETE', `wages/lines/${anil.id}`),
    server.call('POST', 'wages/lines', { wageId: id, name: 'Late', days: 1, grossRatePaise: 1 }),
    server.call('DELETE', `wages/${id}`),
    server.call('PUT', `wages/${id}`, { paidOn: '2026-05-05' }),
  ]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409, 409, 409, 409]);
  expect((await server.call('PUT', `wages/${id}`, { status: 'Pending' })).json()).toMatchObject({
    status: 'Pending',
    paidOn: null,
  });
  expect((await server.call('PUT', `wages/lines/${anil.id}`, { days: 1 })).statusCode).toBe(200);
});

test('older registers keep the rates of their month: ESI of June 2019 is not that of July', async () => {
  const esi = await Promise.all(
    ['2019-06', '2019-07'].map(async (month) => {
      const { id } = (await server.call('POST', 'wages', { month })).json();
      return (await lines(id)).find((line: { name: string }) => line.name === 'Anil Mahto').esiEmployeePaise;
    }),
  );
  expect(esi).toEqual([26_300, 11_300]);
});

test('the register of the month that runs may be begun', async () => {
  expect((await server.call('POST', 'wages', { month: today().slice(0, 7) })).statusCode).toBe(201);
});

test.each([
  [{ month: '2026-13' }, 'month', 'Enter the month as YYYY-MM.'],
  [{ month: '2199-01' }, 'month', 'Jan 2199 has not started yet; choose this month or an earlier one.'],
  [{ month: '2010-01' }, 'month', 'The PF and ESI rates of Jan 2010 are not on record; choose a later month.'],
  [{ month: '2026-04', employees: -1 }, 'employees', 'The number of employees cannot be negative.'],
  [{ month: '2026-04', totalPaise: 1e308 }, 'totalPaise', 'The total is too large.'],
])('%p is refused at its field', async (input, path, msg) => {
  expect((await server.call('POST', 'wages', input)).json().errors).toEqual([{ path, msg }]);
  expect((await server.call('GET', 'wages')).json()).toEqual([]);
});

test('a month has one register; a deleted one makes room', async () => {
  const { id } = (await server.call('POST', 'wages', { month: '2026-04' })).json();
  expect((await server.call('POST', 'wages', { month: '2026-04' })).statusCode).toBe(409);
  await server.call('DELETE', `wages/${id}`);
  const next = (await server.call('POST', 'wages', { month: '2026-04' })).json();
  expect(await lines(next.id)).toHaveLength(2);
});

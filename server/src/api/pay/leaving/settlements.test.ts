import { addDays, today } from 'shared/domain/dates/dates';
import type { LeaveYear } from 'shared/domain/pay/leave/leave';
import type { Settlement } from 'shared/domain/pay/leaving/settlement';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { insertRows } from '../../../db/insertRow';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const pay = { basicPaise: 2_600_000, grossPaise: 2_600_000 };
const employ = async (more: object = {}) =>
  (await server.call('POST', 'employees', { name: 'Anil Mahto', ...pay, ...more })).json<{ id: string }>().id;
const settle = (employeeId: string, more: object = {}) => server.call('POST', 'settlements', { employeeId, ...more });

/** Marks this many days of a year from its first day on. */
const mark = (employeeId: string, year: string, codes: string) =>
  insertRows(
    server.db,
    'attendance_days',
    [...codes].map((code, index) => ({
      ...{ employeeId, day: addDays(`${year}-01-01`, index), centerId: 'c', code, overtimeMinutes: 0 },
      ...{
        at: '2026-09-01T06:00:00.000Z',
        by: 'Asha',
        isDisputed: 0,
        version: 1,
        id: `${employeeId}-${year}-${index}`,
      },
    })),
  );

test('leave is earned by the days of attendance, taken by it, brought in and paid out', async () => {
  const id = await employ();
  await mark(id, '2025', `${'P'.repeat(238)}HHEEE`);
  const entry = { employeeId: id, day: '2025-01-01', kind: 'Brought in', days: 4 };
  expect((await server.call('POST', 'leave-entries', entry)).statusCode).toBe(201);
  const years = (await server.call('GET', `employees/${id}/leave`)).json<LeaveYear[]>();
  expect(years[0]).toMatchObject({ year: '2025', worked: 239, earned: 11, taken: 3, broughtIn: 4, balance: 12 });
  expect(years.at(-1)?.year).toBe(today().slice(0, 4));
  expect((await server.call('GET', 'employees/x/leave')).statusCode).toBe(404);
  const nobody = await server.call('POST', 'leave-entries', { ...entry, employeeId: 'x' });
  expect([nobody.statusCode, nobody.json().errors[0].path]).toEqual([400, 'employeeId']);
});

test('a settlement comes to leave, gratuity, bonus and what is recovered, and is due two working days after leaving', async () => {
  const id = await employ({ joinedOn: '2025-01-01', leftOn: '2026-01-30' });
  await mark(id, '2026', 'P'.repeat(20));
  await server.call('POST', 'holidays', { name: 'A holiday', date: '2026-02-02', isPublic: true });
  const answer = await settle(id, { recoveryPaise: 50_000, recoveryNote: 'Uniform' });
  expect(answer.statusCode).toBe(201);
  const { parts, ...settlement } = answer.json<Settlement>();
  // Saturday is a working day; Sunday and the holiday on Monday aren't.
  expect(settlement).toMatchObject({
    leftOn: '2026-01-30',
    dueOn: '2026-02-03',
    state: 'Late',
    employeeName: 'Anil Mahto',
  });
  const amounts = Object.fromEntries(parts.map(({ what, paise }) => [what, paise]));
  expect(amounts).toEqual({
    'Last wages': 0,
    'Leave with wages': 100_000,
    Gratuity: 1_623_000,
    Bonus: 0,
    Recovery: -50_000,
  });
  expect(settlement.totalPaise).toBe(Object.values(amounts).reduce((sum, each) => sum + each));
  expect(parts[0]?.why).toBe('Wages of Jan 2026 have no line yet. Make them first.');
});

test('gratuity at death needs no years; a settlement whose reason of leaving nobody said asks for it', async () => {
  const leaving = { joinedOn: '2024-07-01', leftOn: '2026-06-30' };
  const gratuity = async (more: object) => {
    const { parts } = (await settle(await employ({ ...leaving, ...more }), { isFixedTerm: false })).json<Settlement>();
    const { paise, why } = parts.find(({ what }) => what === 'Gratuity') ?? {};
    return [paise, why];
  };
  expect(await gratuity({ leavingReason: 'Death' })).toEqual([3_000_000, '2 years on wages of ₹26,000.00 a month.']);
  expect(await gratuity({ leavingReason: 'Resignation' })).toEqual([
    0,
    'None: employed from 01 Jul 2024 to 30 Jun 2026.',
  ]);
  expect(await gratuity({})).toEqual([
    0,
    expect.stringContaining('Enter why they left: death and disablement need no years of service.'),
  ]);
  const still = await server.call('POST', 'employees', { name: 'Still here', ...pay, leavingReason: 'Death' });
  expect([still.statusCode, still.json().errors[0].path]).toEqual([400, 'leftOn']);
});

test('bonus is of the year’s wage lines, and open wages are named', async () => {
  const id = await employ({
    basicPaise: 1_500_000,
    grossPaise: 1_500_000,
    joinedOn: '2026-04-01',
    leftOn: '2026-06-30',
  });
  for (const month of ['2026-04', '2026-05', '2026-06']) await server.call('POST', 'wages', { month });
  const { parts } = (await settle(id, { bonusPercent: 10 })).json<Settlement>();
  expect(parts.find(({ what }) => what === 'Bonus')).toMatchObject({ paise: 210_000 });
  expect(parts[0]?.why).toMatch(/net of Apr 2026, May 2026, Jun 2026, paid with the wage register/);
});

test('who left and has no settlement is listed with the day; one who has one is not', async () => {
  const leftOn = addDays(today(), -20);
  const id = await employ({ joinedOn: '2025-01-01', leftOn });
  await employ({ name: 'Stays' });
  const missing = async () => (await server.call('GET', 'settlements/missing')).json<{ name: string }[]>();
  expect(await missing()).toMatchObject([{ employeeId: id, name: 'Anil Mahto', leftOn, isLate: true }]);
  await settle(id);
  expect(await missing()).toEqual([]);
});

test('a paid one stays as it was paid, until the day is taken away', async () => {
  const id = await employ({ joinedOn: '2025-01-01', leftOn: '2026-01-30' });
  const made = (await settle(id, { paidOn: '2026-02-02' })).json<Settlement>();
  expect(made.state).toBe('Paid');
  await server.call('PUT', `employees/${id}`, { basicPaise: 1_000_000, grossPaise: 1_000_000 });
  const put = (body: object) => server.call('PUT', `settlements/${made.id}`, body);
  expect([
    (await put({ isFixedTerm: false })).statusCode,
    (await server.call('DELETE', `settlements/${made.id}`)).statusCode,
  ]).toEqual([409, 409]);
  expect((await put({ paidOn: null })).json()).toMatchObject({ totalPaise: made.totalPaise });
  expect((await put({ isFixedTerm: true })).json<Settlement>().totalPaise).toBeLessThan(made.totalPaise);
});

test('a paid one pays the leave out that is left, and one that is no longer paid gives it back', async () => {
  const id = await employ({ joinedOn: '2025-01-01', leftOn: '2026-01-30' });
  await mark(id, '2026', 'P'.repeat(20));
  const balance = async () => (await server.call('GET', `employees/${id}/leave`)).json<LeaveYear[]>().at(-1)?.balance;
  const made = (await settle(id)).json<Settlement>();
  expect(await balance()).toBe(1);
  const put = (body: object) => server.call('PUT', `settlements/${made.id}`, body);
  await put({ paidOn: '2026-02-02' });
  const entries = async () => (await server.call('GET', 'leave-entries')).json<{ id: string }[]>();
  const [entry] = await entries();
  expect([await balance(), entry]).toEqual([
    0,
    expect.objectContaining({ kind: 'Paid out', days: 1, day: '2026-01-30' }),
  ]);
  const change = await server.call('PUT', `leave-entries/${entry?.id}`, { days: 5 });
  expect([change.statusCode, change.json().message]).toEqual([409, expect.stringContaining('final settlement')]);
  expect((await server.call('DELETE', `leave-entries/${entry?.id}`)).statusCode).toBe(409);
  await put({ paidOn: null });
  expect([await balance(), await entries()]).toEqual([1, []]);
  expect((await put({ paidOn: '2026-02-03' })).json()).toMatchObject({ totalPaise: made.totalPaise });
  expect(await balance()).toBe(0);
});

test.each<[string, object, object, number, string]>([
  ['of somebody who has not left', { leftOn: null }, {}, 400, 'employeeId'],
  ['that recovers more than is due', {}, { recoveryPaise: 99_999_999, recoveryNote: 'Loss' }, 400, 'recoveryPaise'],
  ['that recovers without a reason', {}, { recoveryPaise: 100 }, 400, 'recoveryNote'],
  ['paid in the future', {}, { paidOn: '2999-01-01' }, 400, 'paidOn'],
])('one %s is refused with a sentence', async (_name, employee, more, status, path) => {
  const id = await employ({ joinedOn: '2025-01-01', leftOn: '2026-01-30', ...employee });
  const answer = await settle(id, more);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([status, path]);
  expect((await server.call('GET', 'settlements')).json()).toEqual([]);
});

test('there is one with each employee, also when several come at once', async () => {
  const id = await employ({ joinedOn: '2025-01-01', leftOn: '2026-01-30' });
  const answers = await Promise.all([settle(id), settle(id), settle(id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

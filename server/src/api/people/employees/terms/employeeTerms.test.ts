import { addDays, addMonths, today } from 'shared/domain/dates/dates';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { EmployeeTerms } from 'shared/domain/people/employees/employeeTerms';
import { openTestApp, type TestApp } from '../../../../../test/openTestApp';
import { payRegister } from '../../../../../test/payRegister';
import { employeeTermsKind } from '../../../facts/factKinds';
import { settlePlanned } from '../../../facts/settleFacts';
import { readFileMonth } from '../../../pay/files/readFileMonth';
import { employees } from '../employees';

let server: TestApp;
let employeeId: string;
beforeEach(async () => {
  server = await openTestApp();
  const asha = { name: 'Asha', joinedOn: '2026-01-01', workState: '20', basicPaise: 1_500_000, grossPaise: 1_500_000 };
  employeeId = (await server.call('POST', 'employees', asha)).json<{ id: string }>().id;
});
afterEach(() => server.close());

const employee = async () => (await server.call('GET', `employees/${employeeId}`)).json<Employee>();
const enter = (startsOn: string, over: object = {}) =>
  server.call('POST', 'employee-terms', {
    ...{ employeeId, startsOn, workState: '20', basicPaise: 1_800_000, grossPaise: 1_800_000 },
    ...over,
  });
const all = async () =>
  (await server.call('GET', `employee-terms?employeeId=${employeeId}&sort=startsOn`)).json<EmployeeTerms[]>();
const lineOf = async (month: string) => {
  const { id } = (await server.call('POST', 'wages', { month })).json<{ id: string }>();
  const [line] = (await server.call('GET', `wages/lines?wageId=${id}`)).json<WageLine[]>();
  return { id, line };
};

test('the first change keeps what was, from the day of joining, and the record has what holds today', async () => {
  expect((await enter('2026-04-16', { workState: '27' })).statusCode).toBe(201);
  expect((await all()).map(({ startsOn, grossPaise, workState }) => [startsOn, grossPaise, workState])).toEqual([
    ['2026-01-01', 1_500_000, '20'],
    ['2026-04-16', 1_800_000, '27'],
  ]);
  expect(await employee()).toMatchObject({ grossPaise: 1_800_000, workState: '27' });
});

test('a month is paid by the terms of its days, also once others hold', async () => {
  await enter('2026-04-16', { pfMember: false });
  expect((await lineOf('2026-03')).line).toMatchObject({ grossPaise: 1_500_000, pfMember: true });
  expect((await lineOf('2026-04')).line).toMatchObject({ grossPaise: 1_650_000, pfMember: false, setByHand: true });
  expect((await lineOf('2026-05')).line).toMatchObject({ grossPaise: 1_800_000, pfMember: false, setByHand: false });
});

test('what is planned holds from its day, and is gone when it is deleted before', async () => {
  const [soon, later] = [addDays(today(), 3), addDays(today(), 9)];
  await enter(soon);
  const { id, version } = (await enter(later, { grossPaise: 2_000_000 })).json<EmployeeTerms>();
  expect((await employee()).grossPaise).toBe(1_500_000);
  await settlePlanned(server.db, employeeTermsKind, employees, soon);
  expect((await employee()).grossPaise).toBe(1_800_000);
  await server.call('DELETE', `employee-terms/${id}`, { version });
  await settlePlanned(server.db, employeeTermsKind, employees, later);
  expect((await employee()).grossPaise).toBe(1_800_000);
});

test('a day of a paid month is refused with what is done instead, and nothing is stored', async () => {
  const { id } = await lineOf('2026-04');
  await payRegister(server, id);
  const answer = await enter('2026-04-16');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Wages of Apr 2026 are paid by the earlier terms, which stay. Choose a day after 30 Apr 2026; what is owed for earlier days is paid as arrears by “New terms” of the placement.',
  ]);
  expect([await all(), (await employee()).grossPaise]).toEqual([[], 1_500_000]);
  expect((await enter('2026-05-01')).statusCode).toBe(201);
  const [former, from] = await all();
  const before = await server.call('PUT', `employee-terms/${from?.id}`, { startsOn: '2026-04-30' });
  expect(before.statusCode).toBe(409);
  expect((await server.call('DELETE', `employee-terms/${former?.id}`)).statusCode).toBe(409);
});

test('of two terms from one day the second is refused, also of two at once', async () => {
  const day = addMonths(today(), 2);
  const answers = await Promise.all([enter(day), enter(day)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('a register of a month names the designation of that month', async () => {
  await server.call('PUT', `employees/${employeeId}`, { designation: 'Picker' });
  await enter('2026-05-01', { designation: 'Supervisor' });
  const named = async (month: string) => {
    const { people } = await readFileMonth(server.db, (await lineOf(month)).id);
    return people.map(({ employee: of }) => of?.designation);
  };
  expect(await named('2026-04')).toEqual(['Picker']);
  expect(await named('2026-05')).toEqual(['Supervisor']);
});

test('whose terms hold from a day is not paid otherwise without one', async () => {
  const free = await server.call('PUT', `employees/${employeeId}`, { grossPaise: 1_600_000 });
  expect(free.statusCode).toBe(200);
  await enter('2026-04-16');
  const answer = await server.call('PUT', `employees/${employeeId}`, { pfMember: false });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Designation, pay, memberships and state of work hold from 16 Apr 2026. Enter others under “Terms”, with the day from which they hold.',
  ]);
  expect((await server.call('PUT', `employees/${employeeId}`, { code: 'E-7' })).statusCode).toBe(200);
});

test('terms whose parts are more than the gross, and those of nobody, are refused', async () => {
  expect((await enter('2026-05-01', { grossPaise: 100 })).statusCode).toBe(400);
  expect((await enter('2026-05-01', { employeeId: 'gone' })).statusCode).toBe(400);
  expect(await all()).toEqual([]);
});

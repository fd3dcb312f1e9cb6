import { addDays, today } from 'shared/domain/dates/dates';
import type { Employee } from 'shared/domain/people/employees/employee';
import { countStatements } from '../../../test/countStatements';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { insertRows } from '../../db/insertRow';
import { employees } from '../people/employees/employees';
import { employeeTermsKind } from './factKinds';
import { settlePlanned } from './settleFacts';

const PEOPLE = 200;
let statements: ReturnType<typeof countStatements>;
let server: TestApp;
beforeAll(async () => {
  statements = countStatements();
  server = await openTestApp();
});
afterAll(() => server.close());

const settled = async (day: string) => {
  statements.asked = 0;
  await server.db.transaction().execute((tx) => settlePlanned(tx, employeeTermsKind, employees, day));
  return statements.asked;
};

test('a day on which no plan begins is one question, and one who changes takes no more with 200 people than alone', async () => {
  const asha = { name: 'Asha', joinedOn: '2026-01-01', workState: '20', basicPaise: 1_500_000, grossPaise: 1_500_000 };
  const { id: employeeId } = (await server.call('POST', 'employees', asha)).json<Employee>();
  const soon = addDays(today(), 3);
  const terms = { employeeId, workState: '20', basicPaise: 1_800_000, grossPaise: 1_800_000 };
  await server.call('POST', 'employee-terms', { ...terms, startsOn: soon });
  const [employee] = await server.db.selectFrom('employees').selectAll().execute();
  const [first] = await server.db.selectFrom('employee_terms').selectAll().orderBy('startsOn').execute();
  const others = Array.from({ length: PEOPLE }, (_, n) => `e${String(n).padStart(4, '0')}`);
  await insertRows(
    server.db,
    'employees',
    others.map((id) => ({ ...employee, id, name: id }) as never),
  );
  await insertRows(
    server.db,
    'employee_terms',
    others.map((id) => ({ ...first, id: `t${id}`, employeeId: id }) as never),
  );
  expect(await settled(today())).toBe(1);
  const many = await settled(soon);
  const of = (id: string) => server.call('GET', `employees/${id}`).then((answer) => answer.json<Employee>().grossPaise);
  expect([await of(employeeId), await of('e0000')]).toEqual([1_800_000, 1_500_000]);
  expect(await settled(soon)).toBe(1);
  expect(many).toBeLessThanOrEqual(12);
});

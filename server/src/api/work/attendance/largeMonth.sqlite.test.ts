import type { Sheet } from 'shared/domain/work/attendance/sheet';
import { countStatements } from '../../../../test/countStatements';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { insertRows } from '../../../db/insertRow';
import type { Row } from '../../../db/tables';

const PEOPLE = 2_000;
const DAYS = 31;
const MONTH = '2026-03';
const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

let statements: ReturnType<typeof countStatements>;
let server: TestApp;
let center: string;
beforeAll(async () => {
  statements = countStatements();
  server = await openTestApp();
  const { db, call } = server;
  center = (await call('POST', 'centers', { client_name: 'Everkart', city: 'Pune' })).json<{ id: string }>().id;
  const employeeId = (await call('POST', 'employees', { name: 'Person 0', grossPaise: 1 })).json<{ id: string }>().id;
  await call('POST', 'placements', { employeeId, centerId: center, startsOn: '2026-01-01' });
  const [employee, placement] = [
    await db.selectFrom('employees').selectAll().executeTakeFirstOrThrow(),
    await db.selectFrom('placements').selectAll().executeTakeFirstOrThrow(),
  ];
  const others = Array.from({ length: PEOPLE - 1 }, (_, index) => `e${pad(index + 1, 6)}`);
  await insertRows(
    db,
    'employees',
    others.map((id) => ({ ...(employee as unknown as Row), id, name: `Person ${id}` })),
  );
  await insertRows(
    db,
    'placements',
    others.map((id) => ({ ...(placement as unknown as Row), id: `p${id}`, employeeId: id })),
  );
  const days = [employeeId, ...others].flatMap((each) =>
    Array.from({ length: DAYS }, (_, index) => ({
      ...{ employeeId: each, day: `${MONTH}-${pad(index + 1, 2)}`, centerId: center, code: 'P', overtimeMinutes: 0 },
      ...{ at: '2026-04-01T06:00:00.000Z', by: 'Asha', isDisputed: 0, version: 1 },
      id: `${each}-${index}`,
    })),
  );
  await insertRows(db, 'attendance_days', days);
  const month = { centerId: center, month: MONTH, state: 'Open', submittedBy: '', confirmedBy: '', lockedBy: '' };
  const record = { id: 'm1', version: 1, createdAt: '2026-04-01T06:00:00.000Z', updatedAt: '2026-04-01T06:00:00.000Z' };
  await insertRows(db, 'attendance_months', [{ ...month, ...record }]);
});
afterAll(() => server.close());

test('a month of 2,000 people is read with as many statements as of one, and is small', async () => {
  const path = `attendance/${center}/${MONTH}`;
  statements.asked = 0;
  const answer = await server.call('GET', path);
  const { asked } = statements;
  const { people } = answer.json<Sheet>();
  expect([people.length, people.every(({ days }) => days === 'P'.repeat(DAYS))]).toEqual([PEOPLE, true]);
  // The session, the center, the month's state, the placed people, their days, corrections and conflicts, their names
  // and designations, the holidays and weekly offs.
  expect(asked).toBeLessThanOrEqual(11);
  expect(answer.body.length / PEOPLE).toBeLessThan(250);
});

import { paidDays } from 'shared/domain/work/attendance/daysOf';
import { inOrderOfDays } from 'shared/domain/work/month/monthOfWork';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { readStates, readWork } from './readWork';

const MONTH = '2026-04';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const add = async (path: string, body: object) => (await server.call('POST', path, body)).json<{ id: string }>().id;
const addCenter = (city: string) => add('centers', { client_name: 'Everkart', city });
let made = 0;
const mark = (
  center: string,
  employeeId: string,
  from: number,
  letters: string,
  overtime: Record<number, number> = {},
) =>
  server.call('PUT', `attendance/${center}/${MONTH}`, {
    sentAt: new Date().toISOString(),
    marks: [...letters].map((code, index) => ({
      id: `mark-${(made += 1)}-of-test`,
      employeeId,
      day: `${MONTH}-${String(from + index).padStart(2, '0')}`,
      code,
      overtimeMinutes: overtime[from + index] ?? 0,
      at: '2026-05-01T06:00:00.000Z',
    })),
  });
const lock = async (center: string) => {
  for (const step of ['submit', 'confirm', 'lock']) await server.call('POST', `attendance/${center}/${MONTH}/${step}`);
};
const read = async () => {
  const { places } = await readWork(server.db, MONTH, { isSample: false });
  const states = await readStates(server.db, MONTH);
  return {
    placed: inOrderOfDays(places).map(({ placement, days, found }) => [
      placement.centerId,
      days,
      paidDays(found, 'month'),
      found.overtimeMinutes,
    ]),
    states: [...states.values()],
    stray: places.flatMap(({ employeeId, centerId, stray }) =>
      stray > 0 ? [{ employeeId, centerId, days: stray }] : [],
    ),
  };
};

test('each placement has its own days of a month in which somebody moved', async () => {
  const [pune, ranchi] = [await addCenter('Pune'), await addCenter('Ranchi')];
  const employeeId = await add('employees', { name: 'Asha', grossPaise: 1_640_000 });
  await add('placements', { employeeId, centerId: pune, startsOn: '2026-01-01', endsOn: '2026-04-03' });
  await add('placements', { employeeId, centerId: ranchi, startsOn: '2026-04-04' });
  await mark(pune, employeeId, 1, 'PPH', { 2: 90 });
  await mark(ranchi, employeeId, 4, 'PWA', { 4: 30 });
  await lock(pune);
  expect(await read()).toEqual({
    placed: [
      [pune, [1, 3], 2.5, 90],
      [ranchi, [4, 30], 2, 30],
    ],
    states: expect.arrayContaining(['Locked', 'Open']),
    stray: [],
  });
});

test('what was corrected after locking counts, and days outside of a placement are told', async () => {
  const pune = await addCenter('Pune');
  const employeeId = await add('employees', { name: 'Asha', grossPaise: 1_640_000 });
  const placement = await add('placements', { employeeId, centerId: pune, startsOn: '2026-01-01' });
  await mark(pune, employeeId, 1, 'PPPA', { 1: 60 });
  await lock(pune);
  const corrected = { employeeId, day: '2026-04-04', code: 'P', overtimeMinutes: 15, reason: 'Was there' };
  expect((await server.call('POST', `attendance/${pune}/${MONTH}/corrections`, corrected)).statusCode).toBe(204);
  expect((await read()).placed).toEqual([[pune, [1, 30], 4, 75]]);
  await server.call('PUT', `placements/${placement}`, { endsOn: '2026-04-02' });
  expect(await read()).toEqual({
    placed: [[pune, [1, 2], 2, 60]],
    states: ['Locked'],
    stray: [{ employeeId, centerId: pune, days: 2 }],
  });
});

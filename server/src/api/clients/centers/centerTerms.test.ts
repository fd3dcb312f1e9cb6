import type { Sheet } from 'shared/domain/work/attendance/sheet';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { lockMonth } from '../../work/attendance/lockMonth';

let server: TestApp;
let centerId: string;
beforeEach(async () => {
  server = await openTestApp();
  centerId = (await server.call('POST', 'centers', { client_name: 'Everkart', city: 'Pune' })).json<{ id: string }>()
    .id;
});
afterEach(() => server.close());

const enter = (startsOn: string, weeklyOff: string) =>
  server.call('POST', 'center-terms', { centerId, startsOn, weeklyOff });
const offs = async () => (await server.call('GET', `attendance/${centerId}/2026-04`)).json<Sheet>().weeklyOffs;

test('a month uses each day’s weekly off, and none before the first', async () => {
  await enter('2026-04-06', 'Sunday');
  await enter('2026-04-20', 'Tuesday');
  // Sundays are the 5th, 12th, 19th and 26th, Tuesdays the 7th, 14th, 21st and 28th.
  expect(await offs()).toEqual([12, 19, 21, 28]);
});

test('a day of a locked month is refused with what to do instead', async () => {
  await server.db.transaction().execute(async (tx) => {
    const { id } = await lockMonth(tx, centerId, '2026-04');
    await tx.updateTable('attendance_months').set({ state: 'Locked' }).where('id', '=', id).execute();
  });
  const answer = await enter('2026-04-30', 'Sunday');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Attendance of Apr 2026 is locked with the earlier weekly off, which stays. Choose a day after 30 Apr 2026, or correct the days one by one.',
  ]);
  expect((await enter('2026-05-01', 'Sunday')).statusCode).toBe(201);
});

import { addDays, addMonths, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import type { AttendanceLink, MadeAttendanceLink } from 'shared/domain/work/attendance/attendanceLink';
import { MOST_MARKS_OF_DAY } from 'shared/domain/work/attendance/mark';
import type { SupervisorAnswer, SupervisorSheet } from 'shared/domain/work/attendance/supervisorSheet';
import { addAccount } from '../../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../../test/openTestApp';

const MONTH = '2026-04';

let server: TestApp;
let center: string;
let person: string;

beforeEach(async () => {
  server = await openTestApp();
  center = await add('centers', { client_name: 'Everkart', city: 'Pune' });
  person = await addPerson('Asha');
});
afterEach(() => server.close());

const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<{ id: string }>().id;
};
async function addPerson(name: string, placed: object = {}) {
  const employeeId = await add('employees', { name, grossPaise: 1_640_000 });
  await add('placements', { employeeId, centerId: center, startsOn: '2026-01-01', ...placed });
  return employeeId;
}
const inTenDays = () => addDays(today(), 10);
const make = (more: object = {}, token?: string) =>
  server.call(
    'POST',
    'attendance-links',
    { centerId: center, month: today().slice(0, 7), endsOn: inTenDays(), ...more },
    token === undefined ? {} : { token },
  );
/** A currently valid link for April 2026. */
async function made(): Promise<MadeAttendanceLink> {
  const link = (await make()).json<MadeAttendanceLink>();
  await server.db.updateTable('attendance_links').set({ month: MONTH }).where('id', '=', link.id).execute();
  return link;
}
const list = async () => (await server.call('GET', 'attendance-links')).json<AttendanceLink[]>();
const open = (token: string) => server.call('POST', 'attendance-links/sheet', { token }, { token: '' });
let ids = 0;
const mark = (day: string, code: string, more: object = {}) => ({
  id: `mark-${(ids += 1)}-of-phone`,
  employeeId: person,
  day,
  code,
  at: new Date().toISOString(),
  ...more,
});
const send = (token: string, marks: object[], phone = 'phone-one', language = 'en') =>
  server.call(
    'POST',
    'attendance-links/marks',
    { token, phone, language, sentAt: new Date().toISOString(), marks },
    { token: '' },
  );
const sent = async (...asked: Parameters<typeof send>) => {
  const answer = await send(...asked);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json<SupervisorAnswer>();
};
const ended = [
  410,
  {
    code: 'link_ended',
    message: 'This link does not work: it has ended, was revoked or is not complete. Ask the office for a new one.',
  },
];

test('a link opens the month of its center, without an account, and says the office’s time', async () => {
  const { token } = await made();
  const sheet = (await open(token)).json<SupervisorSheet>();
  expect(sheet).toMatchObject({
    month: MONTH,
    center: 'Everkart, Pune',
    endsOn: inTenDays(),
    state: 'Open',
    people: [{ id: person, name: 'Asha', days: '.'.repeat(30) }],
  });
  expect(Math.abs(Date.parse(sheet.now) - Date.now())).toBeLessThan(60_000);
  expect(JSON.stringify(sheet)).not.toMatch(/1640000|phone|bank/i);
});

test('marks that come by it are the office’s too; sent again they count once', async () => {
  const { token } = await made();
  const marks = [mark('2026-04-01', 'P'), mark('2026-04-02', 'A')];
  expect((await sent(token, marks)).results.map(({ result }) => result)).toEqual(['stored', 'stored']);
  const again = await sent(token, marks);
  expect(again.sheet).toMatchObject({ version: 1, people: [{ days: `PA${'.'.repeat(28)}` }] });
  expect(await list()).toMatchObject([
    { marks: 2, state: 'open', usedAt: expect.stringMatching(/:00\.000Z$/), sentAt: expect.any(String) },
  ]);
  const sheet = (await server.call('GET', `attendance/${center}/${MONTH}`)).json();
  expect(sheet.people[0].days).toMatch(/^PA\./);
});

test('two phones with one link, and the office, merge; what differs is shown to the office with whose it is', async () => {
  const { token } = await made();
  await sent(token, [mark('2026-04-01', 'P')], 'phone-one');
  const second = await sent(
    token,
    [mark('2026-04-01', 'A', { at: new Date(Date.now() + 1000).toISOString() })],
    'phone-two',
  );
  expect(second.results).toMatchObject([{ result: 'conflict' }]);
  const { people } = (await server.call('GET', `attendance/${center}/${MONTH}`)).json<SupervisorSheet>();
  expect(people[0]?.disputed[1]?.map(({ code, by }) => [code, by]).sort()).toEqual([
    ['A', 'Supervisor’s phone -two'],
    ['P', 'Supervisor’s phone -one'],
  ]);
});

test('a phone that knows a version of the month is told of those whose days changed since', async () => {
  const { token } = await made();
  await addPerson('Bela');
  const { sheet } = await sent(token, [mark('2026-04-01', 'P')]);
  const ask = async (since: number) =>
    (await server.call('POST', 'attendance-links/sheet', { token, since }, { token: '' })).json<SupervisorSheet>();
  expect((await ask(0)).people.map(({ name }) => name)).toEqual(['Asha']);
  expect((await ask(sheet.version)).people).toEqual([]);
});

test('of a link that is revoked while marks come by it, all of a batch is stored or nothing', async () => {
  const { token, id } = await made();
  const batches = Array.from({ length: 4 }, (_, day) => [
    mark(`2026-04-0${day + 1}`, 'P'),
    mark(`2026-04-1${day}`, 'A'),
  ]);
  const [, ...answers] = await Promise.all([
    server.call('POST', `attendance-links/${id}/revoke`),
    ...batches.map((marks) => send(token, marks)),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 410)).toEqual([]);
  const stored = await server.db.selectFrom('attendance_marks').select('id').execute();
  expect(stored).toHaveLength(2 * answers.filter(({ statusCode }) => statusCode === 200).length);
  expect((await send(token, [mark('2026-04-20', 'P')])).statusCode).toBe(410);
});

test('a day before joining, after leaving, of another month, of 25 hours or of another center is refused for itself', async () => {
  const { token } = await made();
  const late = await addPerson('Bela', { startsOn: '2026-04-10', endsOn: '2026-04-20' });
  const elsewhere = await add('centers', { client_name: 'Everkart', city: 'Ranchi' });
  const theirs = await addPerson('Chand', { centerId: elsewhere });
  const { results } = await sent(token, [
    mark('2026-04-09', 'P', { employeeId: late }),
    mark('2026-04-21', 'P', { employeeId: late }),
    mark('2026-05-01', 'P'),
    mark('2026-04-01', 'P', { overtimeMinutes: 17 * 60 }),
    mark('2026-04-01', 'P', { employeeId: theirs }),
    mark('2026-04-02', 'P'),
  ]);
  expect(results.map(({ result }) => result)).toEqual([...Array<string>(5).fill('refused'), 'stored']);
  expect(results[4]?.message).toBe('This person does not work at this center in Apr 2026. Place them here first.');
  expect(await list()).toMatchObject([{ marks: 1 }]);
  const hindi = await sent(token, [mark('2026-04-21', 'P', { employeeId: late })], 'phone-one', 'hi');
  expect(hindi.results[0]?.message).toBe('Bela का काम यहाँ 20 अप्रैल 2026 तक था। उस दिन तक की हाज़िरी लगाएँ।');
});

test('a day out of range that a phone marks leaves nothing behind, not even an open month', async () => {
  const { token } = await made();
  const late = await addPerson('Bela', { startsOn: '2026-04-10', endsOn: '2026-04-20' });
  const days = ['2026-04-09', '2026-04-21', '2026-05-01'];
  const { results } = await sent(
    token,
    days.map((day) => mark(day, 'P', { employeeId: late })),
  );
  expect(results.map(({ result }) => result)).toEqual(days.map(() => 'refused'));
  for (const table of ['attendance_marks', 'attendance_days', 'attendance_months'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await list()).toMatchObject([{ marks: 0 }]);
});

test('a closed month takes no marks, and says so', async () => {
  const { token } = await made();
  await sent(token, [mark('2026-04-01', 'P')]);
  await server.db.updateTable('attendance_months').set({ state: 'Locked' }).execute();
  const answer = await send(token, [mark('2026-04-02', 'P')]);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Attendance of Apr 2026 is locked. Correct the day, with a reason.',
  ]);
  expect((await open(token)).json()).toMatchObject({
    state: 'Locked',
    people: [{ days: expect.stringMatching(/^P\./) }],
  });
});

test('a guessed, an old and a revoked link are answered alike, and nothing is stored', async () => {
  const [old, revoked] = [await made(), await made()];
  await server.db
    .updateTable('attendance_links')
    .set({ endsOn: addDays(today(), -1) })
    .where('id', '=', old.id)
    .execute();
  expect((await server.call('POST', `attendance-links/${revoked.id}/revoke`)).json()).toMatchObject({
    state: 'revoked',
  });
  for (const token of ['x'.repeat(43), old.token, revoked.token])
    for (const answer of [await open(token), await send(token, [mark('2026-04-01', 'P')])])
      expect([answer.statusCode, answer.json()]).toEqual(ended);
  expect(await server.db.selectFrom('attendance_marks').selectAll().execute()).toEqual([]);
});

test('a day takes a bounded number of marks from a link, whatever phones and ids it makes up; the office marks it all the same', async () => {
  const { token } = await made();
  const start = Date.now();
  const flood = (of: number) =>
    Array.from({ length: 500 }, (_, each) =>
      mark('2026-04-01', each % 2 === 0 ? 'P' : 'A', { at: new Date(start + of * 500 + each).toISOString() }),
    );
  const results = [];
  for (const phone of ['phone-one', 'phone-two', 'phone-three', 'phone-four'])
    results.push(...(await sent(token, flood(results.length / 500), phone)).results);
  const stored = await server.db.selectFrom('attendance_marks').select('id').execute();
  expect([results.length, results.filter(({ result }) => result !== 'refused').length, stored.length]).toEqual([
    2000,
    MOST_MARKS_OF_DAY,
    MOST_MARKS_OF_DAY,
  ]);
  expect(results.at(-1)?.message).toBe('You have marked this day 30 times. Ask a colleague in the office to mark it.');
  const { version } = (await server.call('GET', `attendance/${center}/${MONTH}`)).json<SupervisorSheet>();
  const own = await server.call('PUT', `attendance/${center}/${MONTH}`, {
    sentAt: new Date().toISOString(),
    marks: [mark('2026-04-01', 'H', { seen: version })],
  });
  expect(own.json()).toMatchObject({ results: [{ result: 'stored' }] });
});

test('a phone that guesses is held back, and one with a working link is not', async () => {
  const { token } = await made();
  const statuses: number[] = [];
  for (let tries = 0; tries < 62; tries += 1) statuses.push((await open(`guess-${tries}`)).statusCode);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await open(token)).statusCode).toBe(200);
});

test('what a link holds is answered once and kept as a hash; list, export and history have nothing of it', async () => {
  const { token, id } = await made();
  const read = await Promise.all(
    ['attendance-links', 'attendance-links/export.csv', `attendance-links/${id}/history`, 'audit'].map((path) =>
      server.call('GET', path),
    ),
  );
  const stored = await server.db.selectFrom('attendance_link_tokens').selectAll().execute();
  expect([...read.map(({ body }) => body), JSON.stringify(stored)].filter((text) => text.includes(token))).toEqual([]);
  expect(stored).toHaveLength(1);
});

test.each([
  [
    'a day that is over',
    () => ({ endsOn: `${today().slice(0, 7)}-01` }),
    'This day is over. Choose today or a later day.',
  ],
  [
    'a day long after its month',
    () => ({ endsOn: addDays(lastDayOfMonth(today()), 101) }),
    'Choose a last day within 100 days after the month.',
  ],
  [
    'an end before its month',
    () => ({ month: addMonths(today(), 2).slice(0, 7) }),
    'The last day cannot be before the month.',
  ],
  ['no month', () => ({ month: '2026-13' }), 'Enter the month as YYYY-MM.'],
  ['an unknown center', () => ({ centerId: 'x' }), 'This center no longer exists. Choose another.'],
])('a link with %s is not made', async (_what, more, message) => {
  const answer = await make(more());
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  expect(await list()).toEqual([]);
});

test('whoever is limited to some clients makes, sees and revokes links of these alone', async () => {
  const { id } = await made();
  const mine = await add('centers', { client_name: 'Mine', city: 'Ranchi' });
  const { token } = await addAccount(server, { reach: { companies: [], centers: [mine] } });
  expect((await make({}, token)).statusCode).toBe(403);
  expect((await make({ centerId: mine }, token)).statusCode).toBe(201);
  expect((await server.call('GET', 'attendance-links', undefined, { token })).json()).toHaveLength(1);
  expect((await server.call('POST', `attendance-links/${id}/revoke`, undefined, { token })).statusCode).toBe(404);
});

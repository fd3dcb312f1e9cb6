import { addMonths, formatDate, formatMonth, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import type { CentersOfMonth } from 'shared/domain/work/attendance/centersOfMonth';
import type { BatchAnswer, MarkInput, MarkResult } from 'shared/domain/work/attendance/mark';
import { type Sheet, valueOn } from 'shared/domain/work/attendance/sheet';
import { totalsOfPerson } from 'shared/domain/work/attendance/totals';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { storeMarks } from './storeMarks';

const MONTH = '2026-04';

let server: TestApp;
let center: string;
let person: string;

beforeEach(async () => {
  server = await openTestApp();
  center = await addCenter('Pune');
  person = await addPerson('Asha', center);
});
afterEach(() => server.close());

const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<{ id: string }>().id;
};
const addCenter = (city: string) => add('centers', { client_name: 'Everkart', city });
async function addPerson(name: string, centerId: string, days: object = {}) {
  const employeeId = await add('employees', { name, grossPaise: 1_640_000 });
  await add('placements', { employeeId, centerId, startsOn: '2026-01-01', ...days });
  return employeeId;
}

let made = 0;
const mark = (day: string, code: string, more: Partial<MarkInput> = {}) => ({
  id: `mark-${(made += 1)}-of-test`,
  employeeId: person,
  day,
  code,
  overtimeMinutes: 0,
  at: '2026-05-01T06:00:00.000Z',
  ...more,
});
const put = (marks: object[], { at = center, token }: { at?: string; token?: string } = {}) =>
  server.call('PUT', `attendance/${at}/${MONTH}`, { sentAt: new Date().toISOString(), marks }, token ? { token } : {});
const store = async (marks: object[], options: object = {}) => {
  const answer = await put(marks, options);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json<BatchAnswer>();
};
const read = async (of: { at?: string; since?: number } = {}) => {
  const since = of.since === undefined ? '' : `?since=${of.since}`;
  return (await server.call('GET', `attendance/${of.at ?? center}/${MONTH}${since}`)).json<Sheet>();
};
const dayOf = async (day: number, who = person) => {
  const row = (await read()).people.find(({ id }) => id === who);
  return row && { ...valueOn(row, day), disputed: row.disputed[day]?.map(({ code }) => code) };
};
/** A phone's mark, as its link stores it. */
const phone = (source: string, marks: object[], at = center) =>
  server.db.transaction().execute((tx) =>
    storeMarks(tx, {
      ...{ centerId: at, month: MONTH, source, sentAt: new Date().toISOString() },
      ...{ marks: marks as MarkInput[], actor: { id: '', name: source } },
    }),
  );

test('a month lists placed people with their first and last day, marks and confirmed holidays', async () => {
  const late = await addPerson('Bela', center, { startsOn: '2026-04-10', endsOn: '2026-04-20', weeklyOff: 'Sunday' });
  await store([mark('2026-04-01', 'P', { overtimeMinutes: 90 }), mark('2026-04-02', 'A')]);
  for (const [name, date, isTentative] of [
    ['Good Friday', '2026-04-03', false],
    ['Id-ul-Zuha', '2026-04-28', true],
    ['Buddha Purnima', '2026-05-01', false],
  ])
    expect((await server.call('POST', 'holidays', { name, date, isTentative })).statusCode).toBe(201);
  expect(await read()).toEqual({
    version: 1,
    state: 'Open',
    steps: [],
    ...{ holidays: { 3: 'Good Friday' }, weeklyOffs: [] },
    people: [
      expect.objectContaining({
        id: person,
        name: 'Asha',
        placed: [[1, 30]],
        days: `PA${'.'.repeat(28)}`,
        overtime: { 1: 90 },
      }),
      expect.objectContaining({
        id: late,
        name: 'Bela',
        placed: [[10, 20]],
        days: '.'.repeat(30),
        weeklyOff: 'Sunday',
      }),
    ],
  });
});

test('the list of a month’s centers has the people and unmarked days that their sheets have', async () => {
  const ranchi = await addCenter('Ranchi');
  await addPerson('Bela', ranchi, { startsOn: '2026-04-10', endsOn: '2026-04-20' });
  await addPerson('Chand', ranchi, { startsOn: '2026-04-30' });
  await addPerson('Dev', ranchi, { endsOn: '2026-04-05', endReason: 'Did not join' });
  await addPerson('Esha', await addCenter('Gaya'), { startsOn: '2026-05-01' });
  await store([mark('2026-04-01', 'P'), mark('2026-04-02', 'A'), mark('2026-04-03', '')]);
  await server.call('POST', `attendance/${center}/${MONTH}/submit`);
  const { centers, isSample } = (await server.call('GET', `attendance/centers?month=${MONTH}`)).json<CentersOfMonth>();
  expect(centers.map(({ centerName, people, missing, state }) => [centerName, people, missing, state])).toEqual([
    ['Pune', 1, 28, 'Submitted'],
    ['Ranchi', 2, 12, 'Open'],
  ]);
  expect(isSample).toBe(false);
  const missing = ({ people, ...off }: Sheet) =>
    people.reduce((sum, each) => sum + totalsOfPerson(each, { month: MONTH, ...off }).missing, 0);
  expect([missing(await read()), missing(await read({ at: ranchi }))]).toEqual([28, 12]);
  const { token } = await addAccount(server, { reach: { companies: [], centers: [ranchi] } });
  const within = (
    await server.call('GET', `attendance/centers?month=${MONTH}`, undefined, { token })
  ).json<CentersOfMonth>();
  expect(within.centers.map(({ centerName }) => centerName)).toEqual(['Ranchi']);
});

test('weekly offs and holidays need no mark, and are marked when the month is submitted', async () => {
  await server.call('POST', 'holidays', { name: 'Good Friday', date: '2026-04-03', isTentative: false });
  await server.call('POST', 'center-terms', { centerId: center, startsOn: '2026-01-01', weeklyOff: 'Sunday' });
  const late = await addPerson('Bela', center, { startsOn: '2026-04-29', weeklyOff: 'Thursday' });
  await store([mark('2026-04-01', 'P'), mark('2026-04-05', 'P'), mark('2026-04-12', '')]);
  const missing = async () =>
    (await server.call('GET', `attendance/centers?month=${MONTH}`)).json<CentersOfMonth>().centers[0]?.missing;
  expect(await missing()).toBe(25);
  expect((await server.call('GET', `attendance/people/${late}/${MONTH}`)).json()).toMatchObject([{ missing: 1 }]);
  expect(await step('submit')).toEqual([204, '']);
  expect(await missing()).toBe(25);
  expect((await read()).people.map(({ days, disputed }) => [days, disputed])).toEqual([
    ['P.F.P......W......W......W....', {}],
    [`${'.'.repeat(29)}W`, {}],
  ]);
});

test('only changes after a version are answered', async () => {
  await addPerson('Bela', center);
  const { version } = await store([mark('2026-04-01', 'P')]);
  expect((await read({ since: version })).people).toEqual([]);
  await store([mark('2026-04-02', 'H')]);
  expect(await read({ since: version })).toMatchObject({
    version: 2,
    people: [{ id: person, days: expect.stringMatching(/^PH\./) }],
  });
});

test('a repeated mark counts once, also after a later one', async () => {
  const first = mark('2026-04-01', 'P');
  await store([first]);
  await store([mark('2026-04-01', 'A', { seen: 1 })]);
  expect(await store([first])).toMatchObject({ version: 2, results: [{ result: 'stored' }] });
  expect(await dayOf(1)).toMatchObject({ code: 'A' });
});

test('nobody overwrites another’s mark unseen: both are kept until someone who saw them chooses', async () => {
  const { token } = await addAccount(server, {});
  await store([mark('2026-04-01', 'P')]);
  const other = await store([mark('2026-04-01', 'A', { at: '2026-05-01T07:00:00.000Z' })], { token });
  expect(other.results).toMatchObject([{ result: 'conflict' }]);
  expect(await dayOf(1)).toEqual({ code: 'A', overtimeMinutes: 0, disputed: ['A', 'P'] });
  const chosen = await store([mark('2026-04-01', 'P', { seen: other.version })], { token });
  expect(chosen.results).toMatchObject([{ result: 'stored' }]);
  expect(await dayOf(1)).toEqual({ code: 'P', overtimeMinutes: 0, disputed: undefined });
});

test('a mark has the server’s time, however wrong a phone’s clock is', async () => {
  const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const marks = [mark('2026-04-01', 'P', { at: ahead(600) })] as MarkInput[];
  const actor = { id: '', name: 'Phone' };
  await server.db
    .transaction()
    .execute((tx) => storeMarks(tx, { centerId: center, month: MONTH, source: 'a', sentAt: ahead(720), marks, actor }));
  const { at } = await server.db.selectFrom('attendance_days').select('at').executeTakeFirstOrThrow();
  expect(Math.abs(Date.parse(at) - (Date.now() - 7_200_000))).toBeLessThan(60_000);
});

test('marks of three offline phones and of the office give the same result in every order', async () => {
  const codes = ['P', 'A', 'H', 'W'] as const;
  const sources = ['phone-1', 'phone-2', 'phone-3', 'office'];
  const plan = Array.from({ length: 60 }, (_, n) => ({
    ...{ source: n % 4, who: (n * 7) % 2, day: ((n * 13) % 10) + 1, code: codes[(n * 31) % 4] as string },
    at: new Date(Date.UTC(2026, 4, 1, 6, (n * 17) % 60, n)).toISOString(),
  }));
  const outcomes = [];
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 0, 1],
  ]) {
    const place = await addCenter(`City ${order[0]}`);
    const people = [await addPerson('A', place), await addPerson('B', place)];
    const batches = order.map((of) => plan.filter(({ source }) => source === of));
    for (const batch of [...batches, ...batches.slice(1)]) {
      const marks = batch.map(({ source, who, day, code, at }) => ({
        ...mark(`2026-04-${String(day).padStart(2, '0')}`, code, { employeeId: people[who] as string, at, seen: 0 }),
        id: `mark-${source}-${who}-${day}-${at.slice(14, 19).replace(':', '')}`,
      }));
      await phone(sources[batch[0]?.source ?? 0] as string, marks, place);
    }
    outcomes.push(
      (await read({ at: place })).people.map(({ days, disputed }) => ({
        days,
        disputed: Object.entries(disputed).map(([day, of]) => [day, of.map(({ code, by }) => [code, by])]),
      })),
    );
  }
  expect(outcomes[0]?.some(({ disputed }) => disputed.length > 0)).toBe(true);
  expect(outcomes[1]).toEqual(outcomes[0]);
});

test('two marks for one day at the same moment are both kept', async () => {
  const { token } = await addAccount(server, {});
  await Promise.all([store([mark('2026-04-01', 'P')]), store([mark('2026-04-01', 'A')], { token })]);
  expect((await dayOf(1))?.disputed?.sort()).toEqual(['A', 'P']);
});

test('a wrong mark is refused with a sentence, and the others are stored', async () => {
  const late = await addPerson('Bela', center, { startsOn: '2026-04-10', endsOn: '2026-04-20' });
  const { results } = await store([
    mark('2026-04-09', 'P', { employeeId: late }),
    mark('2026-04-01', 'A', { overtimeMinutes: 60 }),
    mark('2026-04-03', 'P'),
  ]);
  expect(results.map(({ result, message: said }: MarkResult) => [result, said])).toEqual([
    ['refused', 'Bela works here from 10 Apr 2026. Mark a day from then on.'],
    ['refused', expect.stringMatching(/^There is overtime on a day that was worked/)],
    ['stored', undefined],
  ]);
  expect((await read()).people.map(({ days }) => days)).toEqual([`..P${'.'.repeat(27)}`, '.'.repeat(30)]);
});

test('a day marked by one center can’t be marked at another, until it is cleared there', async () => {
  const other = await addCenter('Ranchi');
  await store([mark('2026-04-20', 'P')]);
  const [placement] = (await server.call('GET', `placements?employeeId=${person}`)).json<
    { id: string; version: number }[]
  >();
  await server.call('POST', `placements/${placement?.id}/move`, { startsOn: '2026-04-15', centerId: other });
  const again = () => store([mark('2026-04-20', 'P')], { at: other });
  expect((await again()).results).toMatchObject([
    { result: 'refused', message: 'This day is marked at another center. Clear it there first.' },
  ]);
  await store([mark('2026-04-20', '', { seen: 1 })]);
  expect((await again()).results).toMatchObject([{ result: 'stored' }]);
  expect((await read({ at: other })).people).toMatchObject([{ id: person, placed: [[15, 30]] }]);
});

test('accounts limited to some clients read and mark only these', async () => {
  const mine = await addCenter('Ranchi');
  const { token } = await addAccount(server, { reach: { companies: [], centers: [mine] } });
  expect((await put([mark('2026-04-01', 'P')], { token })).statusCode).toBe(403);
  expect((await put([mark('2026-04-01', 'P')], { token, at: 'nowhere' })).statusCode).toBe(403);
  expect((await server.call('GET', `attendance/${center}/${MONTH}`, undefined, { token })).statusCode).toBe(403);
  expect((await server.call('GET', `attendance/${mine}/${MONTH}`, undefined, { token })).statusCode).toBe(200);
});

const step = async (name: string, token?: string) => {
  const answer = await server.call('POST', `attendance/${center}/${MONTH}/${name}`, undefined, token ? { token } : {});
  return [answer.statusCode, answer.body === '' ? '' : answer.json<{ message: string }>().message];
};
const lock = async () => {
  for (const name of ['submit', 'confirm', 'lock']) expect(await step(name)).toEqual([204, '']);
};

test('a month is submitted, confirmed and locked in this order, with who and when', async () => {
  expect(await step('lock')).toEqual([
    409,
    'Attendance of Apr 2026 is open. Load the month again to see who changed it.',
  ]);
  await lock();
  const by = server.owner.account.name;
  const at = expect.any(String);
  expect(await read()).toMatchObject({
    state: 'Locked',
    steps: [
      { state: 'Submitted', by, at },
      { state: 'Confirmed', by, at },
      { state: 'Locked', by, at },
    ],
  });
  expect((await server.call('GET', `attendance?month=${MONTH}`)).json()).toMatchObject([
    { centerId: center, centerName: 'Everkart, Pune', state: 'Locked', lockedBy: by },
  ]);
  expect((await step('reopen'))[0]).toBe(409);
});

test('accounts that may mark days can’t confirm or lock them', async () => {
  const { token } = await addAccount(server, { rights: ['attendance:read', 'attendance:write'] });
  expect(await step('submit', token)).toEqual([204, '']);
  for (const name of ['confirm', 'lock', 'reopen']) expect((await step(name, token))[0]).toBe(403);
});

test('a month with conflicting marks can’t be submitted', async () => {
  await phone('phone-1', [mark('2026-04-01', 'P')]);
  await phone('phone-2', [mark('2026-04-01', 'A')]);
  expect(await step('submit')).toEqual([409, 'Marks differ on one day. Choose what holds, then submit the month.']);
});

test('a submitted or locked month can’t be marked until it is reopened', async () => {
  const expectClosed = async (message: string) => {
    const answer = await put([mark('2026-04-02', 'P')]);
    expect([answer.statusCode, answer.json()]).toEqual([409, expect.objectContaining({ code: 'closed', message })]);
    expect((await read()).people[0]?.days[1]).toBe('.');
  };
  await step('submit');
  await expectClosed('Attendance of Apr 2026 is submitted. Ask the office to reopen it, then mark the day.');
  await step('reopen');
  await store([mark('2026-04-01', 'P')]);
  await lock();
  await expectClosed('Attendance of Apr 2026 is locked. Correct the day, with a reason.');
});

const correct = (body: object) => server.call('POST', `attendance/${center}/${MONTH}/corrections`, body);

test('a locked month’s day is corrected beside the locked value, with the reason', async () => {
  await store([mark('2026-04-01', 'A')]);
  const correction = { employeeId: person, day: '2026-04-01', code: 'P', overtimeMinutes: 60, reason: 'Was on site' };
  expect((await correct(correction)).statusCode).toBe(409);
  await lock();
  expect((await correct({ ...correction, reason: ' ' })).json()).toMatchObject({ message: 'Enter the reason.' });
  expect((await correct({ ...correction, overtimeMinutes: 17 * 60 })).statusCode).toBe(400);
  expect((await correct(correction)).statusCode).toBe(204);
  expect((await correct({ ...correction, code: 'H', overtimeMinutes: 0, reason: 'Left at noon' })).statusCode).toBe(
    204,
  );
  const [row] = (await read()).people;
  expect(row).toMatchObject({
    days: `H${'.'.repeat(29)}`,
    overtime: {},
    corrected: { 1: { code: 'H', beforeCode: 'A', reason: 'Left at noon', by: server.owner.account.name } },
  });
  expect(await server.db.selectFrom('attendance_days').select('code').execute()).toEqual([{ code: 'A' }]);
});

test('a person’s month is shown center by center, with corrections, and within reach', async () => {
  const ranchi = await addCenter('Ranchi');
  await store([mark('2026-04-01', 'A')]);
  await lock();
  await correct({ employeeId: person, day: '2026-04-01', code: 'P', overtimeMinutes: 60, reason: 'Was on site' });
  const path = `attendance/people/${person}/${MONTH}`;
  const place = { centerId: center, companyName: '', centerName: 'Pune', placed: [[1, 30]] };
  const month = { ...place, days: `P${'.'.repeat(29)}`, overtime: { 1: 60 }, missing: 29 };
  expect((await server.call('GET', path)).json()).toEqual([month]);
  expect((await server.call('GET', `attendance/people/${person}/2025-12`)).json()).toEqual([]);
  const { token } = await addAccount(server, { reach: { companies: [], centers: [ranchi] } });
  expect((await server.call('GET', path, undefined, { token })).json()).toEqual([]);
});

test('in the current month, future days aren’t missing', async () => {
  const now = today();
  const found = await server.call('GET', `attendance/centers?month=${now.slice(0, 7)}`);
  expect(found.json<CentersOfMonth>().centers.map(({ missing }) => missing)).toEqual([Number(now.slice(8))]);
  const later = await server.call('GET', `attendance/centers?month=${addMonths(now, 1).slice(0, 7)}`);
  expect(later.json<CentersOfMonth>().centers.map(({ missing }) => missing)).toEqual([0]);
});

test('a month that has not ended is submitted and confirmed, but not locked', async () => {
  const month = today().slice(0, 7);
  const take = (name: string) => server.call('POST', `attendance/${center}/${month}/${name}`);
  for (const name of ['submit', 'confirm']) expect((await take(name)).statusCode).toBe(204);
  const answer = await take('lock');
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    `${formatMonth(month)} has not ended. Lock its attendance after ${formatDate(lastDayOfMonth(month))}.`,
  ]);
});

test('marks can be previewed without storing any', async () => {
  const answer = await server.call('POST', `attendance/${center}/${MONTH}/check`, {
    sentAt: new Date().toISOString(),
    marks: [mark('2026-04-01', 'P'), mark('2026-05-01', 'P')],
  });
  expect(answer.json<BatchAnswer>().results.map(({ result }) => result)).toEqual(['stored', 'refused']);
  expect(await read()).toMatchObject({ version: 0, people: [{ days: '.'.repeat(30) }] });
});

test('a month is exported as a table: a person in each line, with the days’ totals', async () => {
  await store([mark('2026-04-01', 'P', { overtimeMinutes: 90 }), mark('2026-04-02', 'A')]);
  const lines = (await server.call('GET', `attendance/${center}/${MONTH}/register.csv`)).body.split('\r\n');
  expect(lines[0]).toMatch(/"Employee code","Name","Designation","1","2",.*"30","Present"/);
  expect(lines[1]).toBe(`"","Asha","","P+1.5","A",${'"",'.repeat(28)}"1","0","0","0","0","0","0","1","28","1.5"`);
});

test('the days of merged employees belong to the kept one, and go back on undo; a day of both is refused', async () => {
  const other = await addPerson('Asha again', await addCenter('Ranchi'), {
    startsOn: '2025-01-01',
    endsOn: '2025-12-31',
  });
  await server.call('PUT', `attendance/${center}/${MONTH}`, {
    sentAt: new Date().toISOString(),
    marks: [mark('2026-04-01', 'P')],
  });
  const held = async () =>
    (await server.db.selectFrom('attendance_days').select('employeeId').execute()).map(({ employeeId }) => employeeId);
  const merge = () => server.call('POST', `employees/${other}/merge`, { other: person, take: [] });
  const day = await server.db.selectFrom('attendance_days').selectAll().executeTakeFirstOrThrow();
  await server.db
    .insertInto('attendance_days')
    .values({ ...day, employeeId: other })
    .execute();
  const refused = await merge();
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'Asha again and Asha both have attendance on 01 Apr 2026. End the placement of one of them instead.',
  ]);
  await server.db.deleteFrom('attendance_days').where('employeeId', '=', other).execute();
  expect((await merge()).statusCode).toBe(200);
  expect(await held()).toEqual([other]);
  const [{ id = '' } = {}] = (await server.call('GET', `employees/${other}/merges`)).json<{ id: string }[]>();
  expect((await server.call('POST', `employees/${other}/merges/${id}/undo`)).statusCode).toBe(200);
  expect(await held()).toEqual([person]);
});

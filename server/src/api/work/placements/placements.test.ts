import { addDays, today } from 'shared/domain/dates/dates';
import type { Placement } from 'shared/domain/work/placements/placement';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { settleWorkplaces } from './settleWorkplace';

let server: TestApp;
let center: string;
let other: string;
let person: string;
beforeEach(async () => {
  server = await openTestApp();
  const company = await add('companies', { name: 'Everkart Retail' });
  center = (await add('centers', { client_name: 'Everkart', companyId: company.id, city: 'Pune' })).id;
  other = (await add('centers', { client_name: 'Hill Foods', city: 'Ranchi' })).id;
  person = (await add('employees', { name: 'Asha', grossPaise: 1_640_000 })).id;
});
afterEach(() => server.close());

const add = async <T = { id: string; version: number }>(path: string, body: object): Promise<T> => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<T>();
};
const place = (more: object = {}) =>
  add<Placement>('placements', { employeeId: person, centerId: center, startsOn: '2026-04-01', ...more });
const tryTo = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await server.call(method, path, body);
  return [answer.statusCode, answer.json<{ message: string; errors?: object[] }>()] as const;
};
const centerOf = async (id: string) =>
  (await server.call('GET', `employees/${id}`)).json<{ centerId: string }>().centerId;
const all = async () => (await server.call('GET', 'placements?sort=startsOn')).json<Placement[]>();

test('a placement names the person and the client, and the employee’s record the center of the day', async () => {
  expect(await place()).toMatchObject({ employeeName: 'Asha', companyName: 'Everkart Retail', centerName: 'Pune' });
  expect(await centerOf(person)).toBe(center);
});

test('nobody is placed twice on a day, whichever placement was first', async () => {
  await place({ startsOn: '2026-04-01', endsOn: '2026-06-30', endReason: 'Contract over' });
  for (const days of [
    { startsOn: '2026-06-30' },
    { startsOn: '2026-03-01' },
    { startsOn: '2026-05-01', endsOn: '2026-05-02' },
  ])
    expect(await tryTo('POST', 'placements', { employeeId: person, centerId: other, ...days })).toMatchObject([
      409,
      {
        message:
          'This person is placed at Everkart, Pune from 01 Apr 2026 to 30 Jun 2026. End that placement first, or choose other days.',
      },
    ]);
  await place({ centerId: other, startsOn: '2026-07-01' });
  await place({ centerId: other, startsOn: '2026-03-01', endsOn: '2026-03-31', endReason: 'Moved' });
  expect((await all()).map(({ startsOn }) => startsOn)).toEqual(['2026-03-01', '2026-04-01', '2026-07-01']);
});

test('of ten concurrent placements of one person, one is stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      server.call('POST', 'placements', { employeeId: person, centerId: center, startsOn: '2026-04-01' }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('a deleted placement can’t be restored over one that took its days', async () => {
  const { id } = await place();
  await server.call('DELETE', `placements/${id}`);
  await place({ centerId: other });
  expect((await server.call('POST', `placements/${id}/restore`)).statusCode).toBe(409);
});

test('a move ends the placement on the day before and keeps its terms', async () => {
  const { id } = await place({ designation: 'Picker', grossPaise: 1_640_000, shift: 'Night' });
  const moved = await add<Placement>(`placements/${id}/move`, { startsOn: '2026-06-01', centerId: other });
  expect(moved).toMatchObject({ centerId: other, designation: 'Picker', grossPaise: 1_640_000, shift: 'Night' });
  expect((await all())[0]).toMatchObject({ id, endsOn: '2026-05-31', endReason: 'Moved' });
  expect(await centerOf(person)).toBe(other);
});

test('a move to before the placement began changes nothing', async () => {
  const { id } = await place();
  expect(await tryTo('POST', `placements/${id}/move`, { startsOn: '2026-04-01', centerId: other })).toMatchObject([
    400,
    { errors: [{ path: 'startsOn', msg: 'Choose a day after the first day of this placement.' }] },
  ]);
  expect(await all()).toMatchObject([{ id, endsOn: null }]);
});

test('a replacement ends the placement and gives the next person its terms in one step', async () => {
  const terms = {
    designation: 'Picker',
    grossPaise: 1_640_000,
    shift: 'Night',
    billBasis: 'cost plus',
    billPercent: 9,
  };
  const { id } = await place({ ...terms, weeklyOff: 'Sunday', endsOn: '2026-12-31' });
  const next = (await add('employees', { name: 'Bela' })).id;
  const replaced = await add<Placement>(`placements/${id}/replace`, { startsOn: '2026-06-01', employeeId: next });
  expect(replaced).toMatchObject({
    ...terms,
    ...{ employeeName: 'Bela', centerId: center, weeklyOff: 'Sunday', replacesId: id },
    ...{ startsOn: '2026-06-01', endsOn: '2026-12-31', endReason: '' },
  });
  expect((await all())[0]).toMatchObject({ id, endsOn: '2026-05-31', endReason: 'Replaced', replacesId: '' });
});

test('after a resignation the person is replaced later, also by a candidate, and keeps day and reason', async () => {
  const { id } = await place({ endsOn: '2026-04-30', endReason: 'Resigned' });
  const candidateId = (await add('candidates', { name: 'आशा देवी', phone: '9876543210', position: 'Picker' })).id;
  const next = await add<Placement>(`placements/${id}/replace`, { startsOn: '2026-05-15', candidateId });
  expect(next).toMatchObject({ employeeName: 'आशा देवी', endsOn: null });
  expect((await all())[0]).toMatchObject({ id, endsOn: '2026-04-30', endReason: 'Resigned' });
});

test('a replacement by nobody, by the same person, by someone placed elsewhere or from too early a day changes nothing', async () => {
  const { id } = await place();
  const busy = (await add('employees', { name: 'Bela' })).id;
  await place({ employeeId: busy, centerId: other });
  for (const [body, status, message] of [
    [{ startsOn: '2026-06-01' }, 400, /Choose either an employee or a candidate/],
    [{ startsOn: '2026-06-01', employeeId: person }, 400, /Choose somebody else/],
    [{ startsOn: '2026-06-01', employeeId: busy }, 409, /placed at Hill Foods, Ranchi/],
    [{ startsOn: '2026-04-01', employeeId: busy }, 400, /Choose a day after the first day/],
  ] as const)
    expect(await tryTo('POST', `placements/${id}/replace`, body)).toEqual([
      status,
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ]);
  expect(await all()).toMatchObject([{ endsOn: null }, { endsOn: null }]);
});

test('a vacancy counts a replaced person and their successor as one', async () => {
  const vacancy = (await add('vacancies', { title: 'Picker', city: 'Pune', people: 2 })).id;
  const { id } = await place({ vacancyId: vacancy });
  const next = (await add('employees', { name: 'Bela' })).id;
  await add(`placements/${id}/replace`, { startsOn: '2026-06-01', employeeId: next });
  expect((await server.call('GET', `vacancies/${vacancy}`)).json()).toMatchObject({ filled: 1, status: 'Part filled' });
});

test('a candidate is added to the payroll with the known fields, once', async () => {
  const candidate = await add('candidates', { name: 'आशा देवी', phone: '9876543210', position: 'Picker' });
  const terms = { candidateId: candidate.id, centerId: center, basicPaise: 900_000, grossPaise: 1_640_000 };
  const first = await add<Placement>('placements', { ...terms, startsOn: '2026-04-01', endsOn: '2026-04-30' });
  expect((await server.call('GET', `employees/${first.employeeId}`)).json()).toMatchObject({
    name: 'आशा देवी',
    designation: 'Picker',
    joinedOn: '2026-04-01',
    basicPaise: 900_000,
    grossPaise: 1_640_000,
  });
  const second = await add<Placement>('placements', { ...terms, startsOn: '2026-05-01' });
  expect(second.employeeId).toBe(first.employeeId);
});

test('a vacancy counts people placed for it, and people found otherwise', async () => {
  const vacancy = await add('vacancies', { title: 'Picker', city: 'Pune', people: 2 });
  await place({ vacancyId: vacancy.id });
  expect((await server.call('GET', `vacancies/${vacancy.id}`)).json()).toMatchObject({
    filled: 1,
    status: 'Part filled',
  });
});

test('a vacancy no longer counts people who did not join, whose placement was deleted, or who moved to another', async () => {
  const found = async (id: string) =>
    (await server.call('GET', `vacancies/${id}`)).json<{ filled: number; status: string }>();
  const [first, second] = [
    (await add('vacancies', { title: 'Picker', city: 'Pune', people: 5, filled: 2 })).id,
    (await add('vacancies', { title: 'Packer', city: 'Pune', people: 1 })).id,
  ];
  const placed = await place({ vacancyId: first, endsOn: '2026-04-30' });
  expect(await found(first)).toMatchObject({ filled: 2 });
  const other = (await add('employees', { name: 'Bela' })).id;
  const { id, version } = await place({ employeeId: other, vacancyId: second });
  expect(await found(second)).toMatchObject({ filled: 1, status: 'Filled' });
  await server.call('PUT', `placements/${id}`, { version, vacancyId: first });
  expect([await found(first), await found(second)]).toMatchObject([{ filled: 2 }, { filled: 0, status: 'Open' }]);
  await server.call('PUT', `placements/${placed.id}`, { version: placed.version, endReason: 'Did not join' });
  expect(await found(first)).toMatchObject({ filled: 1 });
  await server.call('DELETE', `placements/${id}`);
  expect(await found(first)).toMatchObject({ filled: 0, status: 'Open' });
  await server.call('POST', `placements/${id}/restore`);
  expect(await found(first)).toMatchObject({ filled: 1 });
});

test('of two changes at once that stretch two placements of one person to the same day, one is stored', async () => {
  const [first, second] = [
    await place({ startsOn: '2026-04-01', endsOn: '2026-04-10' }),
    await place({ startsOn: '2026-04-20', endsOn: '2026-04-30' }),
  ];
  const stretch = ({ id, version }: Placement, days: object) =>
    server.call('PUT', `placements/${id}`, { version, ...days });
  const answers = await Promise.all([
    stretch(first, { endsOn: '2026-04-15' }),
    stretch(second, { startsOn: '2026-04-15' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a person placed beyond the caller’s reach is revealed as little as a missing one', async () => {
  await place({ startsOn: '2026-04-01' });
  const mine = (await add('companies', { name: 'Mine' })).id;
  const own = (await add('centers', { client_name: 'Mine Works', companyId: mine })).id;
  const { token } = await addAccount(server, { reach: { companies: [mine], centers: [] } });
  const ask = async (employeeId: string) => {
    const body = { employeeId, centerId: own, startsOn: '2026-04-01' };
    const { statusCode, body: said } = await server.call('POST', 'placements', body, { token });
    return [statusCode, said];
  };
  expect(await ask(person)).toEqual(await ask('nobody'));
  const ofMine = (await add('employees', { name: 'Bela', centerId: own })).id;
  expect(await ask(ofMine)).toEqual([201, expect.any(String)]);
});

test('a placement with a later start, or an end, counts at that center only in between', async () => {
  await place({ startsOn: addDays(today(), 1), endsOn: addDays(today(), 3) });
  expect(await centerOf(person)).toBe('');
  await settleWorkplaces(server.db, addDays(today(), 1));
  expect(await centerOf(person)).toBe(center);
  await settleWorkplaces(server.db, addDays(today(), 4));
  expect(await centerOf(person)).toBe('');
});

test.each([
  ['nobody', { employeeId: '' }, 'employeeId', 'Choose who works there.'],
  ['an unknown employee', { employeeId: 'x' }, 'employeeId', 'This employee no longer exists. Choose another.'],
  [
    'an unknown candidate',
    { employeeId: '', candidateId: 'x' },
    'candidateId',
    'This candidate no longer exists. Choose an employee.',
  ],
  ['no center', { centerId: '' }, 'centerId', 'Enter the center.'],
  ['an unknown center', { centerId: 'x' }, 'centerId', 'This center no longer exists. Choose another.'],
  ['an unknown vacancy', { vacancyId: 'x' }, 'vacancyId', 'This vacancy no longer exists. Choose another.'],
  ['an end before its beginning', { endsOn: '2026-03-31' }, 'endsOn', 'The last day cannot be before the first.'],
  ['a reason without a day', { endReason: 'Resigned' }, 'endsOn', 'Enter the last day.'],
  ['a basic wage above the gross', { basicPaise: 1 }, 'basicPaise', 'The basic wage cannot be above the gross wage.'],
])('%s is refused with a sentence, and nothing is stored', async (_what, wrong, path, msg) => {
  const body = { employeeId: person, centerId: center, startsOn: '2026-04-01', ...wrong };
  expect(await tryTo('POST', 'placements', body)).toMatchObject([400, { errors: [{ path, msg }] }]);
  expect(await all()).toEqual([]);
});

import type { Placement } from 'shared/domain/work/placements/placement';
import type { RevisionPreview, StoredRevision } from 'shared/domain/work/revisions/revision';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { MONTH, monthOf } from '../../money/bills/lockedMonth.fixture';

let server: TestApp;
let pune: string;
let gaya: string;
const of = monthOf(() => server);
beforeEach(async () => {
  server = await openTestApp();
  pune = await add('centers', { client_name: 'Everkart', city: 'Pune' });
  gaya = await add('centers', { client_name: 'Everkart', city: 'Gaya' });
});
afterEach(() => server.close());

const add = async (path: string, body: object) => (await server.call('POST', path, body)).json<{ id: string }>().id;
async function place(name: string, centerId = pune, over: object = {}) {
  const employeeId = await add('employees', { name, workState: '27' });
  const terms = { designation: 'Picker', basicPaise: 1_000_000, grossPaise: 1_500_000, billPaise: 2_000_000 };
  return add('placements', { employeeId, centerId, startsOn: '2026-01-01', ...terms, ...over });
}
const allowance = { startsOn: '2026-05-01', payPer: 'month', payBy: 'Allowance', payPaise: 50_000 };
const check = async (revision: object) => {
  const { people } = (await server.call('POST', 'placement-revisions/check', revision)).json<RevisionPreview>();
  return people.map(({ employeeName, grossBefore, grossAfter, billBefore, billAfter, problem }) => [
    ...[employeeName, grossBefore, grossAfter, billBefore, billAfter, problem],
  ]);
};
const store = (revision: object) => server.call('POST', 'placement-revisions', revision);
const placed = async () => {
  const all = (await server.call('GET', 'placements?sort=employeeId,startsOn')).json<Placement[]>();
  return all
    .map(({ employeeName, startsOn, endsOn, grossPaise, billPaise }) => [
      ...[employeeName, startsOn, endsOn, grossPaise, billPaise],
    ])
    .sort((a, b) => String(a).localeCompare(String(b)));
};

test('a revision is previewed person by person, stored at once, and undone whole', async () => {
  await place('Asha');
  await place('Bela', gaya);
  await place('Chand', pune, { payPer: 'day', basicPaise: 50_000, grossPaise: 50_000 });
  const before = await placed();
  expect(await check(allowance)).toEqual([
    ['Asha', 1_500_000, 1_550_000, 2_000_000, 2_000_000, ''],
    ['Bela', 1_500_000, 1_550_000, 2_000_000, 2_000_000, ''],
  ]);
  expect(await placed()).toEqual(before);
  const { id, people, about } = (await store(allowance)).json<StoredRevision>();
  expect([people, about]).toEqual([2, 'Allowance of ₹500.00 a month']);
  expect(await placed()).toEqual([
    ['Asha', '2026-01-01', '2026-04-30', 1_500_000, 2_000_000],
    ['Asha', '2026-05-01', null, 1_550_000, 2_000_000],
    ['Bela', '2026-01-01', '2026-04-30', 1_500_000, 2_000_000],
    ['Bela', '2026-05-01', null, 1_550_000, 2_000_000],
    ['Chand', '2026-01-01', null, 50_000, 2_000_000],
  ]);
  expect((await server.call('POST', `placement-revisions/${id}/undo`)).statusCode).toBe(204);
  expect(await placed()).toEqual(before);
  const again = await server.call('POST', `placement-revisions/${id}/undo`);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    expect.stringMatching(/undone this revision already\.$/),
  ]);
});

test('it is of a center and a designation, and changes terms from their first day in place', async () => {
  await place('Asha', pune, { startsOn: '2026-05-01' });
  await place('Bela', gaya);
  await place('Chand', pune, { designation: 'Loader' });
  const before = await placed();
  const rate = { startsOn: '2026-05-01', payPer: 'month', billBy: 'Rate', billPaise: 2_200_000 };
  const { id } = (await store({ ...rate, centerId: pune, designation: 'Picker' })).json<StoredRevision>();
  expect((await placed())[0]).toEqual(['Asha', '2026-05-01', null, 1_500_000, 2_200_000]);
  expect((await placed()).slice(1)).toEqual(before.slice(1));
  await server.call('POST', `placement-revisions/${id}/undo`);
  expect(await placed()).toEqual(before);
});

test('pay that is below the minimum wage rises by what is missing, and no other', async () => {
  await place('Asha', pune, { basicPaise: 400_000, grossPaise: 400_000 });
  await place('Bela');
  const minimum = { startsOn: '2026-05-01', payBy: 'Minimum wage' };
  // The Centre's floor wage is 178 a day: 4,628 for 26 days.
  expect(await check(minimum)).toEqual([['Asha', 400_000, 462_790, 2_000_000, 2_000_000, '']]);
  await store(minimum);
  expect(await check(minimum)).toEqual([]);
});

test('while one is paid by the earlier terms nobody’s terms change, unless the difference is arrears', async () => {
  await place('Bela');
  const { placementId } = await of.person('Asha', gaya, 'P'.repeat(30), {
    basicPaise: 1_000_000,
    grossPaise: 1_500_000,
  });
  await of.lock(gaya);
  const left = (await server.call('GET', 'employees?q=Bela')).json<{ id: string }[]>()[0]?.id;
  await of.lock(pune);
  const made = await server.call('POST', 'wages/made', { month: MONTH, leaveOut: [left] });
  await payRegister(server, made.json<{ registerId: string }>().registerId);
  const before = await placed();
  const within = { ...allowance, startsOn: '2026-04-16' };
  const reason =
    'Wages of Apr 2026 are paid by the earlier terms. Choose a day after 30 Apr 2026, or say that the difference is paid as arrears.';
  expect((await check(within)).map(([name, , , , , problem]) => [name, problem])).toEqual([
    ['Asha', reason],
    ['Bela', ''],
  ]);
  const answer = await store(within);
  expect([answer.statusCode, answer.json().message]).toEqual([409, `Asha: ${reason}`]);
  expect(await placed()).toEqual(before);
  const { id } = (await store({ ...within, paysArrears: true })).json<StoredRevision>();
  expect((await placed()).length).toBe(before.length + 2);
  expect((await server.call('GET', `placements/${placementId}`)).json<Placement>().endsOn).toBe('2026-04-15');
  await server.call('POST', `placement-revisions/${id}/undo`);
  expect(await placed()).toEqual(before);
});

test('of nobody there is none', async () => {
  const answer = await store({ ...allowance, startsOn: '2025-12-01' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Nobody’s terms would change. Choose other people, or another change.',
  ]);
});

test('a revision after which somebody’s placement changed is not undone, for anybody', async () => {
  await place('Asha');
  await place('Bela');
  const { id } = (await store(allowance)).json<StoredRevision>();
  const all = (await server.call('GET', 'placements?startsOn.from=2026-05-01')).json<Placement[]>();
  const bela = all.find(({ employeeName }) => employeeName === 'Bela');
  await server.call('PUT', `placements/${bela?.id}`, { shift: 'Night' });
  const after = await placed();
  const answer = await server.call('POST', `placement-revisions/${id}/undo`);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'The placement of Bela was changed since. Enter other terms there, for the people whom it concerns.',
  ]);
  expect(await placed()).toEqual(after);
});

test('whoever is limited to a center revises there alone', async () => {
  await place('Asha');
  await place('Bela', gaya);
  const { token } = await addAccount(server, { reach: { companies: [], centers: [gaya] } });
  const answer = await server.call('POST', 'placement-revisions/check', allowance, { token });
  expect(answer.json<RevisionPreview>().people.map(({ employeeName }) => employeeName)).toEqual(['Bela']);
  const { id } = (await store({ ...allowance, centerId: pune })).json<StoredRevision>();
  expect((await server.call('GET', 'placement-revisions', undefined, { token })).json()).toEqual([]);
  expect((await server.call('POST', `placement-revisions/${id}/undo`, undefined, { token })).statusCode).toBe(404);
});

test('an amount for no unit is refused at its field, and a revision that is not there is none', async () => {
  expect((await store({ ...allowance, payPer: '' })).statusCode).toBe(400);
  expect((await server.call('POST', 'placement-revisions/gone/undo')).statusCode).toBe(404);
});

test('chosen placements alone get another rate, their parts in proportion', async () => {
  const asha = await place('Asha');
  await place('Bela');
  const rate = { startsOn: '2026-05-01', payPer: 'month', payBy: 'Rate', payPaise: 1_800_000, placementIds: [asha] };
  expect(await check(rate)).toEqual([['Asha', 1_500_000, 1_800_000, 2_000_000, 2_000_000, '']]);
  expect((await store(rate)).json<StoredRevision>()).toMatchObject({ people: 1, about: 'Pay of ₹18,000.00 a month' });
  const all = (await server.call('GET', 'placements?sort=-startsOn')).json<Placement[]>();
  expect(all[0]).toMatchObject({ employeeName: 'Asha', basicPaise: 1_200_000, grossPaise: 1_800_000 });
});

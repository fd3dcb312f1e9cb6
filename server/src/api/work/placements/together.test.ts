import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const add = async (path: string, record: object): Promise<string> => {
  const answer = await server.call('POST', path, record);
  expect([path, answer.statusCode]).toEqual([path, 201]);
  return answer.json().id;
};
const together = async (ids: string[], act: object, isCheck = false) =>
  (await server.call('POST', 'placements/together', { ids, act, isCheck })).json();
const placed = async () => (await server.call('GET', 'placements?sort=startsOn')).json();

/** Two people at one center, and one who starts there later. */
async function threePeople() {
  const [ranchi, puri] = [await add('centers', { client_name: 'R' }), await add('centers', { client_name: 'P' })];
  const ids = [];
  for (const [name, startsOn] of [
    ['Anil', '2026-04-01'],
    ['Bela', '2026-04-01'],
    ['Chanda', '2026-09-01'],
  ]) {
    const employeeId = await add('employees', { name });
    ids.push(
      await add('placements', { employeeId, centerId: ranchi, startsOn, grossPaise: 2_000_000, billPaise: 2_500_000 }),
    );
  }
  return { ids, ranchi, puri };
}

test('a check says who would be refused and why, and changes nothing', async () => {
  const { ids, puri } = await threePeople();
  const before = await placed();
  const answers = await together(ids, { kind: 'move', startsOn: '2026-07-01', centerId: puri }, true);
  expect(answers).toMatchObject([
    { id: ids[0], reason: '' },
    { id: ids[1], reason: '' },
    { id: ids[2], reason: 'Choose a day after the first day of this placement.' },
  ]);
  expect(await placed()).toEqual(before);
});

test('those that can be are moved, and the move is taken back whole', async () => {
  const { ids, puri } = await threePeople();
  const before = await placed();
  const answers = await together(ids, { kind: 'move', startsOn: '2026-07-01', centerId: puri });
  expect(await placed()).toMatchObject([
    { employeeName: 'Anil', endsOn: '2026-06-30', endReason: 'Moved' },
    { employeeName: 'Bela', endsOn: '2026-06-30' },
    { employeeName: 'Anil', centerId: puri, endsOn: null, grossPaise: 2_000_000 },
    { employeeName: 'Bela', centerId: puri },
    { employeeName: 'Chanda', endsOn: null },
  ]);
  const done = answers.filter(({ reason }: { reason: string }) => reason === '');
  expect((await server.call('POST', 'placements/together/undo', { done })).json()).toEqual([]);
  const own = ({ id, endsOn, centerId, endReason }: Record<string, unknown>) => ({ id, endsOn, centerId, endReason });
  expect((await placed()).map(own)).toEqual(before.map(own));
});

test('an end that somebody has changed since is not taken back, and says so', async () => {
  const { ids } = await threePeople();
  const done = await together(ids.slice(0, 2), { kind: 'end', endsOn: '2026-08-31', endReason: 'Contract over' });
  await server.call('PUT', `placements/${ids[0]}`, { endsOn: '2026-08-15' });
  const kept = (await server.call('POST', 'placements/together/undo', { done })).json();
  expect(kept).toMatchObject([{ id: ids[0], reason: expect.stringContaining('Someone else changed this placement') }]);
  expect((await placed()).map(({ endsOn }: { endsOn: string | null }) => endsOn)).toEqual(['2026-08-15', null, null]);
});

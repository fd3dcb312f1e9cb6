import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const add = async (path: string, record: object) => (await server.call('POST', path, record)).json();
const get = async (path: string) => (await server.call('GET', path)).json();
const merge = (path: string, kept: string, other: string, take: string[] = []) =>
  server.call('POST', `${path}/${kept}/merge`, { other, take });
const undo = async (path: string, kept: string) => {
  const [last] = await get(`${path}/${kept}/merges`);
  return server.call('POST', `${path}/${kept}/merges/${last.id}/undo`);
};

describe('two companies', () => {
  let [kept, gone, center, lead] = ['', '', '', ''];
  beforeEach(async () => {
    kept = (await add('companies', { name: 'Zeta Motors', industry: 'Cars' })).id;
    gone = (await add('companies', { name: 'Zeta Motors Ltd', phone: '98765 43210' })).id;
    center = (await add('centers', { client_name: 'Zeta', companyId: gone })).id;
    lead = (await add('leads', { mobile: '9811111111', companyId: gone })).id;
    await server.call('PUT', `leads/${lead}`, { status: 'converted', convertedTo: `companies/${gone}` });
  });

  test('become one: all that named either names the one that stays, with the fields that were chosen', async () => {
    expect((await server.call('POST', `companies/${kept}/merge/preview`, { other: gone })).json()).toEqual({
      moves: expect.arrayContaining([
        { title: 'center', count: 1 },
        { title: 'lead', count: 1 },
      ]),
      refused: null,
      names: {},
    });
    const answer = await merge('companies', kept, gone, ['phone']);
    expect(answer.json()).toMatchObject({ id: kept, name: 'Zeta Motors', industry: 'Cars', phone: '98765 43210' });
    expect((await get(`centers/${center}`)).companyId).toBe(kept);
    expect(await get(`leads/${lead}`)).toMatchObject({ companyId: kept, convertedTo: `companies/${kept}` });
    expect((await get('companies')).map(({ id }: { id: string }) => id)).toEqual([kept]);
    expect((await get(`companies/${kept}/history`))[0].changes).toEqual({ mergedFrom: [null, 'Zeta Motors Ltd'] });
    expect((await get(`companies/${gone}/history`))[0].changes).toEqual({ mergedInto: [null, 'Zeta Motors'] });
    expect((await get(`centers/${center}/history`))[0].changes).toEqual({
      companyId: ['Zeta Motors Ltd', 'Zeta Motors'],
    });
  });

  test('are compared by the names of what their fields name, of which the account may know', async () => {
    const other = (await add('leads', { mobile: '9822222222', companyId: kept })).id;
    expect((await server.call('POST', `leads/${lead}/merge/preview`, { other })).json().names).toMatchObject({
      [kept]: 'Zeta Motors',
      [gone]: 'Zeta Motors Ltd',
      [`companies/${gone}`]: 'Zeta Motors Ltd',
    });
  });

  test('and a link to the one that went leads to the other; it can’t be restored by itself', async () => {
    await merge('companies', kept, gone);
    const answer = await server.call('GET', `companies/${gone}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([307, kept]);
    const restored = await server.call('POST', `companies/${gone}/restore`);
    expect([restored.statusCode, restored.json().code]).toEqual([409, 'refused']);
  });

  test('are two again after Undo, each with what belonged to it', async () => {
    const own = (await add('centers', { client_name: 'Zeta', companyId: kept })).id;
    const [before, other] = [await get(`companies/${kept}`), await get(`companies/${gone}`)];
    await merge('companies', kept, gone, ['phone', 'name']);
    expect((await undo('companies', kept)).statusCode).toBe(200);
    const same = { version: 0, updatedAt: '' };
    expect({ ...(await get(`companies/${kept}`)), ...same }).toEqual({ ...before, ...same });
    expect({ ...(await get(`companies/${gone}`)), ...same }).toEqual({ ...other, ...same });
    expect([(await get(`centers/${center}`)).companyId, (await get(`centers/${own}`)).companyId]).toEqual([gone, kept]);
    expect((await get(`leads/${lead}`)).convertedTo).toBe(`companies/${gone}`);
    expect(await get(`companies/${kept}/merges`)).toEqual([]);
  });

  test('can’t be undone once a field of the merge was changed, and the answer says which', async () => {
    await merge('companies', kept, gone, ['phone']);
    await server.call('PUT', `companies/${kept}`, { phone: '98111 11111' });
    const answer = await undo('companies', kept);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^Phone of Zeta Motors was changed after the merge/),
    ]);
    expect((await get(`centers/${center}`)).companyId).toBe(kept);
  });

  test('need two that are there, and versions that are theirs', async () => {
    expect((await merge('companies', kept, kept)).statusCode).toBe(400);
    expect((await merge('companies', kept, 'nobody')).statusCode).toBe(404);
    expect((await merge('companies', kept, gone, ['product'])).statusCode).toBe(400);
    const stale = await server.call('POST', `companies/${kept}/merge`, { other: gone, otherVersion: 9 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
  });

  test('are merged by whoever may change and delete them, of clients that are theirs', async () => {
    const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
    await server.call('POST', 'auth/register', person, { token: '' });
    const [{ id }] = await get('accounts?q=bela');
    const as = async (rights: string[], reach: object | null) => {
      const { id: role } = await add('roles', { name: `Clerk ${JSON.stringify([rights, reach]).length}`, rights });
      await server.call('PUT', `accounts/${id}`, { status: 'active', role, reach });
      const { token } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
      return (await server.call('POST', `companies/${kept}/merge`, { other: gone }, { token })).statusCode;
    };
    const rights = ['companies:read', 'companies:delete'];
    expect(await as(rights, null)).toBe(403);
    expect(await as([...rights, 'companies:write'], { companies: [kept], centers: [] })).toBe(404);
    expect(await as([...rights, 'companies:write'], { companies: [kept, gone], centers: [] })).toBe(200);
  });

  test('take along whoever is limited to the one that went', async () => {
    const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
    await server.call('POST', 'auth/register', person, { token: '' });
    const [{ id, role }] = await get('accounts?q=bela');
    await server.call('PUT', `accounts/${id}`, { status: 'active', role, reach: { companies: [gone], centers: [] } });
    await merge('companies', kept, gone);
    expect((await get(`accounts/${id}`)).reach.companies).toEqual([gone, kept]);
    await undo('companies', kept);
    expect((await get(`accounts/${id}`)).reach.companies).toEqual([gone]);
  });
});

test('two employees become one with the lines of both; where both have one in a month, they are refused', async () => {
  const pay = { basicPaise: 1_500_000, grossPaise: 1_500_000 };
  const first = await add('employees', { ...pay, name: 'Anil Mahto', uan: '100900000011', leftOn: '2026-04-30' });
  const second = await add('employees', { ...pay, name: 'Anil K Mahto', pan: 'ABCPK1234F', joinedOn: '2026-05-01' });
  const april = await add('wages', { month: '2026-04' });
  await add('wages', { month: '2026-05' });
  const third = await add('employees', { ...pay, name: 'A Mahto', joinedOn: '2026-04-01', leftOn: '2026-04-30' });
  const refused = await merge('employees', second.id, third.id);
  expect(refused.statusCode).toBe(200);
  expect((await merge('employees', second.id, first.id, ['uan'])).json()).toMatchObject({
    uan: '100900000011',
    pan: 'ABCPK1234F',
  });
  const lines = await get(`wages/lines?wageId=${april.id}`);
  expect(lines.map(({ employeeId }: { employeeId: string }) => employeeId)).toEqual([second.id]);
  const twin = await add('employees', { ...pay, name: 'Twin', joinedOn: '2026-01-01' });
  await add('wages', { month: '2026-06' });
  const answer = await merge('employees', second.id, twin.id);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringMatching(/^Anil K Mahto and Twin both have a wage line in Jun 2026/),
  ]);
});

test('two leads keep the notes of both, and show the newest', async () => {
  const first = await add('leads', { mobile: '9811111111', note: 'Called once' });
  const second = await add('leads', { mobile: '98111 11111', note: 'Called again' });
  expect((await merge('leads', first.id, second.id)).json()).toMatchObject({ note: 'Called again' });
  const notes = (await get(`leads/${first.id}/notes`)) as { text: string }[];
  expect(notes.map(({ text }) => text)).toEqual(['Called again', 'Called once']);
  await undo('leads', first.id);
  expect((await get(`leads/${first.id}`)).note).toBe('Called once');
  expect(await get(`leads/${second.id}/notes`)).toHaveLength(1);
});

test.each([
  ['suppliers', {}],
  ['candidates', { position: 'Guard', phone: '9811111111' }],
  ['ultrahrms/companies', {}],
  ['ultrahrms/candidates', { position: 'Guard', phone: '9811111111' }],
])('two of %s become one, and two again', async (path, more) => {
  const [first, second] = [await add(path, { name: 'Ravi', ...more }), await add(path, { name: 'Ravi K', ...more })];
  expect((await merge(path, first.id, second.id, ['name'])).json()).toMatchObject({ id: first.id, name: 'Ravi K' });
  expect((await undo(path, first.id)).json()).toMatchObject({ name: 'Ravi' });
  expect((await get(path)).map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ravi', 'Ravi K']);
});

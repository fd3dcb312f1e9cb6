import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
});
afterEach(() => server.close());

const add = async (path: string, record: object): Promise<string> => {
  const answer = await server.call('POST', path, record);
  expect([path, answer.statusCode]).toEqual([path, 201]);
  return answer.json().id;
};
const check = async (rows: object[], token?: string) =>
  (await server.call('POST', 'placements/import/check', { rows }, { token })).json<
    { state: string; fields: string[]; errors: { path: string; msg: string }[] }[]
  >();
const store = (rows: object[]) => server.call('POST', 'placements/import', { rows });
const placed = async () => (await server.call('GET', 'placements?sort=startsOn')).json();

/** A client with two centers, and two people with the same name. */
async function aFirm() {
  const companyId = await add('companies', { name: 'Everkart' });
  const [ranchi, puri] = [
    await add('centers', { companyId, client_name: 'Everkart', center_code: 'RN-1', city: 'Ranchi' }),
    await add('centers', { companyId, client_name: 'Everkart', center_code: 'PU-1', city: 'Puri' }),
  ];
  const [anil, other] = [
    await add('employees', { name: 'Anil Mahto', code: 'E-1' }),
    await add('employees', { name: 'Anil Mahto', code: 'E-2' }),
  ];
  return { companyId, ranchi, puri, anil, other };
}

test('a file names people and centers by what they are called or by their codes, and is brought in once', async () => {
  const { ranchi, puri, anil, other, companyId } = await aFirm();
  const rows = [
    {
      employeeId: 'e-1',
      centerId: 'Ranchi, RN-1',
      startsOn: '2026-04-01',
      endsOn: '2026-04-30',
      grossPaise: 2_000_000,
    },
    { employeeId: 'Anil Mahto, E-1', centerId: 'PU-1', startsOn: '2026-05-01', billPaise: 2_400_000 },
    { employeeId: 'E-2', centerId: 'PU-1', startsOn: '2026-04-01' },
  ];
  expect((await check(rows)).map(({ state }) => state)).toEqual(['new', 'new', 'new']);
  const answer = await store(rows);
  expect(answer.json()).toMatchObject({ added: 3, changed: 0 });
  expect(await placed()).toMatchObject([
    { employeeId: anil, centerId: ranchi, companyId, state: 'Ended' },
    { employeeId: other, centerId: puri, companyId },
    { employeeId: anil, centerId: puri, companyId, billPaise: 2_400_000 },
  ]);
  const again = await check([...rows.slice(0, 2), { ...rows[2], grossPaise: 1_900_000 }]);
  expect(again.map(({ state, fields }) => [state, fields])).toEqual([
    ['unchanged', []],
    ['unchanged', []],
    ['changed', ['grossPaise']],
  ]);
  await server.call('POST', `placements/imports/${answer.json().importId}/undo`, {});
  expect(await placed()).toEqual([]);
});

test('a name that means nobody or several people is refused with what to write instead, and nothing is stored', async () => {
  await aFirm();
  const day = { startsOn: '2026-04-01' };
  const verdicts = await check([
    { ...day, employeeId: 'Anil Mahto', centerId: 'RN-1' },
    { ...day, employeeId: 'E-9', centerId: 'RN-1' },
    { ...day, employeeId: 'E-1', centerId: 'Everkart' },
    { ...day, candidateId: 'anybody', centerId: 'RN-1' },
  ]);
  expect(verdicts.map(({ errors }) => errors)).toEqual([
    [{ path: 'employeeId', msg: 'More than one employee is called “Anil Mahto”. Enter the employee code instead.' }],
    [{ path: 'employeeId', msg: 'No employee is called “E-9”. Bring in the employee first, or correct the name.' }],
    [{ path: 'centerId', msg: 'More than one center is called “Everkart”. Enter the center code instead.' }],
    [{ path: 'employeeId', msg: 'Choose who works there.' }],
  ]);
  const longest = Array.from({ length: 90_000 }, (_, part) => `p${part}`).join(',');
  expect((await check([{ ...day, employeeId: longest.slice(0, 400_000), centerId: 'RN-1' }]))[0]?.state).toBe(
    'refused',
  );
  expect((await store([{ ...day, employeeId: 'E-9', centerId: 'RN-1' }])).statusCode).toBe(400);
  expect(await placed()).toEqual([]);
});

test('a code that two people or two centers have is refused with what to do about it', async () => {
  await aFirm();
  await server.db.updateTable('employees').set({ code: 'E-1' }).execute();
  await add('centers', { client_name: 'Zeta', center_code: 'RN-1' });
  const [verdict] = await check([{ employeeId: 'E-1', centerId: 'RN-1', startsOn: '2026-04-01' }]);
  expect(verdict?.errors.map(({ msg }) => msg)).toEqual([
    'More than one employee has the employee code “E-1”. Give each its own employee code first.',
    'More than one center has the center code “RN-1”. Add more of its name, with a comma between.',
  ]);
});

test('two times of one person in one file that share a day are refused together', async () => {
  await aFirm();
  const row = { employeeId: 'E-1', centerId: 'RN-1' };
  const answer = await store([
    { ...row, startsOn: '2026-04-01' },
    { ...row, startsOn: '2026-05-01' },
  ]);
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('is placed at')]);
  expect(await placed()).toEqual([]);
});

test('whoever is limited to some clients names nobody else’s people or centers', async () => {
  const { ranchi } = await aFirm();
  const person = { name: 'Bela', email: 'bela@example.com', password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const { token, account } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  const rights = ['placements:import', 'placements:read', 'employees:read', 'centers:read'];
  const { id: role } = (await server.call('POST', 'roles', { name: 'Site', rights })).json();
  await server.call('PUT', `accounts/${account.id}`, { role, reach: { companies: [], centers: [ranchi] } });
  const [verdict] = await check([{ employeeId: 'E-1', centerId: 'PU-1', startsOn: '2026-04-01' }], token);
  expect(verdict?.errors.map(({ msg }) => msg)).toEqual([
    'No employee is called “E-1”. Bring in the employee first, or correct the name.',
    'No center is called “PU-1”. Bring in the center first, or correct the name.',
  ]);
});

import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { anyTable } from '../../db/tables';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const pay = { basicPaise: 1_500_000, grossPaise: 1_500_000 };
const employ = (input: object) => server.call('POST', 'employees', { ...pay, ...input });
const numbers = { uan: '100900000011', pan: 'ABCPK1234F', esicNumber: '3111111111', code: 'E-7' };

test.each(Object.entries(numbers))(
  'nobody is on the payroll twice by %s, and the refusal leads to who has it',
  async (field, value) => {
    const first = (await employ({ name: 'Anil Mahto', [field]: value })).json();
    const second = await employ({ name: 'Anil Kumar Mahto', [field]: value.toLowerCase() });
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      {
        code: 'duplicate',
        message: expect.stringMatching(/^Anil Mahto already has this /),
        errors: [{ path: field }],
        duplicates: [
          {
            path: 'employees',
            id: first.id,
            title: 'Anil Mahto',
            columns: [field],
            page: `/dashboard/compliances/wage-management/employees/${first.id}`,
          },
        ],
      },
    ]);
    expect((await server.call('GET', 'employees')).json()).toHaveLength(1);
  },
);

test('who has left keeps their numbers, and is taken on again with them', async () => {
  const { id } = (await employ({ name: 'Anil Mahto', ...numbers, leftOn: '2026-03-31' })).json();
  expect((await employ({ name: 'Anil Mahto', ...numbers })).statusCode).toBe(201);
  const back = await server.call('PUT', `employees/${id}`, { leftOn: null });
  expect([back.statusCode, back.json().code]).toEqual([409, 'duplicate']);
});

test('a change, an import and a restore are held to it as well', async () => {
  const first = (await employ({ name: 'Anil Mahto', uan: numbers.uan })).json();
  const other = (await employ({ name: 'Sunita Devi', uan: '100900000022' })).json();
  expect((await server.call('PUT', `employees/${other.id}`, { uan: numbers.uan })).json().code).toBe('duplicate');
  const rows = [
    { ...pay, name: 'Once', code: 'X1' },
    { ...pay, name: 'Twice', code: 'x1' },
  ];
  expect((await server.call('POST', 'employees/import', { rows })).json()).toMatchObject({
    code: 'duplicate',
    message: expect.stringContaining('Once already has this employee code'),
  });
  await server.call('DELETE', `employees/${first.id}`);
  await server.call('PUT', `employees/${other.id}`, { uan: numbers.uan });
  expect((await server.call('POST', `employees/${first.id}/restore`)).json().code).toBe('duplicate');
  expect((await server.call('GET', 'employees')).json()).toHaveLength(1);
});

test('what was stored twice before stays, and can be changed', async () => {
  const [first, second] = [
    (await employ({ name: 'Anil Mahto', code: 'A1' })).json(),
    (await employ({ name: 'Anil K Mahto', code: 'A2' })).json(),
  ];
  await anyTable(server.db).updateTable('employees').set({ code: 'A1' }).where('id', '=', second.id).execute();
  expect((await server.call('PUT', `employees/${first.id}`, { designation: 'Guard' })).statusCode).toBe(200);
});

test('of twenty who are added at once with one number, one is', async () => {
  const servers = await server.servers();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      servers[n % servers.length]?.inject({
        method: 'POST',
        url: '/api/employees',
        payload: { ...pay, name: `Anil ${n}`, uan: numbers.uan },
        headers: { authorization: `Bearer ${server.owner.token}` },
      }),
    ),
  );
  expect(answers.filter((answer) => answer?.statusCode === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer?.json().code === 'duplicate')).toHaveLength(19);
});

const sharers = async (path: string, body: object) =>
  (await server.call('POST', `${path}/duplicates`, body)).json<{ title: string; columns: string[]; page: string }[]>();

test.each([
  ['companies', { gstin: '27AAPFU0939F1ZV' }, { gstin: '27aapfu0939f1zv' }, 'gstin'],
  ['companies', { email: 'office@nair.example' }, { email: 'Office@Nair.example' }, 'email'],
  ['suppliers', { gstin: '27AAPFU0939F1ZV' }, { gstin: '27AAPFU0939F1ZV' }, 'gstin'],
  ['candidates', { position: 'Guard', phone: '+91 98765-43210' }, { phone: '09876543210' }, 'phone'],
  ['candidates', { position: 'Guard', email: 'ravi@example.com' }, { email: 'Ravi@Example.com' }, 'email'],
  ['leads', { mobile: '98765 43210' }, { mobile: '(98765) 43210' }, 'mobile'],
  ['leads', { email: 'ravi@example.com' }, { email: 'ravi@example.com' }, 'email'],
])('a second of %s with the same key is told of, and stored all the same', async (path, stored, asked, column) => {
  const first = (await server.call('POST', path, { name: 'Ravi Traders', ...stored })).json();
  const found = await sharers(path, asked);
  expect(found).toMatchObject([{ id: first.id, title: 'Ravi Traders', columns: [column] }]);
  expect(found[0]?.page).toContain(first.id);
  expect(await sharers(path, { ...asked, id: first.id })).toEqual([]);
  expect((await server.call('POST', path, { name: 'Ravi Traders', ...stored })).statusCode).toBe(201);
});

test('nothing in common, and nothing at all, is no duplicate', async () => {
  await server.call('POST', 'candidates', { name: 'Ravi', position: 'Guard', phone: '98765 43210' });
  await server.call('POST', 'ultrahrms/candidates', { name: 'Ravi', position: 'Guard', phone: '98765 43211' });
  expect(await sharers('candidates', {})).toEqual([]);
  expect(await sharers('candidates', { phone: '98765 43211' })).toEqual([]);
  expect(await sharers('candidates', { phone: '43210' })).toEqual([]);
});

describe('whoever is limited to some clients', () => {
  const clerk = async (rights: string[], reach: object | null) => {
    const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
    await server.call('POST', 'auth/register', person, { token: '' });
    const [{ id }] = (await server.call('GET', 'accounts?q=bela')).json<[{ id: string }]>();
    const role = (await server.call('POST', 'roles', { name: 'Clerk', rights })).json().id as string;
    expect((await server.call('PUT', `accounts/${id}`, { status: 'active', role, reach })).statusCode).toBe(200);
    return (await server.call('POST', 'auth/login', person, { token: '' })).json().token as string;
  };
  const centerOf = async (name: string) =>
    (await server.call('POST', 'centers', { client_name: name, center_code: name })).json().id as string;

  test('is refused a number that somebody elsewhere has, and told nothing of them', async () => {
    const [own, other] = [await centerOf('Own'), await centerOf('Other')];
    const first = (await employ({ name: 'Anil Mahto', uan: numbers.uan, centerId: other })).json();
    const token = await clerk(['employees:read', 'employees:write'], { companies: [], centers: [own] });
    const answer = await server.call(
      'POST',
      'employees',
      { ...pay, name: 'Anil', uan: numbers.uan, centerId: own },
      { token },
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'duplicate', duplicates: [] }]);
    expect(answer.body).not.toMatch(new RegExp(`Mahto|${first.id}`));
    const asked = await server.call('POST', 'employees/duplicates', { uan: numbers.uan }, { token });
    expect([asked.statusCode, asked.json()]).toEqual([200, []]);
  });

  test('and whoever may only write, is told nothing either', async () => {
    await employ({ name: 'Anil Mahto', uan: numbers.uan });
    const token = await clerk(['employees:write'], null);
    const answer = await server.call('POST', 'employees', { ...pay, name: 'Anil', uan: numbers.uan }, { token });
    expect([answer.statusCode, answer.json().duplicates]).toEqual([409, []]);
    expect(answer.body).not.toContain('Mahto');
    expect((await server.call('POST', 'employees/duplicates', { uan: numbers.uan }, { token })).statusCode).toBe(403);
  });
});

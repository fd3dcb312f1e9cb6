import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const check = async (path: string, rows: object[]) =>
  (await server.call('POST', `${path}/import/check`, { rows })).json<
    { state: string; fields: string[]; errors: object[] }[]
  >();
const store = async (path: string, rows: object[], more: object = {}) =>
  server.call('POST', `${path}/import`, { rows, ...more });
const list = async (path: string) => (await server.call('GET', `${path}?sort=name`)).json();
const undo = async (path: string, id: string) => server.call('POST', `${path}/imports/${id}/undo`, {});

const anil = { code: 'E-1', name: 'Anil Mahto', designation: 'Guard', uan: '100123456789' };

test('a row is told to be new, changed with its fields, unchanged, or refused with why, and nothing is stored', async () => {
  await server.call('POST', 'employees', anil);
  const verdicts = await check('employees', [
    { code: 'E-2', name: 'Farida' },
    { code: 'e-1', designation: 'Supervisor' },
    { code: 'E-1', name: 'Anil Mahto', designation: '' },
    { code: 'E-3', name: 'Joseph', pan: '12' },
    { code: 'E-4' },
  ]);
  expect(verdicts.map(({ state, fields }) => [state, fields])).toEqual([
    ['new', []],
    ['changed', ['code', 'designation']],
    ['unchanged', []],
    ['refused', []],
    ['refused', []],
  ]);
  expect(verdicts[3]?.errors).toMatchObject([{ path: 'pan' }]);
  expect(verdicts[4]?.errors).toMatchObject([{ path: 'name' }]);
  expect(await list('employees')).toHaveLength(1);
});

test.each([
  ['employees', { code: 'E-5', name: 'Farida', phone: '12' }, 'phone'],
  ['employees', { code: 'E-5', name: 'Farida', otherPhone: 'none' }, 'otherPhone'],
  ['employees', { code: 'E-5', name: 'Farida', email: 'farida' }, 'email'],
  ['companies', { name: 'Everkart', phone: '12' }, 'phone'],
  ['centers', { center_code: 'RN-1', mobile1: '12' }, 'mobile1'],
  ['centers', { center_code: 'RN-1', email1: 'meena' }, 'email1'],
])('a row of %s is refused for what its form refuses: %j', async (path, row, field) => {
  expect(await check(path, [row])).toMatchObject([{ state: 'refused', errors: [{ path: field }] }]);
});

test('a key changes the record that has it, an empty cell wipes nothing, and its history says so', async () => {
  const { id } = (await server.call('POST', 'employees', anil)).json();
  const answer = await store('employees', [
    { uan: '1001 2345 6789', designation: 'Supervisor', name: '' },
    { code: 'E-2', name: 'Farida' },
  ]);
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    expect.objectContaining({ count: 2, added: 1, changed: 1 }),
  ]);
  expect(await list('employees')).toMatchObject([
    { ...anil, id, designation: 'Supervisor', version: 2 },
    { name: 'Farida' },
  ]);
  expect((await server.call('GET', `employees/${id}/history`)).json()[0]).toMatchObject({
    action: 'update',
    changes: { designation: ['Guard', 'Supervisor'] },
  });
});

test('a row that two records match is refused, and a weaker key says nothing where a stronger one differs', async () => {
  await server.call('POST', 'suppliers', { name: 'One', email: 'a@b.example' });
  await server.call('POST', 'suppliers', { name: 'Two', email: 'a@b.example', gstin: '24AAQCA8719H1ZC' });
  const [both, other] = await check('suppliers', [
    { name: 'Three', email: 'a@b.example' },
    { name: 'Four', email: 'two@b.example', gstin: '24AAQCA8719H1ZC' },
  ]);
  expect(both).toMatchObject({
    state: 'refused',
    errors: [{ path: '', msg: 'More than one supplier matches this row. Merge them, or fill in more of the row.' }],
  });
  expect(other).toMatchObject({ state: 'changed', fields: ['name', 'email'] });
  expect(await check('suppliers', [{ name: 'Five', email: 'a@b.example', gstin: '27AAPFU0939F1ZV' }])).toMatchObject([
    { state: 'changed', fields: ['name', 'gstin'] },
  ]);
  await server.call('POST', 'employees', anil);
  expect(await check('employees', [{ code: 'E-9', name: 'Another', uan: '100123456789' }])).toMatchObject([
    { state: 'refused', errors: [{ path: 'uan' }] },
  ]);
});

test('one refused row refuses all that are sent with it', async () => {
  const answer = await store('employees', [{ code: 'E-2', name: 'Farida' }, { name: '' }]);
  expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path: 'rows.1.name' }]]);
  expect(await list('employees')).toEqual([]);
});

test('an import is taken back whole, but for what somebody has changed since', async () => {
  const { id } = (await server.call('POST', 'employees', anil)).json();
  const first = (
    await store('employees', [{ code: 'E-1', designation: 'Supervisor' }], { fileName: 'staff.csv' })
  ).json();
  const { importId } = first;
  await store(
    'employees',
    [
      { code: 'E-2', name: 'Farida' },
      { code: 'E-3', name: 'Joseph' },
    ],
    { importId },
  );
  expect((await server.call('GET', 'employees/imports')).json()).toMatchObject([
    { id: importId, fileName: 'staff.csv', added: 2, changed: 1, undoneAt: null },
  ]);
  const joseph = (await list('employees')).find(({ name }: { name: string }) => name === 'Joseph');
  await server.call('PUT', `employees/${joseph.id}`, { designation: 'Loader' });
  expect((await undo('employees', importId)).json()).toEqual({
    undone: 2,
    kept: [
      { id: joseph.id, name: 'Joseph', reason: 'Somebody has changed it since. Look at it, and change it by hand.' },
    ],
  });
  expect(await list('employees')).toMatchObject([{ id, designation: 'Guard', code: 'E-1' }, { name: 'Joseph' }]);
  expect((await undo('employees', importId)).statusCode).toBe(409);
  expect((await undo('suppliers', importId)).statusCode).toBe(404);
  expect((await server.call('GET', 'audit?q=taken')).json()).toMatchObject([{ action: 'import.taken-back' }]);
});

test('after a day an import can’t be taken back any more', async () => {
  const { importId } = (await store('employees', [{ code: 'E-2', name: 'Farida' }])).json();
  await server.db
    .updateTable('imports')
    .set({ at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .execute();
  expect((await undo('employees', importId)).statusCode).toBe(404);
  expect((await server.call('GET', 'employees/imports')).json()).toEqual([]);
});

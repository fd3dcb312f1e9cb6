import { MAX_VIEWS, type SavedView } from 'shared/domain/console/savedView';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
let bela: { id: string; token: string };
beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
  bela = await add('Bela');
});
afterEach(() => server.close());

/** Registers someone, a manager, and signs them in. */
async function add(name: string): Promise<{ id: string; token: string }> {
  const person = { name, email: `${name.toLowerCase()}@example.com`, password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const { token, account } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  return { id: account.id, token };
}
const unpaid = {
  list: 'invoices:invoices',
  name: 'Unpaid',
  query: 'status=Unpaid&sort=-date',
  hiddenColumns: ['dueDate'],
};
const make = async (input: object = {}, token?: string) =>
  server.call('POST', 'views', { ...unpaid, ...input }, { token });
const made = async (input: object = {}, token?: string): Promise<SavedView> => (await make(input, token)).json();
const seen = async (token?: string, list = 'invoices:invoices'): Promise<SavedView[]> =>
  (await server.call('GET', `views?list=${list}`, undefined, { token })).json();
const names = async (token?: string, list?: string) => (await seen(token, list)).map(({ name }) => name);
const setRole = (role: object) => server.call('PUT', `accounts/${bela.id}`, role);

test('a view is kept as it was made, for who made it alone, and for its list alone', async () => {
  const answer = await make();
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    expect.objectContaining({ ...unpaid, isShared: false, isOwn: true, by: 'Asha Rao', version: 1 }),
  ]);
  expect(await seen()).toEqual([answer.json()]);
  expect(await seen(bela.token)).toEqual([]);
  expect(await seen(undefined, 'centers:centers')).toEqual([]);
});

test('of views that are given one name at once, one has it', async () => {
  const views = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => made({ name })));
  const answers = await Promise.all(views.map(({ id }) => server.call('PUT', `views/${id}`, { name: 'Late' })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
});

test('a shared view is seen by all who may see the list, with whose it is, and by nobody else', async () => {
  await made({ name: 'Everyone’s', isShared: true });
  expect(await seen(bela.token)).toMatchObject([{ name: 'Everyone’s', isOwn: false, by: 'Asha Rao' }]);
  await setRole({ role: 'recruiter' });
  expect(await seen(bela.token)).toEqual([]);
  await setRole({ role: 'staff', reach: { companies: [], centers: ['x'] } });
  await made({ name: 'Bela’s own' }, bela.token);
  expect(await names(bela.token)).toEqual(['Bela’s own']);
});

test('who is limited to some clients changes, deletes and restores views of their own', async () => {
  await setRole({ reach: { companies: [], centers: ['x'] } });
  const { id } = await made({}, bela.token);
  const call = async (method: 'PUT' | 'DELETE' | 'POST', path: string) =>
    (await server.call(method, `views/${path}`, method === 'PUT' ? { name: 'Late' } : undefined, { token: bela.token }))
      .statusCode;
  expect([await call('PUT', id), await call('DELETE', id), await call('POST', `${id}/restore`)]).toEqual([
    200, 204, 200,
  ]);
  expect(await names(bela.token)).toEqual(['Late']);
});

test('a view changes by its maker, from the version that was seen, and stays of its list', async () => {
  const { id, version } = await made();
  const put = (body: object) => server.call('PUT', `views/${id}`, body);
  const changed = await put({ query: 'q=acme', list: 'centers:centers', version });
  expect(changed.json()).toMatchObject({ ...unpaid, query: 'q=acme', version: 2 });
  expect((await put({ query: '', version })).statusCode).toBe(409);
  expect((await server.call('GET', 'audit?resource=saved_views')).json()).toHaveLength(2);
});

test('another’s view is not there; one that is shared is changed by who may manage them', async () => {
  const [own, shared] = [await made({}), await made({ name: 'Shared', isShared: true })];
  const put = async (path: string) =>
    (await server.call('PUT', `views/${path}`, { name: 'Late' }, { token: bela.token })).statusCode;
  expect([await put(own.id), await put(shared.id), await put(`shared/${own.id}`)]).toEqual([404, 404, 404]);
  await setRole({ role: 'accountant' });
  expect(await put(`shared/${shared.id}`)).toBe(403);
  await setRole({ role: 'staff' });
  expect(await put(`shared/${shared.id}`)).toBe(200);
  expect(await seen()).toMatchObject([
    { name: 'Late', isOwn: true, by: 'Asha Rao' },
    { name: 'Unpaid', isOwn: true },
  ]);
});

test('a deleted view is gone until the deletion is taken back', async () => {
  const [own, shared] = [await made(), await made({ name: 'Shared', isShared: true })];
  const call = async (method: 'DELETE' | 'POST', path: string, token?: string) =>
    (await server.call(method, `views/${path}`, undefined, { token })).statusCode;
  expect([await call('DELETE', own.id), await call('DELETE', `shared/${shared.id}`, bela.token)]).toEqual([204, 204]);
  expect(await names()).toEqual([]);
  expect(await call('POST', `${own.id}/restore`, bela.token)).toBe(404);
  expect([
    await call('POST', `${own.id}/restore`),
    await call('POST', `shared/${shared.id}/restore`, bela.token),
  ]).toEqual([200, 200]);
  expect(await names()).toEqual(['Shared', 'Unpaid']);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: 'n'.repeat(61) }, 'name'],
  ['a name that is taken', { name: 'UNPAID' }, 'name'],
  ['no list', { list: undefined }, 'list'],
  ['a list that is none', { list: 'invoices' }, 'list'],
  ['long filters', { query: 'q'.repeat(2001) }, 'query'],
  ['columns that are none', { hiddenColumns: [1] }, 'hiddenColumns.0'],
  ['too many columns', { hiddenColumns: Array.from({ length: 101 }, () => 'a') }, 'hiddenColumns'],
  ['sharing that is no yes or no', { isShared: 'yes' }, 'isShared'],
])('%s is 400 with the field named, and nothing is kept', async (_what, input, path) => {
  await made();
  const answer = await make(input);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, msg: expect.stringMatching(/\w/) }]]);
  expect(await names()).toEqual(['Unpaid']);
});

test.each(['made-up:things', 'accounts:accounts', 'invoices:invoices'])(
  'a view of %s is refused to who may not see that list',
  async (list) => {
    await setRole({ role: 'recruiter' });
    expect((await make({ list }, bela.token)).statusCode).toBe(403);
    expect((await make({ list: 'made-up:things' })).statusCode).toBe(403);
  },
);

test('of those that ask at once for the last place one gets it, and a deleted view does not come back beyond it', async () => {
  const { id } = await made({}, bela.token);
  await server.call('DELETE', `views/${id}`, undefined, { token: bela.token });
  const [row] = await server.db.selectFrom('saved_views').selectAll().execute();
  if (!row) throw new Error('no row');
  const many = Array.from({ length: MAX_VIEWS - 1 }, (_, n) => ({
    ...row,
    id: `v${n}`,
    name: `v${n}`,
    deletedAt: null,
  }));
  await server.db.insertInto('saved_views').values(many).execute();
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => make({ name }, bela.token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const back = await server.call('POST', `views/${id}/restore`, undefined, { token: bela.token });
  expect([back.statusCode, back.json().code]).toEqual([409, 'too_many_views']);
});

test('with an account go its own views, and what it shared stays', async () => {
  await made({}, bela.token);
  await made({ name: 'Shared', isShared: true }, bela.token);
  expect((await server.call('DELETE', `accounts/${bela.id}`)).statusCode).toBe(204);
  expect(await server.db.selectFrom('saved_views').select('name').execute()).toEqual([{ name: 'Shared' }]);
  expect(await seen()).toMatchObject([{ name: 'Shared', by: 'Bela' }]);
});

import type { FastifyInstance } from 'fastify';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
let servers: FastifyInstance[];
beforeAll(async () => {
  server = await openTestApp();
  servers = await server.servers();
});
afterAll(() => server.close());

const fifty = Array.from({ length: 50 }, (_, n) => n);
const send = (n: number, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  (servers[n % servers.length] as FastifyInstance).inject({
    method,
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${server.owner.token}` },
  });
const create = async () => (await server.call('POST', 'companies', { name: 'Start' })).json().id;
const statuses = (answers: { statusCode: number }[]) => answers.map((answer) => answer.statusCode);

test('fifty records created at once, on every server, are fifty records with fifty ids', async () => {
  const answers = await Promise.all(fifty.map((n) => send(n, 'POST', 'companies', { name: `Company ${n}` })));
  expect(new Set(statuses(answers))).toEqual(new Set([201]));
  const stored = (await server.call('GET', 'companies')).json();
  expect(new Set(stored.map((row: { id: string }) => row.id)).size).toBe(50);
});

test('of fifty changes that start from one version, one wins and the others are stale', async () => {
  const id = await create();
  const answers = await Promise.all(
    fifty.map((n) => send(n, 'PUT', `companies/${id}`, { name: `Name ${n}`, version: 1 })),
  );
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  expect(statuses(answers).filter((status) => status === 409)).toHaveLength(49);
  const winner = answers.find((answer) => answer.statusCode === 200)?.json();
  expect((await server.call('GET', `companies/${id}`)).json()).toEqual(winner);
});

test('fifty changes of different fields without a version are all kept and all in the history', async () => {
  const id = await create();
  await Promise.all(
    fifty.map((n) => send(n, 'PUT', `companies/${id}`, n % 2 === 0 ? { phone: `98765${n}` } : { industry: `${n}` })),
  );
  const record = (await server.call('GET', `companies/${id}`)).json();
  expect(record.version).toBe(51);
  const history = (await server.call('GET', `companies/${id}/history`)).json();
  expect(history).toHaveLength(51);
  const undone = history.slice(0, 50).reduceRight(
    (state: Record<string, unknown>, entry: { changes: Record<string, [unknown, unknown]> }) => {
      for (const [field, [before, after]] of Object.entries(entry.changes)) {
        expect(state[field]).toEqual(before);
        state[field] = after;
      }
      return state;
    },
    { phone: '', industry: '' },
  );
  expect(undone).toEqual({ phone: record.phone, industry: record.industry });
});

test('of fifty deletions one succeeds', async () => {
  const id = await create();
  const answers = await Promise.all(fifty.map((n) => send(n, 'DELETE', `companies/${id}`)));
  expect(statuses(answers).filter((status) => status === 204)).toHaveLength(1);
  expect(statuses(answers).filter((status) => status === 404)).toHaveLength(49);
});

test('a change whose transaction fails leaves neither record nor history', async () => {
  const count = async () => [
    (await server.call('GET', 'companies')).json().length,
    (await server.db.selectFrom('audit').select('id').execute()).length,
  ];
  const before = await count();
  await expect(
    server.db.transaction().execute(async (tx) => {
      const { createRecord } = await import('./changeRecord');
      const { companies } = await import('../../clients/companies/companies');
      await createRecord(tx, companies, { name: 'Half' }, { id: '', name: 'Test' });
      throw new Error('power cut');
    }),
  ).rejects.toThrow('power cut');
  expect(await count()).toEqual(before);
});

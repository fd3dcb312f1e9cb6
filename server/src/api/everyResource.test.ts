import { openTestApp, type TestApp } from '../../test/openTestApp';
import { comparableColumns } from './records/rows';
import { resources } from './resources';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

const listed = resources.filter((definition) => definition.operations?.includes('list') ?? true);

test.each(listed.map((definition) => [definition.path, definition] as const))(
  '/%s lists its samples in their order, under every column’s sort and filter',
  async (path, definition) => {
    const all = await server.call('GET', path);
    expect(all.statusCode).toBe(200);
    const rows = all.json();
    expect(rows).toHaveLength(definition.seed?.().length ?? rows.length);
    for (const column of comparableColumns(definition)) {
      const sorted = await server.call('GET', `${path}?page=1&size=1000&sort=-${column},id`);
      expect([column, sorted.statusCode, sorted.json().length]).toEqual([column, 200, rows.length]);
      const value = rows[0]?.[column];
      if (value === undefined || value === null || String(value).includes(',')) continue;
      const found = await server.call('GET', `${path}?${column}=${encodeURIComponent(value)}`);
      expect([column, found.json().some((row: { id: string }) => row.id === rows[0].id)]).toEqual([column, true]);
    }
  },
);

const always = ['id', 'version', 'createdAt', 'updatedAt', 'isSample'];

test.each(listed.map((definition) => [definition.path, definition] as const))(
  '/%s lists each field that it is asked for as in its whole records, paged or not, and no other',
  async (path, { record }) => {
    const whole: Record<string, unknown>[] = (await server.call('GET', path)).json();
    const names = Object.keys(record.shape).filter((name) => !always.includes(name));
    for (const fields of [...names.map((name) => [name]), names]) {
      const kept = new Set([...always, ...fields]);
      const expected = whole.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => kept.has(name))));
      for (const page of ['', '&page=1&size=1000'])
        expect([fields, (await server.call('GET', `${path}?fields=${fields}${page}`)).json()]).toEqual([
          fields,
          expected,
        ]);
    }
  },
);

test('a list can’t be asked for what its records don’t tell', async () => {
  for (const [path, field] of [
    ['accounts', 'passwordHash'],
    ['accounts', 'deletedAt'],
    ['invitations', 'tokenHash'],
    ['companies', 'search'],
  ])
    expect([field, (await server.call('GET', `${path}?fields=name,${field}`)).statusCode]).toEqual([field, 400]);
});

test.each(listed.map((definition) => [definition.path]))(
  '/%s exports as many lines as it lists, samples only where nothing else is',
  async (path) => {
    const all: { isSample?: boolean }[] = (await server.call('GET', path)).json();
    const real = all.filter(({ isSample }) => isSample !== true);
    const rows = real.length > 0 ? real : all;
    const { body, statusCode } = await server.call('GET', `${path}/export.csv`);
    expect(statusCode).toBe(200);
    expect(body.match(/\r\n/g)).toHaveLength(rows.length + 1);
  },
);

test.each(listed.filter((definition) => definition.seed).map((definition) => [definition.path]))(
  '/%s reads each record, with its history',
  async (path) => {
    const [row] = (await server.call('GET', path)).json();
    expect((await server.call('GET', `${path}/${row.id}`)).json()).toEqual(row);
    expect((await server.call('GET', `${path}/${row.id}/history`)).json().at(-1)).toMatchObject({ action: 'create' });
  },
);

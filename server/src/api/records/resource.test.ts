import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const post = async (body: object) => (await server.call('POST', 'companies', body)).json();
const names = async (query: string) =>
  (await server.call('GET', `companies?${query}`)).json().map((row: { name: string }) => row.name);

test('every call that changes a record may be refused for what is stored, and says so', () => {
  const refusing = server.app.apiRoutes
    .filter(({ url, schema }) => url.startsWith('/api/companies') && schema.refuses?.includes(409))
    .map(({ method, url }) => `${method} ${url.slice('/api/companies'.length)}`);
  expect(refusing.sort()).toEqual([
    'DELETE /:id',
    'POST ',
    'POST /:id/merge',
    'POST /:id/merge/preview',
    'POST /:id/merges/:mergeId/undo',
    'POST /:id/restore',
    'POST /import',
    'POST /imports/:importId/undo',
    'PUT /:id',
    'PUT /:id/billing',
  ]);
});

describe('one record', () => {
  test('is created with an id, a version and the defaults, and read back', async () => {
    const answer = await server.call('POST', 'companies', {
      name: ' Damodar Steel ',
      id: 'mine',
      version: 7,
      product: 'other',
      nonsense: 1,
    });
    expect(answer.statusCode).toBe(201);
    const created = answer.json();
    expect(created).toMatchObject({
      name: 'Damodar Steel',
      industry: '',
      status: 'Active',
      product: 'instahires',
      version: 1,
    });
    expect(created.id).toMatch(/^[a-z0-9]{20}$/);
    expect((await server.call('GET', `companies/${created.id}`)).json()).toEqual(created);
  });

  test('keeps the fields that a change leaves out, and counts its versions', async () => {
    const { id } = await post({ name: 'Kaveri Foods', phone: '0821 24' });
    const changed = (await server.call('PUT', `companies/${id}`, { status: 'Inactive' })).json();
    expect(changed).toMatchObject({ name: 'Kaveri Foods', phone: '0821 24', status: 'Inactive', version: 2 });
    expect((await server.call('PUT', `companies/${id}`, { status: 'Inactive' })).json().version).toBe(2);
  });

  test('keeps a phone number from before numbers were checked, until somebody changes it', async () => {
    const { id } = await post({ name: 'Kaveri Foods' });
    await server.db.updateTable('companies').set({ phone: '12' }).where('id', '=', id).execute();
    const change = async (fields: object) => (await server.call('PUT', `companies/${id}`, fields)).json();
    expect(await change({ phone: '12', status: 'Inactive' })).toMatchObject({ phone: '12', status: 'Inactive' });
    expect(await change({ phone: '13' })).toMatchObject({ errors: [{ path: 'phone' }] });
  });

  test('refuses a change that started from an older version, and shows what is there now', async () => {
    const { id } = await post({ name: 'Malhar' });
    await server.call('PUT', `companies/${id}`, { name: 'Malhar Textiles', version: 1 });
    const stale = await server.call('PUT', `companies/${id}`, { name: 'Malhar Mills', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale',
      message: expect.stringContaining('save again'),
      current: { id, name: 'Malhar Textiles', version: 2 },
    });
    expect((await server.call('GET', `companies/${id}`)).json().name).toBe('Malhar Textiles');
  });

  test('a refused change changes nothing', async () => {
    const created = await post({ name: 'Vindhya' });
    expect((await server.call('PUT', `companies/${created.id}`, { name: '', phone: '0326 221' })).statusCode).toBe(400);
    expect((await server.call('GET', `companies/${created.id}`)).json()).toEqual(created);
  });

  test('is gone when deleted, and back when restored', async () => {
    const { id } = await post({ name: 'Rann Salt' });
    expect((await server.call('DELETE', `companies/${id}`)).statusCode).toBe(204);
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await server.call(method, `companies/${id}`, method === 'PUT' ? {} : undefined)).statusCode).toBe(404);
    expect(await names('q=rann')).toEqual([]);
    const restored = await server.call('POST', `companies/${id}/restore`);
    expect([restored.statusCode, restored.json().name]).toEqual([200, 'Rann Salt']);
    expect((await server.call('POST', `companies/${id}/restore`)).statusCode).toBe(200);
    expect(await names('q=rann')).toEqual(['Rann Salt']);
  });

  test('its history says who, what before and what after, newest first', async () => {
    const { id } = await post({ name: 'Charminar' });
    await server.call('PUT', `companies/${id}`, { status: 'Rejected' });
    await server.call('DELETE', `companies/${id}`);
    const history = (await server.call('GET', `companies/${id}/history`)).json();
    expect(history.map((entry: { action: string }) => entry.action)).toEqual(['delete', 'update', 'create']);
    expect(history[1]).toMatchObject({
      by: 'Asha Rao',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      changes: { status: ['Active', 'Rejected'] },
    });
    expect(history[2].changes.name).toEqual([null, 'Charminar']);
  });

  test('is invisible under the other product’s path', async () => {
    const { id } = await post({ name: 'Only instahires' });
    expect((await server.call('GET', `ultrahrms/companies/${id}`)).statusCode).toBe(404);
    expect((await server.call('PUT', `ultrahrms/companies/${id}`, { name: 'x' })).statusCode).toBe(404);
    const other = (await server.call('POST', 'ultrahrms/companies', { name: 'Only ultrahrms' })).json();
    expect((await server.call('GET', 'ultrahrms/companies')).json()).toEqual([other]);
  });
});

describe('a list', () => {
  beforeAll(async () => {
    await server.db.deleteFrom('companies' as 'marks').execute();
    for (const [name, status, industry] of [
      ['banyan', 'Active', 'Tea'],
      ['Acacia', 'Pending', 'Tea'],
      ['चमेली', 'Active', 'Steel'],
      ['Champa', 'Rejected', 'Steel'],
    ])
      await post({ name, status, industry });
  });

  test('without parameters is a bare array of everything, newest first', async () => {
    const answer = await server.call('GET', 'companies');
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.json().map((row: { name: string }) => row.name)).toEqual(['Champa', 'चमेली', 'Acacia', 'banyan']);
  });

  test('is paged, with the total in a header', async () => {
    const answer = await server.call('GET', 'companies?page=2&size=3&sort=name');
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.json()).toMatchObject([{ name: 'चमेली' }]);
    expect(await names('page=1&size=1&sort=name')).toEqual(['Acacia']);
    expect(await names('page=4&size=1&sort=-name')).toEqual(['Acacia']);
    expect((await server.call('GET', 'companies?page=9&size=3')).json()).toEqual([]);
  });

  test('sorts by several keys, text whatever the case', async () => {
    expect(await names('sort=name')).toEqual(['Acacia', 'banyan', 'Champa', 'चमेली']);
    expect(await names('sort=-industry,name')).toEqual(['Acacia', 'banyan', 'Champa', 'चमेली']);
    expect(await names('sort=industry,-name&size=2')).toEqual(['चमेली', 'Champa']);
  });

  test('filters by equal values and ranges', async () => {
    expect((await names('status=Active,Pending')).sort()).toEqual(['Acacia', 'banyan', 'चमेली']);
    expect(await names('status=Active&industry=Tea')).toEqual(['banyan']);
    expect(await names('name.from=B&name.to=D')).toEqual(['Champa']);
    expect(await names('createdAt.to=2000-01-01')).toEqual([]);
    expect(await names('createdAt.from=2000-01-01')).toHaveLength(4);
  });

  test('searches every word in any script, whatever the case', async () => {
    expect(await names('q=ACA')).toEqual(['Acacia']);
    expect(await names('q=%E0%A4%9A%E0%A4%AE')).toEqual(['चमेली']);
    expect((await names('q=tea a')).sort()).toEqual(['Acacia', 'banyan']);
    expect(await names('q=tea%20steel')).toEqual([]);
    expect(await names('q=teak&page=1')).toEqual([]);
    // Wildcards of patterns are searched for literally.
    for (const odd of ['*', '?', '[', ']', '[a-z]', '%', '_', '\\'])
      expect([odd, await names(`q=${encodeURIComponent(odd)}`)]).toEqual([odd, []]);
    const name = 'St*r? [a-z] 50%_\\';
    const made = await server.call('POST', 'companies', { name });
    for (const odd of ['*r', 'r?', '[a-', '-z]', '%_', '_\\'])
      expect([odd, await names(`q=${encodeURIComponent(odd)}`)]).toEqual([odd, [name]]);
    await server.call('DELETE', `companies/${(made.json() as { id: string }).id}`);
  });

  test('is exported as CSV, the selection unpaged, formulas disarmed', async () => {
    const { id } = await post({ name: '=cmd("x")', industry: 'Steel' });
    const answer = await server.call('GET', 'companies/export.csv?industry=Steel&sort=name&page=1&size=1');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="companies.csv"',
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines[0]).toBe('"Name","Industry","Email","Phone","Status"');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"'=cmd(""x"")"`);
    await server.call('DELETE', `companies/${id}`);
    expect((await server.call('GET', 'companies/export.csv?q=nothing')).body).toBe(`\uFEFF${lines[0]}\r\n`);
  });

  test('is exported with every field under its own name when it names no columns', async () => {
    const header = '\uFEFF"id","createdAt","updatedAt","group","label","value","position"\r\n';
    expect((await server.call('GET', 'metrics/export.csv?q=nothing')).body).toBe(header);
    const { body } = await server.call('GET', 'metrics/export.csv?q=revenue');
    expect(body.startsWith(header)).toBe(true);
    expect(body).toContain('"company","Revenue","0","3"');
  });

  test('of more than a thousand records is complete and in order', async () => {
    const at = new Date().toISOString();
    const row = (n: number) => ({
      id: `many${String(n).padStart(6, '0')}`,
      version: 1,
      createdAt: at,
      updatedAt: at,
      search: `many ${n}`,
      product: 'ultrahrms',
      name: `Many ${n % 7}`,
      status: 'Active',
      contacts: '[]',
      addresses: '[]',
      tans: '[]',
      costBase: 'Wages',
      hoursPerDay: 8,
      overtimeTimes: 2,
    });
    for (let start = 0; start < 1200; start += 100) {
      await server.db
        .insertInto('companies' as 'marks')
        .values(Array.from({ length: 100 }, (_, n) => row(start + n)) as never)
        .execute();
    }
    const all = (await server.call('GET', 'ultrahrms/companies?sort=name,id&name.from=Many')).json();
    expect(all).toHaveLength(1200);
    const keys = all.map((each: { name: string; id: string }) => `${each.name} ${each.id}`);
    expect(keys).toEqual([...keys].sort());
  });
});

import { validate } from '@readme/openapi-parser';
import { declaredResources } from 'shared/contract/declaredResource';
import { addAccount } from '../../test/addAccount';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { testOnPostgres } from '../../test/testOnPostgres';
import { declaredCalls } from '../releases/checks/declaredCalls';
import { openAnother, openPayroll, slipFields, slips } from './payroll.fixture';

let server: TestApp;
let payroll: Awaited<ReturnType<typeof openPayroll>>;
beforeEach(async () => {
  server = await openTestApp();
  payroll = await openPayroll(server);
});
afterEach(async () => {
  await payroll.close();
  await server.close();
});

const path = 'm/mfe-payroll/slips';
const asha = { employee: 'Asha Rao', email: 'asha@example.com', paidOn: '2026-04-30', amountPaise: 4_200_000 };
const ravi = {
  employee: 'Ravi Das',
  paidOn: '2026-04-30',
  amountPaise: 3_900_050,
  isFinal: true,
  lines: [{ label: 'Bonus' }],
};

test('a release that is promoted makes its resource, with all that the server’s own have', async () => {
  expect((await payroll.call('GET', path)).statusCode).toBe(404);
  await payroll.promote('1.0.0', slips());
  const made = await payroll.call('POST', path, asha);
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { ...asha, state: 'draft', isFinal: false, lines: [], version: 1 },
  ]);
  const { id } = made.json<{ id: string }>();
  expect(
    (await payroll.call('POST', `${path}/import`, { rows: [ravi, { ...ravi, employee: 'Zoya' }] })).json(),
  ).toMatchObject({ count: 2, added: 2, changed: 0 });

  const names = async (query: string) =>
    (await payroll.call('GET', `${path}?sort=employee&${query}`))
      .json()
      .map((each: { employee: string }) => each.employee);
  expect(await names('q=RAVI')).toEqual(['Ravi Das']);
  expect(await names('isFinal=true')).toEqual(['Ravi Das', 'Zoya']);
  expect(await names('amountPaise.from=4000000')).toEqual(['Asha Rao']);

  const changed = await payroll.call('PUT', `${path}/${id}`, { state: 'paid', version: 1 });
  expect(changed.json()).toMatchObject({ ...asha, state: 'paid', version: 2 });
  expect((await payroll.call('DELETE', `${path}/${id}`)).statusCode).toBe(204);
  expect((await payroll.call('GET', `${path}/${id}`)).json().message).toBe(
    'This pay slip no longer exists. Reload the list.',
  );
  expect((await payroll.call('POST', `${path}/${id}/restore`)).json()).toMatchObject({ state: 'paid', version: 4 });
  const csv = await payroll.call('GET', `${path}/export.csv?sort=employee`);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="m-mfe-payroll-slips.csv"');
  expect(csv.body.split('\r\n')[2]).toContain('"[{""label"":""Bonus""}]"');
});

test('what is wrong is said for each field, and nothing is stored', async () => {
  await payroll.promote('1.0.0', slips());
  const wrong = await payroll.call('POST', path, {
    employee: ' ',
    email: 'x',
    paidOn: '2026-02-30',
    amountPaise: 1.5,
    state: 'x',
    lines: [{}],
  });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    400,
    [
      { path: 'employee', msg: 'Enter the employee.' },
      { path: 'email', msg: 'Enter the email as an email address.' },
      { path: 'paidOn', msg: 'Enter the paid on as an existing date, YYYY-MM-DD.' },
      { path: 'amountPaise', msg: 'The amount paise is a whole number.' },
      { path: 'state', msg: 'The state is one of draft, paid.' },
      { path: 'lines.0.label', msg: 'Enter the label.' },
    ],
  ]);
  await payroll.call('POST', path, asha);
  expect((await payroll.call('POST', path, asha)).json()).toMatchObject({ code: 'exists' });
  expect((await payroll.call('GET', path)).headers['x-total-count']).toBe('1');
  expect((await payroll.call('GET', path, undefined, '')).statusCode).toBe(401);
});

test('who may write is who the resource says', async () => {
  await payroll.promote('1.0.0', slips({ write: 'owner' }));
  const { id, token } = await addAccount(server, {});
  await server.db.updateTable('accounts').set({ role: 'staff' }).where('id', '=', id).execute();
  expect((await payroll.call('GET', path, undefined, token)).statusCode).toBe(200);
  expect((await payroll.call('POST', path, asha, token)).statusCode).toBe(403);
  expect((await payroll.call('POST', path, asha)).statusCode).toBe(201);
});

test('a row of a file means the record that has its declared keys: it changes that, and is told so before', async () => {
  await payroll.promote('1.0.0', slips());
  const { id } = (await payroll.call('POST', path, asha)).json<{ id: string }>();
  const rows = [
    { employee: 'Asha Rao', paidOn: '2026-04-30', amountPaise: 4_500_000 },
    { employee: 'Asha Rao', paidOn: '2026-05-31', amountPaise: 4_200_000 },
    { employee: 'Asha Rao', paidOn: '2026-04-30', email: 'asha@example.com' },
  ];
  const checked = (await payroll.call('POST', `${path}/import/check`, { rows })).json<
    { state: string; fields: string[] }[]
  >();
  expect(checked.map(({ state, fields }) => [state, fields])).toEqual([
    ['changed', ['amountPaise']],
    ['new', []],
    ['unchanged', []],
  ]);
  const stored = await payroll.call('POST', `${path}/import`, { rows: rows.slice(0, 2) });
  expect(stored.json()).toMatchObject({ added: 1, changed: 1 });
  expect((await payroll.call('GET', `${path}?sort=createdAt`)).json()).toMatchObject([
    { id, paidOn: '2026-04-30', amountPaise: 4_500_000, email: 'asha@example.com', version: 2 },
    { paidOn: '2026-05-31', version: 1 },
  ]);
});

test('the served document describes it, and no more once it is gone', async () => {
  await payroll.promote('1.0.0', slips());
  const document = (await payroll.call('GET', 'docs.json')).json();
  expect(document.paths['/api/m/mfe-payroll/slips/{id}'].put.summary).toBe('Change a pay slip; fields left out stay');
  expect(document.paths['/api/centers']).toBeDefined();
  expect(await validate(document)).toMatchObject({ valid: true });
  expect((await payroll.call('GET', 'docs')).body).toContain('/api/m/mfe-payroll/slips');
  await payroll.retire();
  expect((await payroll.call('GET', 'docs.json')).json().paths['/api/m/mfe-payroll/slips/{id}']).toBeUndefined();
});

test('what a release is said to declare is what is answered, call by call', async () => {
  await payroll.promote('1.0.0', slips());
  const { paths } = (await payroll.call('GET', 'docs.json')).json<{ paths: Record<string, object> }>();
  const answeredCalls = Object.entries(paths)
    .filter(([url]) => url.startsWith(`/api/${path}`))
    .flatMap(([url, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${url}`));
  const { release } = payroll.build({
    version: '1.0.0',
    change: (each) => void (each.manifest.resources = declaredResources.parse([slips()])),
  });
  expect(answeredCalls.sort()).toEqual(declaredCalls(release).sort());
});

test('browsers get a manifest without what the server alone needs', async () => {
  await payroll.publishCurrent({
    version: '1.0.0',
    change: ({ manifest }) => {
      manifest.prefixes = ['/dashboard/mfe-payroll'];
      manifest.resources = declaredResources.parse([slips()]);
    },
  });
  await payroll.live.follow();
  const { manifest } = payroll.live.current.registry.modules['mfe-payroll'] ?? {};
  expect(Object.keys(manifest ?? {}).sort()).toEqual([
    'contract',
    'name',
    'routes',
    'shellApi',
    'sidebar',
    'team',
    'title',
  ]);
});

test('a newer release adds fields; one that stored records do not fit is refused with their number, and nothing changes', async () => {
  await payroll.promote('1.0.0', slips());
  await payroll.call('POST', `${path}/import`, { rows: [asha, ravi] });
  const more = { ...slipFields, note: { type: 'string', maxLength: 200 }, grade: { type: 'string', default: 'A' } };
  await payroll.promote('1.1.0', slips({ search: ['employee', 'grade'] }, { properties: more }));
  expect((await payroll.call('GET', `${path}?sort=employee`)).json()).toMatchObject([
    { note: null, grade: 'A' },
    { note: null, grade: 'A' },
  ]);
  const strict = slips(
    {},
    {
      properties: {
        ...more,
        amountPaise: { type: 'integer', minimum: 4_000_000 },
        grade: { type: 'string', enum: ['B'] },
      },
      required: ['employee', 'note'],
    },
  );
  await expect(payroll.promote('1.2.0', strict)).rejects.toMatchObject({
    reasons: [
      '2 of the 2 records of slips would be invalid: amountPaise in 1 (“The amount paise is at least 4000000.”), grade in 2 (“The grade is one of B.”), note in 2 (“Enter the note.”). Mend or delete them first, or let the schema take what is stored.',
    ],
  });
  await expect(
    payroll.promote('1.2.1', slips({}, { properties: { ...more, amountPaise: { type: 'string', maxLength: 20 } } })),
  ).rejects.toMatchObject({
    reasons: [
      'The field amountPaise of slips is stored as number, and would be text now; give the new field another name.',
    ],
  });
  await expect(payroll.promote('1.2.2', slips({ unique: [['paidOn']] }, { properties: more }))).rejects.toMatchObject({
    reasons: [
      'One value of paidOn would have to be in one record of slips only, and is in several. Mend or delete those records first, or leave the key out.',
    ],
  });
  expect((await payroll.store.list())[0]?.versions.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0']);
  expect((await payroll.call('POST', path, { ...asha, paidOn: '2026-05-31' })).statusCode).toBe(201);
});

test('a rollback always works, and keeps what the older schema does not know', async () => {
  await payroll.promote('1.0.0', slips());
  const later = {
    ...slipFields,
    state: { type: 'string', enum: ['draft', 'paid', 'void'], default: 'draft' },
    note: { type: 'string' },
  };
  await payroll.promote('1.1.0', slips({ unique: [] }, { properties: later }));
  const { id } = (await payroll.call('POST', path, { ...asha, state: 'void', note: 'kept' })).json();
  await payroll.call('POST', path, asha);
  await payroll.rollback();
  const old = (await payroll.call('GET', `${path}/${id}`)).json();
  expect([old.state, 'note' in old]).toEqual(['void', false]);
  expect((await payroll.call('PUT', `${path}/${id}`, { employee: 'Asha R.' })).json().errors).toMatchObject([
    { path: 'state' },
  ]);
  expect((await payroll.call('PUT', `${path}/${id}`, { employee: 'Asha R.', state: 'paid' })).statusCode).toBe(200);
  await payroll.promote('1.1.0', slips({ unique: [] }, { properties: later }));
  expect((await payroll.call('GET', `${path}/${id}`)).json()).toMatchObject({ employee: 'Asha R.', note: 'kept' });
});

test('a deleted record comes back only as what is asked of records now', async () => {
  await payroll.promote('1.0.0', slips());
  const { id } = (await payroll.call('POST', path, { ...asha, amountPaise: 1 })).json();
  await payroll.call('DELETE', `${path}/${id}`);
  await payroll.promote(
    '1.1.0',
    slips({}, { properties: { ...slipFields, amountPaise: { type: 'integer', minimum: 10 } } }),
  );
  expect((await payroll.call('POST', `${path}/${id}/restore`)).json().message).toBe(
    'It can’t be restored as it is, because more is asked of it now: The amount paise is at least 10.',
  );
});

test('a server that has not noticed a promotion stores nothing by what it knew', async () => {
  await payroll.promote('1.0.0', slips());
  await payroll.publishCurrent({ version: '1.1.0', change: (release) => void (release.manifest.resources = []) });
  const late = await payroll.call('POST', path, asha);
  expect([late.statusCode, late.json().code]).toEqual([503, 'released_anew']);
  await payroll.live.follow();
  expect((await payroll.call('POST', path, asha)).statusCode).toBe(404);
});

test('a module that is taken out leaves its records until the owner deletes them', async () => {
  await payroll.promote('1.0.0', slips());
  await payroll.call('POST', path, asha);
  expect((await payroll.call('DELETE', 'module-data/mfe-payroll/slips')).json().code).toBe('declared');
  await payroll.retire();
  expect((await payroll.call('GET', path)).statusCode).toBe(404);
  expect((await payroll.call('GET', 'module-data')).json()).toEqual([
    { path, module: 'mfe-payroll', records: 1, deleted: 0, bytes: expect.any(Number), isDeclared: false },
  ]);
  await payroll.promote('1.0.0', slips());
  expect((await payroll.call('GET', path)).json()).toMatchObject([asha]);
  await payroll.retire();
  expect((await payroll.call('DELETE', 'module-data/mfe-payroll/slips')).statusCode).toBe(204);
  expect((await payroll.call('DELETE', 'module-data/mfe-payroll/slips')).statusCode).toBe(404);
  expect((await payroll.call('GET', 'module-data')).json()).toEqual([]);
  await payroll.promote('1.0.0', slips());
  expect((await payroll.call('GET', path)).json()).toEqual([]);
});

test('the owner sees how much a module keeps, takes it away as CSV with fields of older releases, and it is written down what was deleted', async () => {
  await payroll.promote(
    '1.0.0',
    slips({}, { properties: { ...slipFields, note: { type: 'string', default: 'by hand' } } }),
  );
  await payroll.call('POST', `${path}/import`, { rows: [asha, ravi, { ...ravi, employee: 'Zoya' }] });
  const [{ id }] = (await payroll.call('GET', `${path}?q=zoya`)).json();
  await payroll.call('DELETE', `${path}/${id}`);
  await payroll.promote('1.1.0', slips());
  const [{ bytes, ...rest }] = (await payroll.call('GET', 'module-data')).json();
  expect(rest).toEqual({ path, module: 'mfe-payroll', records: 2, deleted: 1, isDeclared: true });
  expect(bytes).toBeGreaterThan(8_000);
  await payroll.retire();

  const csv = await payroll.call('GET', 'module-data/mfe-payroll/slips/export.csv');
  expect([csv.statusCode, csv.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="m-mfe-payroll-slips.csv"',
  ]);
  const [header, ...lines] = csv.body.trim().split('\r\n');
  expect([header?.includes('"note"'), lines.length, lines.every((line) => line.includes('"by hand"'))]).toEqual([
    true,
    2,
    true,
  ]);
  expect((await payroll.call('GET', 'module-data/mfe-payroll/runs/export.csv')).statusCode).toBe(404);
  await payroll.call('DELETE', 'module-data/mfe-payroll/slips');
  expect((await payroll.call('GET', 'audit?q=module')).json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'export.csv', detail: 'module-data/mfe-payroll/slips/export.csv' }),
      expect.objectContaining({ action: 'module-data.deleted', detail: 'slips, 2 records' }),
    ]),
  );
});

test('the search over every kind finds the records of a module that says where it shows them, for those who may read them', async () => {
  const withPage = (version: string, kind: string) =>
    payroll.publishCurrent({
      version,
      change: ({ manifest }) => {
        manifest.routes.push({ path: '/dashboard/mfe-payroll/:id', page: 'Page' });
        manifest.records = [{ kind: 'payroll.slip', path: '/dashboard/mfe-payroll/:id' }];
        manifest.resources = declaredResources.parse([slips({ kind, search: ['employee', 'state'] })]);
      },
    });
  await expect(withPage('1.0.0', 'payroll.run')).rejects.toMatchObject({
    reasons: [
      'The records of slips are of the kind payroll.run, which has no page: name it under records, or leave the kind out.',
    ],
  });
  await withPage('1.1.0', 'payroll.slip');
  await payroll.live.follow();
  const { id } = (await payroll.call('POST', path, asha)).json();
  const found = async () =>
    (await payroll.call('GET', 'search?q=asha rao'))
      .json<{ kind: string }[]>()
      .filter(({ kind }) => kind !== 'Account');
  expect(await found()).toEqual([
    {
      id: `${path}/${id}`,
      kind: 'Pay slip',
      icon: '',
      title: 'Asha Rao',
      detail: 'draft',
      path: `/dashboard/mfe-payroll/${id}`,
    },
  ]);
  await payroll.promote('1.2.0', slips());
  expect(await found()).toEqual([]);
});

test('a preview changes nothing of what is stored', async () => {
  await payroll.promote('1.0.0', slips());
  await payroll.publish({
    version: '1.1.0',
    change: (release) => void (release.manifest.resources = declaredResources.parse([slips({ name: 'runs' })])),
  });
  const uses = [{ module: 'mfe-payroll', version: '1.1.0' }];
  expect((await payroll.call('POST', 'overrides/releases', { uses })).statusCode).toBe(201);
  expect((await payroll.call('GET', 'm/mfe-payroll/runs')).statusCode).toBe(404);
  expect((await payroll.call('POST', path, asha)).statusCode).toBe(201);
  expect((await payroll.call('GET', 'module-data')).json()).toMatchObject([{ path }]);
});

testOnPostgres('another server on the same database answers what was promoted here within two seconds', async () => {
  const other = await openAnother(server, payroll);
  try {
    await payroll.promote('1.0.0', slips());
    expect((await payroll.call('POST', path, asha)).statusCode).toBe(201);
    await other.live.follow();
    expect((await other.call('GET', path)).json()).toMatchObject([asha]);
  } finally {
    await other.close();
  }
});

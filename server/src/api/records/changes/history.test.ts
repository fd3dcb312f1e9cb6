import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

interface Entry {
  action: string;
  changes: Record<string, [unknown, unknown]>;
  pages?: Record<string, [string | null, string | null]>;
}

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

const history = async (record: string) => (await server.call('GET', `${record}/history`)).json<Entry[]>();
const first = async (path: string) =>
  (await server.call('GET', `${path}?page=1`)).json<{ id: string; version: number }[]>()[0] ?? { id: '', version: 0 };

test('a history names the people and records that ids stand for', async () => {
  const lead = (await server.call('GET', 'leads?status=new')).json<{ id: string }[]>()[0] ?? { id: '' };
  await server.call('PUT', `leads/${lead.id}`, { owner: server.owner.account.id });
  const { version } = (await server.call('GET', `leads/${lead.id}`)).json();
  await server.call('POST', `leads/${lead.id}/convert`, { to: 'companies', record: { name: 'Nair Foods' }, version });
  const [converted, assigned] = await history(`leads/${lead.id}`);
  expect(assigned?.changes).toEqual({ owner: ['', 'Asha Rao'] });
  expect(converted?.changes.convertedTo).toEqual(['', 'Nair Foods']);
});

test('a history tells on which page a record that it names is shown, as long as it is there and may be read', async () => {
  const company = (await server.call('POST', 'companies', { name: 'Zeta Foods' })).json();
  const center = (await server.call('POST', 'centers', { client_name: 'Zeta Foods', companyId: company.id })).json();
  const page = `/dashboard/account/manageCompanies/${company.id}`;
  const told = async () => (await history(`centers/${center.id}`)).at(-1);
  expect([(await told())?.changes.companyId, (await told())?.pages]).toEqual([
    [null, 'Zeta Foods'],
    { companyId: [null, page] },
  ]);
  await server.call('DELETE', `companies/${company.id}`);
  expect([(await told())?.changes.companyId, (await told())?.pages]).toEqual([[null, 'Zeta Foods'], undefined]);
});

test('also of what was deleted since', async () => {
  const employee = (await server.call('POST', 'employees', { name: 'Leela Oraon', grossPaise: 2_000_000 })).json();
  const register = await first('wages');
  const line = (
    await server.call('POST', 'wages/lines', {
      wageId: register.id,
      employeeId: employee.id,
      name: 'Leela Oraon',
      days: 31,
      grossRatePaise: 2_000_000,
    })
  ).json();
  await server.call('DELETE', `employees/${employee.id}`);
  expect((await history(`wages/lines/${line.id}`)).at(-1)?.changes).toMatchObject({
    employeeId: [null, 'Leela Oraon'],
  });
});

test('an invoice is told by its number, and what only follows from other fields is left out', async () => {
  const payment = (await server.call('GET', 'payments?page=1')).json<{ id: string; invoiceId: string }[]>()[0] ?? {
    id: '',
    invoiceId: '',
  };
  const { invoiceNo } = (await server.call('GET', `invoices/${payment.invoiceId}`)).json();
  expect((await history(`payments/${payment.id}`)).at(-1)?.changes.invoiceId).toEqual([null, invoiceNo]);
  const told = await history(`invoices/${payment.invoiceId}`);
  expect(told.filter(({ changes }) => 'lateAfter' in changes)).toEqual([]);
  const updates = told.filter(({ action }) => action === 'update');
  expect(updates).not.toEqual([]);
  expect(updates.filter(({ changes }) => Object.keys(changes).length === 0)).toEqual([]);
});

test('no history of any record shows an id', async () => {
  const paths = [
    'companies',
    'candidates',
    'ultrahrms/candidates',
    'centers',
    'leads',
    'invoices',
    'payments',
    'credit-notes',
    'debit-notes',
    'suppliers',
    'employees',
    'wages',
    'wages/lines',
    'obligations',
    'certificates',
    'holidays',
    'accounts',
    'pricing-plans',
    'hr-staff',
  ];
  for (const path of paths) {
    const entries = await history(`${path}/${(await first(path)).id}`);
    expect([path, entries.length > 0]).toEqual([path, true]);
    expect([path, JSON.stringify(entries.map(({ changes }) => changes))]).not.toEqual([
      path,
      expect.stringMatching(/"[0-9a-z]{20}"|"product"/),
    ]);
  }
});

test('a history names the first records of a list, and counts those that are gone or that the reader may not see', async () => {
  const made = async (path: string, record: object) =>
    (await server.call('POST', path, record)).json<{ id: string }>().id;
  const companies = await Promise.all(['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => made('companies', { name })));
  const center = await made('centers', { client_name: 'Alpha' });
  const { id } = await addAccount(server, { rights: ['accounts:read'] });
  const limit = (reach: object) => server.call('PUT', `accounts/${id}`, { reach });
  const reach = { companies, centers: [center] };
  await limit(reach);
  const told = async () => (await history(`accounts/${id}`))[0]?.changes.reach?.[1];
  expect(await told()).toEqual({ companies: 'Alpha, Beta, Gamma and 1 more', centers: 'Alpha' });
  await server.call('DELETE', `companies/${companies[0]}`);
  await server.call('DELETE', `centers/${center}`);
  expect(await told()).toEqual({ companies: 'Beta, Gamma, Delta and 1 more', centers: '1 entry' });
  const logged = (await server.call('GET', 'audit?resource=accounts&action=update&page=1')).json<
    { id: string }[]
  >()[0] ?? { id: '' };
  const entry = (await server.call('GET', `audit/${logged.id}/changes`)).json<Entry>();
  expect(entry.changes.reach?.[1]).toEqual(await told());
  const { token } = await addAccount(server, { rights: ['accounts:read'] });
  const seen = (await server.call('GET', `accounts/${id}/history`, undefined, { token })).json<Entry[]>();
  expect(seen[0]?.changes.reach?.[1]).toEqual({ companies: '4 entries', centers: '1 entry' });
});

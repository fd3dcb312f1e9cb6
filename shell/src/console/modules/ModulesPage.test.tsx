import './federation.fixture';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fault } from 'shared/contract/releases/fault';
import type { StoredReplay } from 'shared/contract/releases/replay';
import type { Vital } from 'shared/contract/surface/vitals';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { recordLoad } from '../../loader/moduleHealth';
import { registryFixture } from '../registry.fixture';
import ModulesPage from './ModulesPage';

const version = (of: string) => ({ version: of, at: '2026-04-05T09:00:00.000Z', by: 'CI', bytes: 34_816 });

const DAY_MS = 24 * 60 * 60 * 1000;
const token = {
  id: 't1',
  module: 'mfe-clients',
  name: 'CI of the clients team',
  scope: 'promote',
  createdAt: '2026-04-05T09:00:00.000Z',
  by: 'Asha Kumari',
  usedAt: null,
  expiresAt: '',
};

const lcp: Vital = {
  ...{ module: 'mfe-clients', route: '/dashboard/leads/:id', metric: 'lcp', version: '1.0.0', p75: 2_750, visits: 40 },
  before: { version: '0.9.0', p75: 2_200, visits: 31 },
  staged: null,
  days: [
    { day: '2026-04-04', p75: 2_200, visits: 31 },
    { day: '2026-04-05', p75: 2_750, visits: 40 },
  ],
  budget: 2_500,
  isMissed: true,
};
const vitals: Vital[] = [
  lcp,
  { ...lcp, metric: 'cls', p75: 0.02, before: null, budget: null, isMissed: false, days: lcp.days.slice(1) },
];

function openModules({
  account,
  leftOut,
  misfits,
  gone = {},
  tokenLeft = 90 * DAY_MS,
  replays = [],
}: {
  account?: typeof staff;
  leftOut?: string;
  misfits?: string[];
  /** What is said of versions whose files are gone. */
  gone?: Record<string, string>;
  tokenLeft?: number;
  replays?: StoredReplay[];
} = {}) {
  const api = fakeApi();
  let current = '1.0.0';
  api.on('GET', 'releases', () => ({
    status: 200,
    body: [
      {
        module: 'mfe-clients',
        current,
        previous: '0.9.0',
        since: '2026-04-05T09:00:00.000Z',
        by: 'CI',
        versions: ['1.0.0', '0.9.0'].map((of) => ({ ...version(of), gone: gone[of] })),
        leftOut: current === '1.0.0' ? leftOut : undefined,
        misfits: current === '1.0.0' ? misfits : undefined,
      },
      {
        module: 'mfe-invoicing',
        current: '1.0.0',
        since: '2026-04-05T09:00:00.000Z',
        by: 'CI',
        versions: [version('1.0.0')],
      },
    ],
  }));
  api.on('GET', 'releases/mfe-clients/replays', () => ({ status: 200, body: replays }));
  api.on('GET', 'module-reports', () => ({
    status: 200,
    body: [
      {
        module: 'mfe-clients',
        version: '0.9.0',
        page: 'CentersPage',
        phase: 'entry',
        reason: 'status',
        detail: 'the server answered 404 for one of its files',
        count: 7,
        firstAt: '2026-04-05T09:00:00.000Z',
        lastAt: '2026-04-05T09:30:00.000Z',
      },
    ],
  }));
  let faults: Fault[] = [
    {
      id: 'f1',
      module: 'mfe-clients',
      kind: 'error',
      message: 'TypeError: Cannot read properties of null (reading “…”)',
      source: 'src/leads/LeadPage.tsx:40',
      code: 'const name = lead.owner.name;',
      route: '/dashboard/leads/:id',
      count: 12,
      sessions: 3,
      firstAt: '2026-04-05T09:00:00.000Z',
      lastAt: '2026-04-05T09:30:00.000Z',
      releases: [
        { version: '1.0.0', count: 11, sessions: 3 },
        { version: '0.9.0', count: 1, sessions: 0 },
      ],
      state: 'back',
      isNew: false,
      resolvedBy: 'Asha Kumari',
    },
  ];
  api.on('GET', 'faults', ({ query }) => ({
    status: 200,
    body: faults.filter(({ module }) => [module, null].includes(query.get('module'))),
  }));
  api.on('POST', 'faults/f1/resolve', () => {
    faults = faults.map((fault) => ({ ...fault, state: 'resolved' }));
    return { status: 204 };
  });
  let stored = [
    {
      path: 'm/mfe-payroll/slips',
      module: 'mfe-payroll',
      records: 1_200,
      deleted: 3,
      bytes: 524_288,
      isDeclared: false,
    },
    { path: 'm/mfe-clients/visits', module: 'mfe-clients', records: 1, deleted: 0, bytes: 16_384, isDeclared: true },
  ];
  api.on('GET', 'vitals', () => ({ status: 200, body: vitals }));
  api.on('GET', 'module-contacts', () => ({ status: 200, body: [] }));
  api.on('GET', 'review-links', () => ({ status: 200, body: [] }));
  api.on('GET', 'flags', () => ({ status: 200, body: [] }));
  api.on('GET', 'module-data', () => ({ status: 200, body: [...stored] }));
  api.on('GET', 'module-data/mfe-payroll/slips/export.csv', () => ({ status: 200, body: '"id"\r\n' }));
  api.on('DELETE', 'module-data/mfe-payroll/slips', () => {
    stored = stored.filter(({ isDeclared }) => isDeclared);
    return { status: 204 };
  });
  api.on('POST', 'releases/mfe-clients/promote', ({ body }) => {
    current = (body as { version: string }).version;
    return { status: 200, body };
  });
  api.on('POST', 'releases/mfe-clients/retire', () => {
    current = '';
    return { status: 204, body: undefined };
  });
  let tokens = [{ ...token, expiresAt: new Date(Date.now() + tokenLeft).toISOString() }];
  api.on('GET', 'deploy-tokens', () => ({ status: 200, body: [...tokens] }));
  api.on('POST', 'deploy-tokens', ({ body }) => {
    tokens = [
      { ...token, expiresAt: new Date(Date.now() + 365 * DAY_MS).toISOString(), id: 't2', ...(body as object) },
      ...tokens,
    ];
    return { status: 201, body: { id: 't2', token: 'deploy.secret' } };
  });
  api.on('DELETE', 'deploy-tokens/t1', () => {
    tokens = tokens.filter(({ id }) => id !== 't1');
    return { status: 204 };
  });
  return renderScreen(<ModulesPage registry={registryFixture} />, { route: '/dashboard/modules', api, account });
}
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('each module shows what was asked for, what runs, and how long it took', async () => {
  const module = registryFixture.modules['mfe-clients'];
  if (module) recordLoad(module, { ...module.current, version: '0.9.0' }, 48.4);
  openModules();
  const clients = await rowOf('mfe-clients team');
  for (const text of ['1.0.0', '0.9.0', 'Previous release', '48 ms', '34.0 KB'])
    expect(clients.getByText(text)).toBeVisible();
  expect((await rowOf('mfe-invoicing team')).getByText('Not opened yet')).toBeVisible();
});

test('an earlier release is made current after a question, and the page says that this tab runs another', async () => {
  const { api } = openModules();
  await userEvent.click((await rowOf('mfe-clients team')).getByRole('button', { name: 'Releases' }));
  await userEvent.click(screen.getByRole('button', { name: 'Promote 0.9.0' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText(/newer release is available: mfe-clients 0.9.0/)).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: '0.9.0' });
});

test('a promotion that is refused says why', async () => {
  const { api } = openModules();
  api.fail('POST', 'releases/mfe-clients/promote', {
    status: 409,
    body: { message: 'mfe-clients 0.9.0 can’t become current: it needs shell API ^2.0.0' },
  });
  await userEvent.click((await rowOf('mfe-clients team')).getByRole('button', { name: 'Releases' }));
  await userEvent.click(screen.getByRole('button', { name: 'Promote 0.9.0' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText(/it needs shell API/)).toBeVisible();
});

const replayed = (version: string, findings: StoredReplay['routes'][number]['findings']): StoredReplay => ({
  version,
  isClaim: version === '1.0.0',
  at: '2026-04-05T09:00:00.000Z',
  by: 'CI',
  shellApi: '2.8.0',
  shell: 'b1',
  isOnThisShell: true,
  refused: [],
  routes: [
    { route: '/dashboard/leads', opened: '/dashboard/leads', ms: 400, findings },
    { route: '/dashboard/leads/:id', ms: 0, findings: [] },
  ],
});

test('a release says what its replay saw, names each finding when asked, and tells it before a promotion', async () => {
  const contrast = { kind: 'accessibility', what: 'Contrast is too low', where: 'h1, 1280 px' } as const;
  openModules({ replays: [replayed('1.0.0', []), replayed('0.9.0', [contrast])] });
  await userEvent.click((await rowOf('mfe-clients team')).getByRole('button', { name: 'Releases' }));
  expect(await screen.findByText('Replayed on shell 2.8.0: 1 page, no finding, 1 not opened.')).toBeVisible();
  expect(screen.getByText('Replayed on shell 2.8.0: 1 page, 1 finding, 1 not opened.')).toBeVisible();
  expect(screen.getAllByText(/says CI, who may have sent it; this server has not checked it/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show what was found in 0.9.0 on shell 2.8.0' }));
  expect(screen.getByRole('list', { name: 'Found in 0.9.0 on shell 2.8.0' })).toHaveTextContent(
    '/dashboard/leads accessibility: Contrast is too low, h1, 1280 px',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Promote 0.9.0' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '1 finding, 1 not opened. /dashboard/leads, accessibility:',
  );
});

test('a release that was not replayed says so, also before its promotion', async () => {
  openModules({ replays: [replayed('1.0.0', [])] });
  await userEvent.click((await rowOf('mfe-clients team')).getByRole('button', { name: 'Releases' }));
  expect(await screen.findByText('Not replayed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Promote 0.9.0' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('It has not been replayed.');
});

test('a module that the server leaves out says why, and is mended by promoting another release', async () => {
  openModules({ leftOut: 'Its file Page.js is missing.' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'mfe-clients 1.0.0 is left out, so its pages are unavailable: Its file Page.js is missing. Under Releases',
  );
  const row = await rowOf('mfe-clients team');
  expect(row.getByText('Left out')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Releases' }));
  await userEvent.click(screen.getByRole('button', { name: 'Promote 0.9.0' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('mfe-clients 0.9.0 is current')).toBeVisible();
  expect(screen.queryByText(/is left out/)).toBeNull();
});

test('a release whose files are gone says what to do, and is not offered for anything', async () => {
  const [lost, removed] = [
    'Its files are missing. Release 1.0.0 again.',
    'Its files were removed. Release 0.9.0 again.',
  ];
  openModules({ gone: { '1.0.0': lost, '0.9.0': removed } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `mfe-clients 1.0.0 runs only on servers that still have a copy. ${lost}`,
  );
  await userEvent.click((await rowOf('mfe-clients team')).getByRole('button', { name: 'Releases' }));
  const list = within(screen.getByRole('list', { name: 'Releases of mfe-clients' }));
  expect(list.getAllByText('Files gone')).toHaveLength(2);
  expect([list.getByText(new RegExp(lost)), list.getByText(new RegExp(removed))]).toHaveLength(2);
  expect(list.queryByRole('button', { name: /0\.9\.0/ })).toBeNull();
});

test('a module that does not fit this shell is named before anybody opens a page, with its team, symbol and line', async () => {
  openModules({ misfits: ['PanelProps.title of shared/ui is gone. It is used in src/Page.tsx:7.'] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^mfe-clients 1\.0\.0, of the .+ team, is not compatible with this shell and API/);
  expect(alert).toHaveTextContent('PanelProps.title of shared/ui is gone.');
  expect(alert).toHaveTextContent('src/Page.tsx:7');
});

test('a deploy token may be for a module that is not released yet, and for none by a wrong name', async () => {
  const { api } = openModules();
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Module/ }), 'MFE payroll');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'CI of the payroll team');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(/^Name the module: 2 to 40 lower-case letters/)).toBeVisible();
  await userEvent.clear(screen.getByRole('combobox', { name: /^Module/ }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Module/ }), 'mfe-payroll');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText('The new token')).toHaveValue('deploy.secret');
  expect(api.calls.find(({ method, path }) => method === 'POST' && path === 'deploy-tokens')?.body).toMatchObject({
    module: 'mfe-payroll',
  });
});

test('a module is taken out after a question, and its releases stay to bring it back', async () => {
  openModules();
  await userEvent.click((await rowOf('mfe-clients team')).getByRole('button', { name: 'Releases' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take out' }));
  expect(await (await rowOf('mfe-clients team')).findByText('Taken out')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take out' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Promote 1.0.0' })).toBeVisible();
});

test('what modules keep is listed with its number and size; only what no release uses can be deleted', async () => {
  openModules();
  const slips = await rowOf('slips');
  for (const text of ['mfe-payroll', '1,200', '512.0 KB', 'No longer used'])
    expect(slips.getByText(text)).toBeVisible();
  const visits = await rowOf('visits');
  for (const text of ['mfe-clients', '1', '16.0 KB', 'In use']) expect(visits.getByText(text)).toBeVisible();
  expect(visits.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(visits.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('records of a module that is no more are taken away as CSV, and deleted after a question that says how many', async () => {
  const { api } = openModules();
  const saved: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const reader = new FileReader();
      reader.onload = () => saved.push(String(reader.result));
      reader.readAsText(blob);
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked = (method: string) => api.calls.filter((call) => call.method === method).map(({ path }) => path);
  const slips = await rowOf('slips');
  await userEvent.click(slips.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['"id"\r\n']));
  expect(asked('GET')).toContain('module-data/mfe-payroll/slips/export.csv');
  pressed.mockRestore();

  await userEvent.click(slips.getByRole('button', { name: 'Delete' }));
  let question = within(await screen.findByRole('dialog', { name: 'Delete 1,200 records of mfe-payroll for good?' }));
  expect(
    question.getByText(
      /^This deletes all slips, and 3 records that can still be restored. Afterwards only a backup has them/,
    ),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(asked('DELETE')).toEqual([]);

  await userEvent.click(slips.getByRole('button', { name: 'Delete' }));
  question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete 1,200 records' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /slips/ })).toBeNull());
  expect(asked('DELETE')).toEqual(['module-data/mfe-payroll/slips']);
  expect(await screen.findByText('1,200 records of mfe-payroll deleted')).toBeVisible();
});

test('recent failures tell module, version, phase, reason and how often', async () => {
  openModules();
  const row = await rowOf('CentersPage');
  for (const text of ['mfe-clients', '0.9.0', 'entry', 'the server answered 404 for one of its files', '7'])
    expect(row.getByText(text)).toBeVisible();
});

test('the shared dependencies are listed with their version and provider', async () => {
  openModules();
  const row = await rowOf('dayjs');
  for (const text of ['1.11.13', 'shell', 'Loaded']) expect(row.getByText(text)).toBeVisible();
});

test('a deploy token is made for one module and shown once', async () => {
  const { api } = openModules();
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Module/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'mfe-invoicing' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Finance team CI');
  await userEvent.click(screen.getByLabelText('May', { exact: false, selector: 'input' }));
  await userEvent.click(await screen.findByTitle('Publish only'));
  await userEvent.click(screen.getByLabelText('Expires after', { exact: false, selector: 'input' }));
  await userEvent.click(await screen.findByTitle('365 days'));
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText('The new token')).toHaveValue('deploy.secret');
  expect(api.calls.find(({ method, path }) => method === 'POST' && path === 'deploy-tokens')?.body).toEqual({
    module: 'mfe-invoicing',
    name: 'Finance team CI',
    scope: 'publish',
    days: 365,
  });
  expect(await screen.findByRole('row', { name: /Finance team CI/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('The new token')).toBeNull();
});

test('a deploy token is revoked after a question, and the panel without tokens is one line', async () => {
  openModules();
  await userEvent.click((await rowOf('CI of the clients team')).getByRole('button', { name: 'Revoke' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  const none = await screen.findByText('No deploy tokens yet');
  expect(none).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Deploy tokens' });
  expect([...panel.children]).toEqual([none.closest('header')]);
});

test.each([
  [30 * DAY_MS + 60_000, 'In 30 days'],
  [DAY_MS + 60_000, 'In 1 day'],
  [60_000, 'Today'],
  [-5, 'Ended'],
])('a deploy token says what is left of it (%i ms: %s)', async (left, said) => {
  openModules({ tokenLeft: left });
  expect((await rowOf('CI of the clients team')).getByText(said)).toBeVisible();
});

test('who is not the owner is told so, and nothing is asked for', async () => {
  const { api } = openModules({ account: staff });
  expect(screen.getByText('This page is for the owner')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('an error shows its line, its releases side by side and that it is back, until it is resolved', async () => {
  openModules();
  const row = await rowOf('LeadPage.tsx:40');
  for (const text of ['1.0.0, 0.9.0', 'Back again', '12', '3']) expect(row.getByText(text)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Details' }));
  const facts = within(await screen.findByRole('list', { name: /^Releases with the error TypeError/ }));
  expect(facts.getByText('const name = lead.owner.name;')).toBeVisible();
  expect(facts.getByText('11 times in 3 sessions')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Resolve' }));
  expect(await (await rowOf('LeadPage.tsx:40')).findByText('Resolved')).toBeVisible();
  expect(row.queryByRole('button', { name: 'Resolve' })).toBeNull();
});

test('a module’s row leads to its errors alone, and its releases say how many each had', async () => {
  openModules();
  const clients = await rowOf('mfe-clients team');
  await userEvent.click(clients.getByRole('button', { name: 'Releases' }));
  expect(await screen.findByText(/1 error in 3 sessions · current since/)).toBeVisible();
  const invoicing = await rowOf('mfe-invoicing team');
  await userEvent.click(invoicing.getByRole('button', { name: 'Errors' }));
  expect(await screen.findByRole('heading', { name: 'Errors of mfe-invoicing' })).toBeVisible();
  expect(screen.getByText('No errors reported')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All modules' }));
  expect(await rowOf('LeadPage.tsx:40')).toBeDefined();
});

test('a page’s speed stands beside the release before, marked when it is over the module’s budget, with its days', async () => {
  openModules();
  const row = await rowOf('Largest paint');
  for (const text of ['2.8 s', '2.2 s +25%', 'Over budget', '40']) expect(row.getByText(text)).toBeVisible();
  const shift = await rowOf('Layout shift');
  for (const text of ['0.02', 'No budget']) expect(shift.getByText(text)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Details' }));
  const facts = within(await screen.findByRole('list', { name: 'Largest paint (LCP) at /dashboard/leads/:id' }));
  expect(facts.getByText('Budget 2.5 s')).toBeVisible();
  expect(facts.getAllByText('2.2 s in 31 visits')).toHaveLength(2);
  expect(facts.getByText('04 Apr 2026')).toBeVisible();
});

import './federation.fixture';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fault } from 'shared/contract/releases/fault';
import type { StoredReplay } from 'shared/contract/releases/replay';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { recordLoad } from '../../loader/moduleHealth';
import { registryFixture } from '../registry.fixture';
import ModulesPage from './ModulesPage';

const version = (of: string) => ({ version: of, at: '2026-04-05T09:00:00.000Z', by: 'CI', bytes: 34_816 });

function openModules({
  account,
  leftOut,
  misfits,
  gone = {},
  replays = [],
}: {
  account?: typeof staff;
  leftOut?: string;
  misfits?: string[];
  /** The text for versions with deleted files. */
  gone?: Record<string, string>;
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
  for (const path of ['vitals', 'module-contacts', 'review-links', 'flags', 'module-data', 'deploy-tokens'])
    api.on('GET', path, () => ({ status: 200, body: [] }));
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
  api.on('POST', 'releases/mfe-clients/promote', ({ body }) => {
    current = (body as { version: string }).version;
    return { status: 200, body };
  });
  api.on('POST', 'releases/mfe-clients/retire', () => {
    current = '';
    return { status: 204, body: undefined };
  });
  return renderScreen(<ModulesPage registry={registryFixture} />, { route: '/dashboard/modules', api, account });
}
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

/** Shows the releases of mfe-clients. */
const showReleases = async () =>
  userEvent.click((await rowOf('mfe-clients team')).getByRole('button', { name: 'Releases' }));
/** Makes the previous release current. */
async function promote(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Promote 0.9.0' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Promote' }));
}

test('each module shows what was asked for, what runs, and how long it took', async () => {
  const module = registryFixture.modules['mfe-clients'];
  if (module) recordLoad(module, { ...module.current, version: '0.9.0' }, 48.4);
  openModules();
  const clients = await rowOf('mfe-clients team');
  for (const text of ['1.0.0', '0.9.0', 'Previous release', '48 ms', '34.0 KB'])
    expect(clients.getByText(text)).toBeVisible();
  expect((await rowOf('mfe-invoicing team')).getByText('Not opened yet')).toBeVisible();
});

test('what modules keep, how fast their pages are and who may release them has a place of its own', async () => {
  openModules();
  for (const none of ['No visits measured', 'No stored data', 'No deploy tokens yet'])
    expect(await screen.findByText(none)).toBeVisible();
});

test('an earlier release is made current after a question, and the page says that this tab runs another', async () => {
  const { api } = openModules();
  await showReleases();
  await promote();
  expect(await screen.findByText(/newer release is available: mfe-clients 0.9.0/)).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: '0.9.0' });
});

test('a promotion that is refused says why', async () => {
  const { api } = openModules();
  api.fail('POST', 'releases/mfe-clients/promote', {
    status: 409,
    body: { message: 'mfe-clients 0.9.0 can’t become current: it needs shell API ^2.0.0' },
  });
  await showReleases();
  await promote();
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
  await showReleases();
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
  await showReleases();
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
  await showReleases();
  await promote();
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
  await showReleases();
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

test('a module is taken out after a question, and its releases stay to bring it back', async () => {
  openModules();
  await showReleases();
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take out' }));
  expect(await (await rowOf('mfe-clients team')).findByText('Taken out')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take out' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Promote 1.0.0' })).toBeVisible();
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

import type { Release } from 'shared/contract';
import { declaredResources } from 'shared/contract/declaredResource';
import type { Uses } from 'shared/contract/surface/surface';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildApp } from '../app';
import { refuseMisfits } from './refuseMisfits';
import { LiveRegistry } from './registry/LiveRegistry';
import { releaseRoutes } from './releaseRoutes';
import { openStore, tester } from './releases.fixture';
import { releaseTables } from './tables';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  opened.sources.shell.offers = {
    'shared/ui': {
      Panel: 'out (PanelProps) => JSX.Element',
      PanelProps: 'in interface',
      'PanelProps.title': 'in? string',
    },
  };
  opened.sources.calls = ['GET /api/centers', 'GET /api/centers/{id}', 'POST /api/centers/{id}/restore'];
});
afterEach(async () => {
  await server.close();
  opened.remove();
});

const uses: Uses = {
  symbols: { 'shared/ui': { Panel: 'out (PanelProps) => JSX.Element', 'PanelProps.title': 'in? string' } },
  places: { 'shared/ui#Panel': 'src/Page.tsx:1', 'shared/ui#PanelProps.title': 'src/Page.tsx:7' },
  makes: { 'shared/ui#PanelProps': [] },
  calls: ['GET centers', 'POST centers/:/restore'],
};
const using = (change: Partial<Uses> = {}) => ({
  version: '1.0.0',
  change: (release: Release) => void (release.uses = { ...uses, ...change }),
});
/** The shell of the next deployment, in which `PanelProps` has other members. */
const offer = (members: Record<string, string>) => {
  opened.sources.shell.offers = {
    'shared/ui': { Panel: 'out (PanelProps) => JSX.Element', PanelProps: 'in interface', ...members },
  };
};

test('a release that uses what is not offered is refused, with the place, before anything changes', async () => {
  const symbols = { 'shared/ui': { ...uses.symbols['shared/ui'], 'PanelProps.tone': "in 'bad'" } };
  const places = { 'shared/ui#PanelProps.tone': 'src/Page.tsx:9', 'PUT centers/:': 'src/Page.tsx:12' };
  const refused = opened.publish(using({ symbols, places, calls: ['GET centers', 'PUT centers/:'] }));
  await expect(refused).rejects.toMatchObject({
    reasons: [
      'PanelProps.tone of shared/ui is gone. It is used in src/Page.tsx:9.',
      'It calls PUT centers/: in src/Page.tsx:12, which this server does not answer.',
    ],
  });
  expect(await opened.store.list()).toEqual([]);
});

test('a start whose shell took away what a current release uses is refused, in a sentence for each, unless told otherwise', async () => {
  await opened.publishCurrent(using());
  offer({ 'PanelProps.heading': 'in? string', 'PanelProps.hint': 'in string' });
  const sentences = [
    'mfe-payroll 1.0.0 (Payroll) does not fit: PanelProps.title of shared/ui is gone. It is used in src/Page.tsx:7.',
    'mfe-payroll 1.0.0 (Payroll) does not fit: PanelProps.hint of shared/ui is needed now.',
  ];
  await expect(refuseMisfits(opened.store, 'refuse')).rejects.toThrow(
    `${sentences.join('\n')}\nRelease these modules for this version`,
  );
  const said: string[] = [];
  await refuseMisfits(opened.store, 'serve', (sentence) => said.push(sentence));
  expect(said).toEqual(sentences);
});

test('the list of modules says what does not fit, with symbol and line, before anybody opens a page', async () => {
  await opened.publishCurrent(using());
  offer({});
  const live = await LiveRegistry.open(opened.store);
  const app = await buildApp({
    db: server.db,
    settings: server.settings,
    apiParts: [releaseRoutes({ db: server.db, settings: server.settings, store: opened.store, live })],
    log: false,
  });
  const answer = await app.inject({
    url: '/api/releases',
    headers: { authorization: `Bearer ${server.owner.token}` },
  });
  expect(answer.json()[0].misfits).toEqual(['PanelProps.title of shared/ui is gone. It is used in src/Page.tsx:7.']);
  await app.close();
  live.close();
});

test('a start that took away a slot which a current release has is refused with the reason', async () => {
  await opened.publishCurrent({ version: '1.0.0' });
  // As a server before this one may have stored it.
  const tables = releaseTables(server.db);
  const stored = await tables.selectFrom('releases').select('release').executeTakeFirstOrThrow();
  const release = JSON.parse(stored.release) as Release;
  const contributions = [{ slot: 'record.ship', id: 'payroll.ship', title: 'Ship', component: 'Page' }];
  Object.assign(release.manifest, { contributions });
  await tables
    .updateTable('releases')
    .set({ release: JSON.stringify(release) })
    .execute();
  await expect(refuseMisfits(opened.store, 'refuse')).rejects.toThrow(
    'mfe-payroll 1.0.0 (Payroll) does not fit: manifest.contributions.0.slot must be a slot of this shell: ',
  );
});

const entries = (names: string[]) => (release: Release) => {
  release.manifest.resources = declaredResources.parse(
    names.map((name) => ({ name, title: name, schema: { type: 'object', properties: { name: { type: 'string' } } } })),
  );
};
const calling = (name: string, calls: string[]) => ({
  ...using({ symbols: {}, places: {}, makes: {}, calls }),
  name,
});

test('a release takes nothing away that another module calls, and neither does taking its module out', async () => {
  await opened.publishCurrent({ version: '1.0.0', change: entries(['slips', 'runs']) });
  await opened.publishCurrent(calling('mfe-sales', ['GET m/mfe-payroll/slips']));
  await opened.publishCurrent({ version: '1.1.0', change: entries(['slips']) });
  const reasons = ['mfe-sales (Payroll) calls GET m/mfe-payroll/slips, which would not be answered any more.'];
  await expect(opened.publish({ version: '1.2.0', change: entries(['runs']) })).rejects.toMatchObject({ reasons });
  await expect(opened.store.retire('mfe-payroll', tester)).rejects.toMatchObject({ code: 'in_use', reasons });
  await opened.store.retire('mfe-sales', tester);
  await opened.store.retire('mfe-payroll', tester);
});

test('a release that takes a page away to which another module links is refused with who links there, and going back is not', async () => {
  const at = (version: string, ...paths: string[]) => ({
    version,
    change: (release: Release) => {
      release.manifest.routes = paths.map((path) => ({ path, page: 'Page' }));
    },
  });
  await opened.publishCurrent(at('1.0.0', '/dashboard/mfe-payroll'));
  await opened.publishCurrent(at('1.1.0', '/dashboard/mfe-payroll', '/dashboard/mfe-payroll/slips/:id'));
  const link = '/dashboard/mfe-payroll/slips/:';
  await opened.publishCurrent({
    ...using({ symbols: {}, places: { [link]: 'src/Page.tsx:3' }, makes: {}, calls: [], links: [link] }),
    name: 'mfe-sales',
  });
  await expect(opened.publish(at('1.2.0', '/dashboard/mfe-payroll'))).rejects.toMatchObject({
    reasons: [`mfe-sales (Payroll) links to ${link} in src/Page.tsx:3, where no page would be any more.`],
  });
  await opened.store.rollback('mfe-payroll', '1.0.0', tester);
});

import type { Release } from 'shared/contract';
import { declaredResources } from 'shared/contract/declaredResource';
import type { Uses } from 'shared/contract/surface/surface';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildApp } from '../app';
import { refuseMisfits } from './refuseMisfits';
import { LiveRegistry } from './registry/LiveRegistry';
import { releaseRoutes } from './releaseRoutes';
import { openStore, tester } from './releases.fixture';

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

test('a release that uses what is offered is published and made current', async () => {
  await opened.publishCurrent(using());
  expect(await opened.store.misfits()).toEqual([]);
});

test('a release that uses what is not offered is refused, with the place, before anything changes', async () => {
  const symbols = { 'shared/ui': { ...uses.symbols['shared/ui'], 'PanelProps.tone': "in 'bad'" } };
  const places = { 'shared/ui#PanelProps.tone': 'src/Page.tsx:9', 'PUT centers/:': 'src/Page.tsx:12' };
  const refused = opened.publish(using({ symbols, places, calls: ['GET centers', 'PUT centers/:', 'GET rooms'] }));
  await expect(refused).rejects.toMatchObject({
    reasons: [
      'PanelProps.tone of shared/ui is gone. It is used in src/Page.tsx:9.',
      'It calls PUT centers/: in src/Page.tsx:12, which this server does not answer.',
      'It calls GET rooms, which this server does not answer.',
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

test('a start on a shell of another major version is refused as well', async () => {
  await opened.publishCurrent({ version: '1.0.0' });
  opened.sources.shell.shellApi = '2.0.0';
  await expect(refuseMisfits(opened.store, 'refuse')).rejects.toThrow('It needs the shell API ^1.0.0');
});

test('a later major version of the shell is no reason where all that a release uses is as it was', async () => {
  await opened.publishCurrent(using({ reached: {} }));
  opened.sources.shell.shellApi = '2.0.0';
  await expect(refuseMisfits(opened.store, 'refuse')).resolves.toBeUndefined();
  opened.sources.shell.shellApi = '0.9.0';
  await expect(refuseMisfits(opened.store, 'refuse')).rejects.toThrow('It needs the shell API ^1.0.0');
});

/** Changes what is stored of the current release, as a server before this one may have stored it. */
async function storedAs(change: (release: Release) => void): Promise<void> {
  const { release } = await server.db
    .selectFrom('releases' as never)
    .select('release' as never)
    .executeTakeFirstOrThrow();
  const changed = JSON.parse(release) as Release;
  change(changed);
  await server.db
    .updateTable('releases' as never)
    .set({ release: JSON.stringify(changed) } as never)
    .execute();
}

test.each<[string, (release: Release) => void, string]>([
  [
    'a slot',
    ({ manifest }) =>
      Object.assign(manifest, {
        contributions: [{ slot: 'record.ship', id: 'payroll.ship', title: 'Ship', component: 'Page' }],
      }),
    'manifest.contributions.0.slot must be a slot of this shell: ',
  ],
  [
    'a kind of records',
    ({ manifest }) => Object.assign(manifest, { records: [{ kind: 'ship', path: '/dashboard/mfe-payroll/:id' }] }),
    'manifest.records.0.kind must be one of ',
  ],
  [
    'a right',
    ({ manifest }) => Object.assign(manifest.routes[0] ?? {}, { right: 'ships:read' }),
    'routes.0.right is "ships:read", whose resource there is none of',
  ],
  [
    'an address',
    ({ manifest }) => Object.assign(manifest.routes[0] ?? {}, { path: '/signin' }),
    'The route /signin belongs to',
  ],
  [
    'a list',
    ({ manifest }) =>
      Object.assign(manifest, {
        contributions: [
          { slot: 'list.row-action', id: 'payroll.sail', list: 'ships', label: 'Sail', component: 'Page' },
        ],
      }),
    'contributions.0.list names ships, which this server has no list of.',
  ],
  [
    'a field of declared records',
    (release) => {
      entries(['slips'])(release);
      Object.assign(release.manifest.resources?.[0] ?? {}, { order: 'depth' });
    },
    'manifest.resources.0.order names "depth"',
  ],
])('a start that took away %s, which a current release has, is refused with the reason', async (_, change, reason) => {
  opened.sources.lists = { centers: ['id'] };
  await opened.publishCurrent({ version: '1.0.0' });
  await storedAs(change);
  await expect(refuseMisfits(opened.store, 'refuse')).rejects.toThrow(
    `mfe-payroll 1.0.0 (Payroll) does not fit: ${reason}`,
  );
});

/** What the API takes and answers, with these lines otherwise. */
const api = (change: Record<string, string> = {}) => ({
  'GET centers/:': 'out () => $1',
  'GET centers': 'out () => $1[]',
  'PUT centers/:': 'out ($2) => $1',
  $1: 'out interface',
  '$1.city': 'out string',
  '$1.state': "out 'open' | 'shut'",
  $2: 'in interface',
  '$2.city': 'in? string',
  code: "out 'filed' | 'stale'",
  right: "in 'centers:read' | 'centers:write'",
  ...change,
});
const ofApi: Uses = {
  symbols: {
    api: {
      'GET centers/:().city': 'out string',
      'GET centers/:().state': "out 'open' | 'shut'",
      'PUT centers/:(0).city': 'in? string',
    },
  },
  places: {
    'api#GET centers/:().city': 'src/Page.tsx:3',
    'api#GET centers/:().state': 'src/Page.tsx:4',
    'api#PUT centers/:(0)': 'src/Form.tsx:5',
    "api#GET centers/:().state='shut'": 'src/Page.tsx:6',
    "api#code='stale'": 'src/Form.tsx:7',
    "api#right='centers:write'": 'src/Form.tsx:8',
    'GET *': 'src/any.ts:9',
  },
  makes: { 'api#PUT centers/:(0)': ['city'] },
  words: { 'api#GET centers/:().state': ['shut'], 'api#code': ['stale'], 'api#right': ['centers:write'] },
  also: { 'GET centers/:()': ['GET centers()[]'] },
  calls: ['GET centers/:', 'GET centers', 'PUT centers/:'],
};
test.each<[string, Record<string, string>, string[]]>([
  [
    'a field of an answer, wherever it stands',
    { '$1.city': '', '$1.town': 'out string' },
    [
      'GET centers/:().city of the API is gone. It is used in src/Page.tsx:3.',
      'GET centers()[].city of the API is gone. It is used in src/Page.tsx:3.',
    ],
  ],
  [
    'a word that it compares with',
    { '$1.state': "out 'open'" },
    [
      "GET centers/:().state='shut' of the API is gone. It is used in src/Page.tsx:6.",
      "GET centers()[].state='shut' of the API is gone. It is used in src/Page.tsx:6.",
    ],
  ],
  [
    'a word that is new in what it reads',
    { '$1.state': "out 'asleep' | 'open' | 'shut'" },
    [
      "GET centers/:().state of the API was 'open' | 'shut' and is 'asleep' | 'open' | 'shut'. It is used in src/Page.tsx:4.",
      "GET centers()[].state of the API was 'open' | 'shut' and is 'asleep' | 'open' | 'shut'. It is used in src/Page.tsx:4.",
    ],
  ],
  [
    'a field that a body needs now',
    { '$2.zone': 'in string' },
    ['PUT centers/:(0).zone of the API is needed now. It is used in src/Form.tsx:5.'],
  ],
  ['an error code', { code: "out 'filed'" }, ["code='stale' of the API is gone. It is used in src/Form.tsx:7."]],
  [
    'a right',
    { right: "in 'centers:read'" },
    ["right='centers:write' of the API is gone. It is used in src/Form.tsx:8."],
  ],
])('a start whose API changed %s is refused with the place', async (_, change, sentences) => {
  opened.sources.calls = ['GET /api/centers', 'GET /api/centers/{id}', 'PUT /api/centers/{id}'];
  opened.sources.api = api();
  await opened.publishCurrent(using(ofApi));
  expect(await opened.store.misfits()).toEqual([]);
  opened.sources.api = Object.fromEntries(Object.entries(api(change)).filter(([, line]) => line !== ''));
  await expect(refuseMisfits(opened.store, 'refuse')).rejects.toThrow(
    sentences.map((sentence) => `mfe-payroll 1.0.0 (Payroll) does not fit: ${sentence}\n`).join(''),
  );
});

test('of a server whose API is not known nothing is said of its fields, and of a call that is gone one thing', async () => {
  opened.sources.calls = undefined;
  await opened.publishCurrent(using(ofApi));
  expect(await opened.store.misfits()).toEqual([]);
  opened.sources.calls = ['GET /api/centers', 'GET /api/centers/{id}'];
  const { 'PUT centers/:': _, ...rest } = api();
  opened.sources.api = rest;
  expect((await opened.store.misfits()).flatMap(({ reasons }) => reasons)).toEqual([
    'It calls PUT centers/:, which this server does not answer.',
  ]);
});

test('a call by an address that can’t be followed is one that the module may make', async () => {
  await opened.publishCurrent(using({ ...ofApi, calls: ['GET centers'] }));
  opened.sources.calls = [];
  await expect(refuseMisfits(opened.store, 'refuse')).rejects.toThrow(
    'It may call GET centers in src/any.ts:9, which this server does not answer.',
  );
});

test('what no module uses may change', async () => {
  await opened.publishCurrent(using());
  offer({ 'PanelProps.title': 'in? string | number', 'PanelProps.hint': 'in? string', Card: 'out () => JSX.Element' });
  await expect(refuseMisfits(opened.store, 'refuse')).resolves.toBeUndefined();
});

test('the release before is no fallback on a shell that it does not fit', async () => {
  await opened.publishCurrent(using());
  await opened.publishCurrent({ version: '1.1.0' });
  const previous = async () => (await opened.store.registry()).registry.modules['mfe-payroll']?.previous?.version;
  expect(await previous()).toBe('1.0.0');
  offer({});
  expect(await previous()).toBeUndefined();
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

test('calls of what a module declares fit, its own and another’s; of what no current release declares they do not', async () => {
  const own = ['GET m/mfe-payroll/slips', 'PUT m/mfe-payroll/slips/:', 'POST m/mfe-payroll/slips/import'];
  await opened.publishCurrent({
    version: '1.0.0',
    change: (release) => {
      entries(['slips'])(release);
      release.uses = { ...uses, symbols: {}, places: {}, makes: {}, calls: own };
    },
  });
  await opened.publishCurrent(calling('mfe-sales', ['GET m/mfe-payroll/slips/:']));
  expect(await opened.store.misfits()).toEqual([]);
  await expect(
    opened.publish(calling('mfe-other', ['GET m/mfe-payroll/runs', 'PATCH m/mfe-payroll/slips/:'])),
  ).rejects.toMatchObject({
    reasons: [
      'It calls GET m/mfe-payroll/runs, which no current release declares.',
      'It calls PATCH m/mfe-payroll/slips/:, which no current release declares.',
    ],
  });
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
  const links = ['/dashboard/mfe-payroll/slips/:', '/dashboard/nowhere'];
  await opened.publishCurrent({
    ...using({ symbols: {}, places: { [links[0] ?? '']: 'src/Page.tsx:3' }, makes: {}, calls: [], links }),
    name: 'mfe-sales',
  });
  expect(await opened.store.misfits()).toEqual([]);
  await expect(
    opened.publish(at('1.2.0', '/dashboard/mfe-payroll', '/dashboard/mfe-payroll/runs')),
  ).rejects.toMatchObject({
    reasons: [
      'mfe-sales (Payroll) links to /dashboard/mfe-payroll/slips/: in src/Page.tsx:3, where no page would be any more.',
    ],
  });
  await opened.publishCurrent(at('1.2.0', '/dashboard/mfe-payroll', '/dashboard/mfe-payroll/slips/:slip'));
  await opened.store.rollback('mfe-payroll', '1.0.0', tester);
});

test('a field that another module’s records must have from now on is told to who makes them without it', async () => {
  const asking = (version: string, ...required: string[]) => ({
    version,
    change: (release: Release) => {
      const properties = { name: { type: 'string' }, city: { type: 'string' } };
      release.manifest.resources = declaredResources.parse([
        { name: 'slips', title: 'slip', schema: { type: 'object', properties, required } },
      ]);
    },
  });
  const made = 'api#POST m/mfe-payroll/slips(0)';
  await opened.publishCurrent(asking('1.0.0', 'name'));
  await opened.publishCurrent({
    ...using({
      symbols: {},
      places: { [made]: 'src/Slips.tsx:4' },
      makes: { [made]: ['name'] },
      calls: ['POST m/mfe-payroll/slips'],
    }),
    name: 'mfe-sales',
  });
  await expect(opened.publish(asking('1.1.0', 'name', 'city'))).rejects.toMatchObject({
    reasons: [
      'Of what mfe-sales (Payroll) uses: POST m/mfe-payroll/slips(0).city of the API is needed now. It is used in src/Slips.tsx:4.',
    ],
  });
});

test('a release keeps the fields of its records that another module uses, and may have others', async () => {
  const having = (version: string, fields: object) => ({
    version,
    change: (release: Release) => {
      release.manifest.resources = declaredResources.parse([
        { name: 'slips', title: 'slip', schema: { type: 'object', properties: fields } },
      ]);
    },
  });
  const [name, days] = [
    { type: 'string', default: '' },
    { type: 'integer', default: 0 },
  ];
  await opened.publishCurrent(having('1.0.0', { name, days }));
  const read = 'GET m/mfe-payroll/slips()[].name';
  await opened.publishCurrent({
    ...using({
      symbols: { api: { [read]: 'out string' } },
      places: { [`api#${read}`]: 'src/Slips.tsx:4' },
      makes: {},
      calls: ['GET m/mfe-payroll/slips'],
    }),
    name: 'mfe-sales',
  });
  await opened.publishCurrent(having('1.1.0', { name, city: name }));
  await expect(opened.publish(having('1.2.0', { days }))).rejects.toMatchObject({
    reasons: [
      'Of what mfe-sales (Payroll) uses: GET m/mfe-payroll/slips()[].name of the API is gone. It is used in src/Slips.tsx:4.',
    ],
  });
});

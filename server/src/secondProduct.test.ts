import type { FastifyInstance } from 'fastify';
import type { Release } from 'shared/contract';
import { manifestSchema } from 'shared/contract';
import { declaredResources } from 'shared/contract/declaredResource';
import { openTestApp, type TestApp } from '../test/openTestApp';
import { buildProduct } from './product';
import { LiveRegistry } from './releases/registry/LiveRegistry';
import { openStore, withPage } from './releases/releases.fixture';
import { closePools } from './threads/pools';

jest.mock(
  'shared/product',
  () => jest.requireActual<typeof import('./secondProduct.fixture')>('./secondProduct.fixture').secondProduct,
);

/** What it brings to the server: nothing that modules do not. */
const bare = { resources: [], routes: [], dailyWork: [], siteParts: [] };

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
let app: FastifyInstance;

/** Says in a release's manifest what the types of this product do not know. */
const declaring = (more: object) => (release: Release) => void Object.assign(release.manifest, more);
const tickets = (release: Release) => {
  withPage('/repairs')(release);
  declaring({
    routes: [
      ...release.manifest.routes,
      { path: '/dashboard/mfe-tickets/:id', page: 'Page', right: 'm/mfe-tickets/tickets:read' },
    ],
    records: [{ kind: 'ticket', path: '/dashboard/mfe-tickets/:id' }],
    resources: declaredResources.parse([
      {
        name: 'tickets',
        title: 'ticket',
        schema: { type: 'object', properties: { machine: { type: 'string', maxLength: 40 } }, required: ['machine'] },
      },
    ]),
  })(release);
};
const machines = declaring({
  contributions: [{ slot: 'record.ticket', id: 'machines.of-ticket', title: 'Machine', component: 'Page' }],
});
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    ...{ method, url: `/api/${path}`, headers: { authorization: `Bearer ${server.owner.token}` } },
    ...(payload && { payload }),
  });

beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  const { store, sources } = opened;
  const files = { 'prerendered/page.html': '<h1>Repairs</h1>' };
  await opened.publishCurrent({ name: 'mfe-tickets', version: '1.0.0', files, change: tickets });
  await opened.publishCurrent({ name: 'mfe-machines', version: '1.0.0', change: machines });
  live = await LiveRegistry.open(store, () => undefined);
  const { db, settings } = server;
  app = await buildProduct({ db, settings, store, live, sources, log: false, product: bare });
});
afterAll(async () => {
  live.close();
  await app.close();
  await server.close();
  opened.remove();
  await closePools();
});

test('a second product starts with its two modules: its pages, its records, its slots', async () => {
  expect((await app.inject('/repairs')).body).toContain('<h1>Repairs</h1>');
  expect((await app.inject('/careers')).statusCode).toBe(404);
  expect((await call('POST', 'm/mfe-tickets/tickets', { machine: 'Lathe 2' })).statusCode).toBe(201);
  const { modules } = live.current.registry;
  expect(modules['mfe-tickets']?.manifest.records).toEqual([{ kind: 'ticket', path: '/dashboard/mfe-tickets/:id' }]);
  expect(modules['mfe-machines']?.manifest.contributions?.map(({ slot }) => slot)).toEqual(['record.ticket']);
});

test('its roles are its own', async () => {
  const { builtIn } = (await call('GET', 'roles/catalog')).json<{ builtIn: { id: string }[] }>();
  expect(builtIn.map(({ id }) => id)).toEqual(['owner', 'staff', 'mechanic', 'viewer']);
});

test.each<[string, object, string]>([
  ['a kind', { records: [{ kind: 'center', path: '/dashboard/x/:id' }] }, 'must be one of ticket, machine, or a kind'],
  [
    'a slot',
    { contributions: [{ slot: 'record.center', id: 'x.y', title: 'X', component: 'Page' }] },
    'must be a slot of this shell: dashboard.card, record.ticket,',
  ],
])('%s of another product is refused', (_, more, sentence) => {
  const { manifest } = opened.build({ name: 'mfe-other', version: '1.0.0' }).release;
  expect(manifestSchema.safeParse({ ...manifest, ...more }).error?.message).toContain(sentence);
});

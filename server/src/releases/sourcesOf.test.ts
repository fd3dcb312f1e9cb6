import type { FastifyInstance } from 'fastify';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildProduct } from '../product';
import { LiveRegistry } from './LiveRegistry';
import { fileOf, openStore } from './releases.fixture';

const CODE = 'page();';
const mapOf = (sources: string[]) =>
  JSON.stringify({ version: 3, x_script: fileOf(CODE).integrity, sources, names: [], mappings: 'AAAA' });

let server: TestApp;
let app: FastifyInstance;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  live = await LiveRegistry.open(opened.store);
  const { store, sources } = opened;
  app = await buildProduct({ db: server.db, settings: server.settings, store, live, sources, log: false });
});
afterEach(async () => {
  live.close();
  await app.close();
  await server.close();
  opened.remove();
});

const ask = (version: string, token: string | undefined = server.owner.token) =>
  app.inject({
    url: `/api/releases/mfe-payroll/${version}/sources`,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });

test('a page’s file is the one of its name in the release’s source maps, no package’s and no other’s', async () => {
  const map = mapOf(['webpack/runtime', '../node_modules/x/Page.tsx', 'src/slips/SmallPage.tsx', 'src/slips/Page.tsx']);
  await opened.publish({ version: '1.0.0', code: CODE, files: { 'Page.js.map': map } });
  expect((await ask('1.0.0')).json()).toEqual({ files: { Page: 'src/slips/Page.tsx' } });
});

test('without a source map no file is known, and neither is a release that there is not', async () => {
  await opened.publish({ version: '1.0.0' });
  expect((await ask('1.0.0')).json()).toEqual({ files: {} });
  expect((await ask('9.9.9')).statusCode).toBe(404);
});

test('files are told to who is signed in, and to no visitor', async () => {
  await opened.publish({ version: '1.0.0' });
  expect((await ask('1.0.0', '')).statusCode).toBe(401);
});

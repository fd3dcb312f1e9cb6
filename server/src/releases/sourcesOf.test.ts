import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openReleases } from './openReleases.fixture';
import { fileOf } from './releases.fixture';

const CODE = 'page();';
const mapOf = (sources: string[]) =>
  JSON.stringify({ version: 3, x_script: fileOf(CODE).integrity, sources, names: [], mappings: 'AAAA' });

let server: TestApp;
let product: Awaited<ReturnType<typeof openReleases>>;

beforeEach(async () => {
  server = await openTestApp();
  product = await openReleases(server);
});
afterEach(() => product.close());

const ask = (version: string, token: string | undefined = server.owner.token) =>
  product.app.inject({
    url: `/api/releases/mfe-payroll/${version}/sources`,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });

test('a page’s file is the one of its name in the release’s source maps, no package’s and no other’s', async () => {
  const map = mapOf(['webpack/runtime', '../node_modules/x/Page.tsx', 'src/slips/SmallPage.tsx', 'src/slips/Page.tsx']);
  await product.opened.publish({ version: '1.0.0', code: CODE, files: { 'Page.js.map': map } });
  expect((await ask('1.0.0')).json()).toEqual({ files: { Page: 'src/slips/Page.tsx' } });
});

test('without a source map no file is known, and neither is a release that there is not', async () => {
  await product.opened.publish({ version: '1.0.0' });
  expect((await ask('1.0.0')).json()).toEqual({ files: {} });
  expect((await ask('9.9.9')).statusCode).toBe(404);
});

test('only signed-in people see source files', async () => {
  await product.opened.publish({ version: '1.0.0' });
  expect((await ask('1.0.0', '')).statusCode).toBe(401);
});

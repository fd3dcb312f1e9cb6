import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openStore } from './releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  await opened.publishCurrent({
    name: 'mfe-sales',
    version: '1.0.0',
    change: ({ manifest }) => {
      manifest.prefixes = ['/dashboard/mfe-sales', '/dashboard/Sales/', '/offers'];
      manifest.routes.push({ path: '/dashboard/sales/:id', page: 'Page' });
    },
  });
});
afterAll(async () => {
  await server.close();
  opened.remove();
});

const publish = (change: (release: Release) => void) =>
  opened.publish({ version: '1.0.0', files: { 'public/offers/x.svg': '<svg/>' }, change }, { dryRun: true }).then(
    (result) => result,
    (error: Error) => error.message,
  );
const route = (path: string) => (release: Release) => void release.manifest.routes.push({ path, page: 'Page' });
const prefix = (path: string) => (release: Release) =>
  void (release.manifest.prefixes = ['/dashboard/mfe-payroll', path]);

test.each<[string, (release: Release) => void, string]>([
  [
    'a route where another has no page yet',
    route('/dashboard/sales/17/Notes'),
    'The route /dashboard/sales/17/Notes belongs to mfe-sales, as /dashboard/Sales/*.',
  ],
  [
    'a route whose parameter falls there too',
    route('/offers/:id'),
    'The route /offers/:id belongs to mfe-sales, as /offers/*.',
  ],
  [
    'a public file',
    (release) => void release.publicFiles.push('offers/x.svg'),
    'The public file offers/x.svg belongs to mfe-sales.',
  ],
  [
    'a prefix of one’s own',
    prefix('/Offers/spring'),
    'The prefix /Offers/spring/* meets /offers/*, which belongs to mfe-sales.',
  ],
])('below another’s prefix there is no place for %s', async (_what, change, reason) => {
  expect(await publish(change)).toContain(reason);
});

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/account', '/dashboard/account'],
  ['/api/payroll', '/api/*'],
])('the prefix %s would take what is the shell’s', async (path, taken) => {
  expect(await publish(prefix(path))).toContain(`The prefix ${path}/* meets ${taken}, which belongs to the shell.`);
});

test('a prefix over what another has a route for is refused, whether that one has prefixes or not', async () => {
  await opened.publishCurrent({ name: 'mfe-leave', version: '1.0.0' });
  expect(await publish(prefix('/dashboard/mfe-leave'))).toContain('which belongs to mfe-leave.');
});

test('a module stays below the prefixes that it declares, and has all that lies there', async () => {
  const own = prefix('/dashboard/wages');
  const all =
    (...changes: ((release: Release) => void)[]) =>
    (release: Release) =>
      changes.forEach((change) => change(release));
  expect(await publish(all(own, route('/dashboard/wages'), route('/dashboard/Wages/:id')))).toBe('checked');
  expect(await publish(all(own, route('/dashboard/wage')))).toContain(
    "The route /dashboard/wage lies below none of the module's prefixes; add one for it.",
  );
});

test('what only the checks need of it is not sent to browsers', async () => {
  const { registry } = await opened.store.registry();
  expect(Object.keys(registry.modules['mfe-sales']?.manifest ?? {})).not.toContain('prefixes');
});

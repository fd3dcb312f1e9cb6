import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openStore, withPage } from './releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  const own = (release: Release) => {
    withPage('/')(release);
    release.manifest.routes.push(
      { path: '/dashboard/sales/:id', page: 'Page' },
      { path: '/dashboard/sales/new', page: 'Page' },
    );
    release.publicFiles = ['favicon.svg'];
    release.manifest.records = [{ kind: 'sales.offer', path: '/dashboard/sales/:id' }];
  };
  await opened.publishCurrent({
    name: 'mfe-sales',
    version: '1.0.0',
    files: { 'prerendered/page.html': 'home', 'public/favicon.svg': '<svg/>' },
    change: own,
  });
});
afterAll(async () => {
  await server.close();
  opened.remove();
});

const route = (path: string) => (release: Release) => void release.manifest.routes.push({ path, page: 'Page' });
const publicFile = (file: string) => (release: Release) => void release.publicFiles.push(file);
const files = {
  'prerendered/page.html': 'mine',
  'public/favicon.svg': '<svg/>',
  'public/FavIcon.svg': '<svg/>',
  'public/sw.js': '',
  'public/x.html': '',
  'public/robots.txt': '',
};

test.each<[string, (release: Release) => void, string]>([
  ['a path in other letters', route('/Dashboard/Mfe-Sales'), 'The route /Dashboard/Mfe-Sales belongs to mfe-sales.'],
  ['a path with a last slash', route('/dashboard/mfe-sales/'), 'The route /dashboard/mfe-sales/ belongs to mfe-sales.'],
  [
    'an address of another’s parameter',
    route('/dashboard/sales/archive'),
    'The route /dashboard/sales/archive belongs to mfe-sales, as /dashboard/sales/:id.',
  ],
  ['a parameter over another’s address', route('/dashboard/:team/new'), 'belongs to mfe-sales'],
  [
    'the shell’s own, in other letters',
    route('/dashboard/MODULES'),
    'The route /dashboard/MODULES belongs to the shell.',
  ],
  [
    'what the shell’s own would fall under',
    route('/dashboard/account/:tab'),
    'The route /dashboard/account/:tab belongs to the shell, as /dashboard/account/settings.',
  ],
  ['the API', route('/api/centers'), 'The route /api/centers belongs to the shell, as /api/*.'],
  [
    'one path twice',
    (release) => {
      route('/dashboard/a/:x')(release);
      route('/dashboard/A/:y')(release);
    },
    'belongs to another route of the same manifest',
  ],
  [
    'a prerendered page without a route',
    (release) => {
      withPage('/')(release);
      release.manifest.routes.pop();
    },
    'The prerendered page / is no route of the module that is to be prerendered.',
  ],
  ['a prerendered page of the console', withPage('/dashboard/mine'), "The route /dashboard/mine can't be prerendered"],
  [
    'another’s kind of records',
    (release) => {
      route('/dashboard/offers/:id')(release);
      release.manifest.records = [{ kind: 'sales.offer', path: '/dashboard/offers/:id' }];
    },
    'The records of the kind sales.offer belong to mfe-sales.',
  ],
  [
    'a kind of records on no page of one’s own',
    (release) => void (release.manifest.records = [{ kind: 'sales.bid', path: '/dashboard/sales/:id' }]),
    'The page /dashboard/sales/:id of the kind sales.bid is no route of the module; add it to its routes.',
  ],
  ['another’s public file', publicFile('favicon.svg'), 'The public file favicon.svg belongs to mfe-sales.'],
  [
    'another’s public file in other letters',
    publicFile('FavIcon.svg'),
    'The public file FavIcon.svg belongs to mfe-sales.',
  ],
  [
    'a script at the site’s root',
    publicFile('sw.js'),
    "The public file sw.js has a type not allowed at the site's root",
  ],
  ['a document at the site’s root', publicFile('x.html'), 'The public file x.html has a type not allowed'],
  ['the server’s public file', publicFile('robots.txt'), 'The public file robots.txt belongs to the shell.'],
  [
    'a public file that is not there',
    publicFile('logo.svg'),
    'The public file logo.svg names public/logo.svg, which is not among its files.',
  ],
  [
    'another’s container',
    (release) => void (release.container = 'mfe_sales_1_0_0'),
    "The container's name mfe_sales_1_0_0 belongs to mfe-sales",
  ],
  [
    'any other container name',
    (release) => void (release.container = 'fetch'),
    'The container is called fetch; its name follows from module and version: mfe_payroll_1_0_0.',
  ],
  [
    'a shared dependency named like what every object has',
    (release) => void (release.requires = { constructor: '*' }),
    'It needs constructor, which this shell does not provide.',
  ],
])('%s can’t be taken', async (_name, change, reason) => {
  const refused = await opened.publish({ version: '1.0.0', files, change }).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  expect(refused).toContain(reason);
  expect((await opened.store.list()).map(({ module }) => module)).toEqual(['mfe-sales']);
});

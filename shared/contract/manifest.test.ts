import { routeSchema, sidebarItemSchema } from './manifest';
import { releaseFileName } from './releases/release';

test.each(['/', '/jobs', '/jobs/:id', '/dashboard/payroll', '/dashboard/payroll/:month/', '/dashboard/a.b-c_d'])(
  '%s can be a route',
  (path) => {
    expect(routeSchema.safeParse({ path, page: 'Page' }).success).toBe(true);
  },
);

test.each([
  'jobs',
  '/:anything',
  '/dashboard/:anything',
  '/Dashboard/:anything/x',
  '//jobs',
  '/jobs//x',
  '/jobs/../signin',
  '/jobs/.',
  '/jobs?x',
  '/jöbs',
])('%s can’t', (path) => {
  expect(routeSchema.safeParse({ path, page: 'Page' }).success).toBe(false);
});

test.each(['entry.js', 'public/art/one.svg', 'constructor', 'a-b_c.1.css'])('a release may have a file %s', (name) => {
  expect(releaseFileName.safeParse(name).success).toBe(true);
});

test.each([
  'a/',
  'a//b',
  '/a',
  '../a',
  'a/../b',
  '.env',
  'a/.b',
  'a\\b',
  'a b',
  '',
  'release.json',
  'entry.js.br',
  'entry.js.gz',
])('it may not have a file "%s"', (name) => {
  expect(releaseFileName.safeParse(name).success).toBe(false);
});

test.each(['//evil.example', '/a//b', '/a/../b', '/.'])('no entry of the sidebar leads to %s', (path) => {
  const entry = { label: 'Pay', path: '/dashboard/pay', id: 'pay' };
  expect(sidebarItemSchema.safeParse(entry).success).toBe(true);
  expect(sidebarItemSchema.safeParse({ ...entry, path }).success).toBe(false);
  expect(sidebarItemSchema.safeParse({ ...entry, children: [{ label: 'Slips', path }] }).success).toBe(false);
});

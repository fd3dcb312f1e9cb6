import type { ModuleManifest } from './manifest';
import { recordPageSchema } from './recordPage';
import { recordsAreFree } from './recordsAreFree';

const manifest = (name: string, records: ModuleManifest['records'], ...paths: string[]): ModuleManifest => ({
  contract: 1,
  name,
  title: name,
  team: name,
  shellApi: '^2.0.0',
  routes: paths.map((path) => ({ path, page: 'Page' })),
  sidebar: [],
  records,
});
const slips = { kind: 'payroll.slip', path: '/dashboard/payroll/:id' };

test('a module shows a kind of records on one of its routes, whatever the parameter is called there', () => {
  expect(recordsAreFree(manifest('mfe-payroll', [slips], '/dashboard/payroll/:slip'), [])).toEqual([]);
});

test('a kind has one owner, and one page', () => {
  const other = manifest('mfe-wages', [{ kind: 'payroll.slip', path: '/dashboard/wages/:id' }]);
  expect(recordsAreFree(manifest('mfe-payroll', [slips, slips], slips.path), [other])).toEqual([
    'The records of the kind payroll.slip belong to mfe-wages.',
    'The records of the kind payroll.slip belong to mfe-wages.',
    'The records of the kind payroll.slip have another page in the same manifest.',
  ]);
});

test("a page that is no route of the module's own can't be linked to", () => {
  expect(recordsAreFree(manifest('mfe-payroll', [slips], '/dashboard/payroll'), [])).toEqual([
    'The page /dashboard/payroll/:id of the kind payroll.slip is no route of the module; add it to its routes.',
  ]);
});

test.each([
  ['company', '/companies/:id', true],
  ['payroll.slip', '/dashboard/payroll/slips/:id/paper', true],
  ['slip', '/dashboard/payroll/:id', false],
  ['Company', '/companies/:id', false],
  ['a.b.c', '/companies/:id', false],
  ['company', '/companies', false],
  ['company', '/companies/:company', false],
  ['company', '/companies/:id/:id', false],
  ['company', '/companies/?of=:id', false],
])('records of the kind %s may be shown at %s: %s', (kind, path, isRight) => {
  expect(recordPageSchema.safeParse({ kind, path }).success).toBe(isRight);
});

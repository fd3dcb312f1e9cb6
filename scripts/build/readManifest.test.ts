import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../../shared/contract/version';
import { readManifest } from './readManifest';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'module-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** A `module.json` whose routes have these pages. */
const declare = (...pages: string[]) =>
  writeFileSync(
    join(dir, 'module.json'),
    JSON.stringify({
      contract: CONTRACT_VERSION,
      name: 'mfe-payroll',
      title: 'Payroll',
      team: 'Payroll',
      shellApi: '^2.0.0',
      routes: pages.map((page, index) => ({ path: `/dashboard/payroll/${index}`, page })),
      sidebar: [],
    }),
  );

test('a page may be any file of the module; a name alone is a file in src/pages', () => {
  declare('PayrollPage', 'slips/SlipsPage', 'slips/by-month/MonthPage');
  expect(readManifest(dir).pages).toEqual({
    PayrollPage: 'src/pages/PayrollPage.tsx',
    SlipsPage: 'src/slips/SlipsPage.tsx',
    MonthPage: 'src/slips/by-month/MonthPage.tsx',
  });
});

test('a release names pages only: where their files lay is the module’s own matter', () => {
  declare('PayrollPage', 'slips/SlipsPage');
  expect(readManifest(dir).manifest.routes.map(({ page }) => page)).toEqual(['PayrollPage', 'SlipsPage']);
});

test('components of contributions are files as pages are, and a page that is one too stays a page', () => {
  declare('PayrollPage');
  const file = join(dir, 'module.json');
  const contributions = ['slips/SlipsCard', 'PayrollPage'].map((component, index) => ({
    ...{ slot: 'dashboard.card', id: `payroll.card-${index}`, title: 'Card', component },
  }));
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), contributions }));
  const { manifest, pages, components } = readManifest(dir);
  expect(components).toEqual({ SlipsCard: 'src/slips/SlipsCard.tsx' });
  expect(Object.keys(pages)).toEqual(['PayrollPage']);
  expect(manifest.contributions?.map(({ id, ...rest }) => 'component' in rest && [id, rest.component])).toEqual([
    ['payroll.card-0', 'SlipsCard'],
    ['payroll.card-1', 'PayrollPage'],
  ]);
});

test('one page may serve several URLs', () => {
  declare('slips/SlipsPage', 'slips/SlipsPage');
  expect(Object.keys(readManifest(dir).pages)).toEqual(['SlipsPage']);
});

test.each([
  ['two files of one name', ['slips/SlipsPage', 'old/SlipsPage'], 'slips/SlipsPage and old/SlipsPage would both be'],
  ['a way up', ['../secrets/Page'], 'must name a file of the module'],
  ['an absolute path', ['/etc/Page'], 'must name a file of the module'],
  ['an ending', ['slips/SlipsPage.tsx'], 'must name a file of the module'],
  ['a name that is no component’s', ['slips/slips'], 'must name a file of the module'],
])('%s is refused with the field and what it should be', (_what, pages, sentence) => {
  declare(...pages);
  expect(() => readManifest(dir)).toThrow(sentence);
  expect(() => readManifest(dir)).toThrow(`→ at routes[${pages.length - 1}].page`);
});

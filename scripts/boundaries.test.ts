import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './build/targets';

const page = 'mfe-clients/src/leads/LeadsPage.tsx';

/** A file, what it imports, and whether it may. */
const reaches = [
  [page, 'shell/src/main', 'refused'],
  [page, '../../../mfe-products/src/people/candidates/resource', 'refused'],
  [page, 'server/src/app', 'refused'],
  [page, 'antd/es/button', 'refused'],
  [page, 'shared/platform', 'allowed'],
  [page, '../centers/resource', 'allowed'],
  ['shell/src/App.tsx', '../../mfe-public/src/pages/HomePage', 'refused'],
  ['shell/src/prerender.tsx', 'react-dom/server', 'allowed'],
  ['shell/src/console/ConsoleFrame.tsx', 'antd', 'refused'],
  ['shell/src/console/sidebar/Sidebar.tsx', 'shared/ui', 'refused'],
  ['shell/src/site/Footer.tsx', 'antd', 'refused'],
  ['shell/src/console/ConsoleContent.tsx', 'shared/ui', 'allowed'],
  ['shell/src/console/home/HomePage.tsx', 'antd', 'allowed'],
  ['server/src/app.ts', '../../shell/src/App', 'refused'],
  ['server/src/app.ts', 'shared/ui', 'refused'],
  ['server/src/app.ts', 'react', 'refused'],
  ['server/src/app.ts', 'shared/domain/text/money', 'allowed'],
  ['server/src/api/api.ts', '../site/site', 'refused'],
  ['server/src/api/records/rows.ts', '../clients/centers/centers', 'refused'],
  ['server/src/api/records/rows.ts', '../resources', 'refused'],
  ['server/src/api/clients/centers/centers.ts', '../../records/rows', 'allowed'],
  ['server/src/api/elsewhere/one.ts', 'zod', 'refused'],
  ['server/src/site/site.ts', '../api/api', 'allowed'],
  ['shared/platform/api.ts', '../../server/src/app', 'refused'],
  ['shared/platform/api.ts', 'antd', 'refused'],
  ['shared/platform/api.ts', '../ui', 'refused'],
  ['shared/platform/api.ts', 'react', 'allowed'],
  ['shared/domain/text/money.ts', 'react', 'refused'],
  ['shared/domain/text/money.ts', '../../platform', 'refused'],
  ['shared/domain/text/money.ts', 'zod', 'allowed'],
  ['shared/contract/releases/release.ts', 'react', 'refused'],
  ['shared/ui/resource.ts', 'antd', 'allowed'],
  ['e2e/public/site.spec.ts', '../../shell/src/App', 'refused'],
] as const;

/** The ways a file can import another. */
const ways = [
  (source: string) => `import '${source}';`,
  (source: string) => `import { one } from '${source}'; export const two = one;`,
  (source: string) => `export { one } from '${source}';`,
  (source: string) => `export * from '${source}';`,
  (source: string) => `export const load = () => import('${source}');`,
  (source: string) => `export const loaded = require('${source}');`,
  (source: string) => `export type One = import('${source}').One;`,
  (source: string) => `import one = require('${source}'); export const two = one;`,
  (source: string) => `jest.mock('${source}');`,
];

/** One case a line: those of `reaches` go into their own files, each of `ways` into a file of its own. */
const cases = [
  ...reaches.map(([file, source, expected]) => ({ file, text: `import '${source}';`, expected })),
  { file: 'shell/src/console/one.ts', text: "export const one = 'candidates';", expected: 'refused' },
  { file: 'shell/src/console/one.ts', text: '// The leads to come', expected: 'allowed' },
  { file: 'server/src/releases/one.ts', text: '// Of invoices', expected: 'refused' },
  { file: 'server/src/api/clients/leads/one.ts', text: '// Of invoices', expected: 'allowed' },
  ...ways.map((way, index) => ({
    file: `mfe-clients/src/leads/way${index}.ts`,
    text: way('server/src/app'),
    expected: 'refused',
  })),
].map((each, place, all) => ({
  ...each,
  line: all.slice(0, place + 1).filter(({ file }) => file === each.file).length,
}));

/**
 * Runs the linter with the project's own configuration and rule over a folder of cases; returns each refusal as
 * `file:line`.
 */
let refused: string[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const part of ['.oxlintrc.jsonc', 'package.json', 'scripts/lint'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, text } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    appendFileSync(join(folder, file), `${text}\n`);
  }
  const files = [...new Set(cases.map(({ file }) => file))];
  const linter = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(linter, ['--format', 'json', ...files], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  refused = diagnostics
    .filter(({ code }) => code.startsWith('own('))
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`);
}, 60_000);

test.each(cases)('in $file, $text is $expected', ({ file, line, expected }) => {
  expect(refused.includes(`${file}:${line}`) ? 'refused' : 'allowed').toBe(expected);
});

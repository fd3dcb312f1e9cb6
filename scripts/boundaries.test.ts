import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const page = 'mfe-clients/src/leads/LeadsPage.tsx';

/** A file, what it reaches, and whether it may. */
const reaches = [
  [page, 'shell/src/main', 'refused'],
  [page, '../../../mfe-products/src/candidates/resource', 'refused'],
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
  ['server/src/app.ts', 'shared/domain/money', 'allowed'],
  ['shared/platform/api.ts', '../../server/src/app', 'refused'],
  ['shared/platform/api.ts', 'antd', 'refused'],
  ['shared/platform/api.ts', '../ui', 'refused'],
  ['shared/platform/api.ts', 'react', 'allowed'],
  ['shared/domain/money.ts', 'react', 'refused'],
  ['shared/domain/money.ts', '../platform', 'refused'],
  ['shared/domain/money.ts', 'zod', 'allowed'],
  ['shared/contract/release.ts', 'react', 'refused'],
  ['shared/ui/resource.ts', 'antd', 'allowed'],
  ['e2e/site.spec.ts', '../shell/src/App', 'refused'],
] as const;

/** The ways in which a file reaches another. */
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

const cases = [
  ...reaches.map(([file, source, expected]) => [file, `import '${source}';`, expected] as const),
  ...ways.map((way) => [page, way('server/src/app'), 'refused'] as const),
];

/** The linter is an ES module and a start of it takes a second: one process of its own judges all cases. */
const judge = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'own/boundaries' });
  const verdicts = [];
  for (const [filePath, text] of ${JSON.stringify(cases)}) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    verdicts.push(messages.some(({ ruleId }) => ruleId === 'own/boundaries') ? 'refused' : 'allowed');
  }
  console.log(JSON.stringify(verdicts));
`;
let verdicts: string[];

beforeAll(() => {
  verdicts = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', judge], {
      cwd: join(__dirname, '..'),
      encoding: 'utf8',
    }),
  ) as string[];
}, 60_000);

test.each(cases.map((each, place) => [...each, place] as const))('in %s, %s is %s', (_file, _text, expected, place) => {
  expect(verdicts[place]).toBe(expected);
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const cases = [
  ['mfe-clients/src/leads/LeadsPage.tsx', 'shell/src/main', 'refused'],
  ['mfe-clients/src/leads/LeadsPage.tsx', '../../../mfe-products/src/candidates/resource', 'refused'],
  ['mfe-clients/src/leads/LeadsPage.tsx', 'server/src/app', 'refused'],
  ['mfe-clients/src/leads/LeadsPage.tsx', 'antd/es/button', 'refused'],
  ['mfe-clients/src/leads/LeadsPage.tsx', 'shared/platform', 'allowed'],
  ['shell/src/App.tsx', '../../mfe-public/src/pages/HomePage', 'refused'],
  ['shell/src/prerender.tsx', 'react-dom/server', 'allowed'],
  ['server/src/app.ts', '../../shell/src/App', 'refused'],
  ['server/src/app.ts', 'shared/ui', 'refused'],
  ['server/src/app.ts', 'shared/domain/money', 'allowed'],
  ['shared/platform/api.ts', '../../server/src/app', 'refused'],
  ['e2e/site.spec.ts', '../shell/src/App', 'refused'],
] as const;

/** The linter is an ES module and a start of it takes a second: one process of its own judges all cases. */
const judge = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const verdicts = [];
  for (const [filePath, source] of ${JSON.stringify(cases)}) {
    const [{ messages }] = await eslint.lintText("import '" + source + "';", { filePath });
    verdicts.push(messages.some(({ ruleId }) => ruleId?.endsWith('no-restricted-imports')) ? 'refused' : 'allowed');
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

test.each(cases.map((each, place) => [...each, place] as const))(
  'in %s an import of %s is %s',
  (_file, _source, expected, place) => {
    expect(verdicts[place]).toBe(expected);
  },
);

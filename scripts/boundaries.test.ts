import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** What the linter says of one import in one file. */
function verdict(file: string, source: string): string {
  const { stdout } = spawnSync('npx', ['eslint', '--stdin', '--stdin-filename', file], { cwd: root, input: `import '${source}';\n`, encoding: 'utf8' });
  return stdout.includes('no-restricted-imports') ? 'refused' : 'allowed';
}

test.each([
  ['mfe-clients/src/pages/LeadsPage.tsx', 'shell/src/main', 'refused'],
  ['mfe-clients/src/pages/LeadsPage.tsx', '../../../mfe-products/src/candidates/resource', 'refused'],
  ['mfe-clients/src/pages/LeadsPage.tsx', 'server/src/app', 'refused'],
  ['mfe-clients/src/pages/LeadsPage.tsx', 'antd/es/button', 'refused'],
  ['mfe-clients/src/pages/LeadsPage.tsx', 'shared/platform', 'allowed'],
  ['shell/src/App.tsx', '../../mfe-public/src/pages/HomePage', 'refused'],
  ['shell/src/prerender.tsx', 'react-dom/server', 'allowed'],
  ['server/src/app.ts', '../../shell/src/App', 'refused'],
  ['server/src/app.ts', 'shared/ui', 'refused'],
  ['server/src/app.ts', 'shared/domain/money', 'allowed'],
  ['shared/platform/api.ts', '../../server/src/app', 'refused'],
  ['e2e/site.spec.ts', '../shell/src/App', 'refused'],
])('in %s an import of %s is %s', (file, source, expected) => {
  expect(verdict(file, source)).toBe(expected);
});

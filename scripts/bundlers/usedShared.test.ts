import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedShared } from './usedShared';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'used-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const page = (text: string) => {
  const file = join(dir, 'Page.tsx');
  writeFileSync(file, text);
  return file;
};

test('what a page, its later parts and the rules that it bundles import is used; types are not', () => {
  writeFileSync(
    join(dir, 'Later.tsx'),
    `import styles from './Later.module.css';
import { linkTo } from 'shared/platform';
export const later = [styles.part, linkTo];`,
  );
  writeFileSync(join(dir, 'Later.module.css'), '.part { color: red }');
  const file = page(`import type { To } from 'react-router-dom';
import { centerInput } from 'shared/domain/clients/centers/center';
import { Panel } from 'shared/ui';
export const to: To = '/dashboard';
export const rules = centerInput;
export const load = () => import('./Later');
export default () => <Panel>Here</Panel>;`);
  expect(usedShared([file])).toEqual(['react/jsx-runtime', 'zod', 'shared/platform', 'shared/ui']);
});

test('where a file can’t be followed, all of them count', () => {
  expect(usedShared([page(`import notes from './notes.mdx'; export default notes;`)])).toContain('@ant-design/charts');
});

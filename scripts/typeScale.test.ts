import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const sheets = ['mfe-public/src', 'shell/src/site', 'shell/src/signin'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

test.each(sheets)('%s sets type in sizes of the scale and in its weights only', (sheet) => {
  const css = readFileSync(join(root, sheet), 'utf8');
  const values = (property: string) =>
    [...css.matchAll(new RegExp(`${property}: ([^;]+);`, 'g'))].map(([, value]) => value);
  for (const size of values('font-size')) expect(size).toMatch(/^(var\(--text-[a-z]+\)|inherit)$/);
  for (const weight of values('font-weight')) expect(['400', '700', '800']).toContain(weight);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets';

const [, table = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n## Promises\n');

/** Each promise with its test's file and title. */
const promises = (table.split('\n## ')[0] ?? '')
  .split('\n')
  .map((line) => /^\| (.+?) \| `([^`]+)`: (.+) \|$/.exec(line)?.slice(1) ?? [])
  .filter((row): row is [string, string, string] => row.length === 3);

test('the document makes promises of every kind, and each row of it is one or a heading', () => {
  const rows =
    table
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  const headings = rows.filter((line) => /^\| \*\*.+\*\* \| \|$/.test(line));
  expect(headings.length).toBeGreaterThan(10);
  expect(promises).toHaveLength(rows.length - headings.length - 1);
  expect(promises.length).toBeGreaterThan(45);
});

test.each(promises)('%s: its test is there', (_promise, file, name) => {
  expect(existsSync(join(root, file))).toBe(true);
  // As a test's title, not in passing.
  const titled = [`'${name}`, `"${name}`, `\`${name}`];
  const source = readFileSync(join(root, file), 'utf8');
  expect(titled.filter((title) => source.includes(title)).length > 0 ? '' : `${file} has no test “${name}”`).toBe('');
});

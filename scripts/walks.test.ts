import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const [, walks = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('\n## Two walks\n');

/** Each walk by its title, with the files that its numbered lines name. */
const files = (walks.split('\n## ')[0] ?? '')
  .split('\n### ')
  .slice(1)
  .map((walk): [title: string, files: string[]] => [
    walk.split('\n')[0] ?? '',
    [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
  ]);

test('the architecture describes two walks', () => {
  expect(files).toHaveLength(2);
});

test.each(files)('a reader opens at most 30 files %s, and all of them exist', (_title, named) => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.length).toBeLessThanOrEqual(30);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

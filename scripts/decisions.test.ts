import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets';

const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(join(folder, 'README.md'), 'utf8');

const form = /^# (\d{3}): ([A-Z`a-z].+)\n\n## Context\n\n[^]+\n\n## Decision\n\n[^]+\n\n## Consequences\n\n[^]+$/;

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number, title] = form.exec(text) ?? [];

  test('has a number, a title, a context, a decision and consequences, on one page', () => {
    expect(text).toMatch(form);
    expect(text.match(/^## .+/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
    expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
    expect(text.split(/\s+/).length).toBeLessThan(450);
  });

  test('is in the index with its title', () => {
    expect(index.split('\n')).toContain(`- [${number}](${file}) ${title}`);
  });
});

test('every number is given once, and the index lists them in order', () => {
  const numbers = files.map((file) => file.slice(0, 3)).sort();
  expect([...index.matchAll(/^- \[(\d{3})\]/gm)].map(([, number]) => number)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

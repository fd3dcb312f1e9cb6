import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets';

const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(join(folder, 'README.md'), 'utf8');

const form =
  /^# (\d{3}): ([A-Z`a-z].+)\n\nStatus: (accepted|(?:accepted, amended|superseded) by \[\d{3}\].+)\n\n## Context\n\n[^]+\n\n## Decision\n\n[^]+\n\n## Consequences\n\n[^]+$/;

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number, title, status] = form.exec(text) ?? [];

  test('has a number, a title, a status, and says context, decision and consequences', () => {
    expect(text).toMatch(form);
    expect(text.match(/^## .+/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
    expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
  });

  test('stands in the index with its title, its status and a line', () => {
    const row = index.split('\n').find((line) => line.includes(`](${file}) | ${title} |`));
    expect(row?.split(' | ').slice(0, 3)).toEqual([`| [${number}](${file})`, title, status]);
    expect(row).toMatch(/ \| \S.+ \|$/);
  });
});

test('every number is given once, and the index has them in order and no other', () => {
  const numbers = files.map((file) => file.slice(0, 3)).sort();
  expect(new Set(numbers).size).toBe(numbers.length);
  expect([...index.matchAll(/^\| \[(\d{3})\]/gm)].map(([, number]) => number)).toEqual(numbers);
});

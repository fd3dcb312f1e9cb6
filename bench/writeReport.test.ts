import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResults, resultsFolder } from './results';
import { reportFiles } from './writeReport';

const root = join(import.meta.dirname, '..');
const files = reportFiles(readResults());

test('the report, its drawings and the README’s figures are those of what is kept; `npm run bench -- report` writes them', () => {
  const changed = Object.entries(files).filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text);
  expect(changed.map(([file]) => file)).toEqual([]);
});

test('no drawing is left of what is no longer measured', () => {
  const drawings = readdirSync(resultsFolder).filter((file) => file.endsWith('.svg'));
  expect(drawings.filter((file) => !(`bench/results/${file}` in files))).toEqual([]);
});

test('the README tells five figures, each beside what it is compared with', () => {
  const [, shown = ''] = /<!-- figures -->\n([^]*)<!-- \/figures -->/.exec(files['README.md'] ?? '') ?? [];
  const [, , ...rows] = shown.trim().split('\n');
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toMatch(/^\| [^|]*\S [|] [^|]*\d[^|]* [|] [^|]*\d[^|]* [|]$/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { obligationsOf } from '../shared/domain/compliance/dueDates';
import { dueRules } from '../shared/domain/compliance/dueRules';
import { formatDate } from '../shared/domain/dates/dates';
import { filesBelow } from './build/hashing';
import { readManifest } from './build/readManifest';
import { moduleNames, root } from './build/targets';

const product = readFileSync(join(root, 'docs/product.md'), 'utf8');
const dues = readFileSync(join(root, 'docs/rules/dues.md'), 'utf8');
const sectionOf = (heading: string) => product.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('the pages of docs/product.md are the routes of the modules and the shell', () => {
  const routes = moduleNames.flatMap((name) => readManifest(join(root, name)).manifest.routes.map(({ path }) => path));
  const account = ['/dashboard/account', '/dashboard/account/settings', '/dashboard/account/audit'];
  const own = ['/signin', '/dashboard', ...account, '/dashboard/modules'];
  const table = sectionOf('Pages')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) => codeIn(line.split(' | ')[0] ?? ''));
  expect(named.sort()).toEqual([...routes, ...own].sort());
});

test('the sentences of docs/product.md are said by the code', () => {
  const folders = ['shell/src', 'server/src', 'shared', ...moduleNames.map((name) => `${name}/src`)];
  const sources = folders
    .flatMap((folder) => filesBelow(join(root, folder), { sources: true }).map((file) => join(root, folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const sentences = sectionOf('Sentences that are fixed')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => codeIn(line));
  expect(sentences.length).toBeGreaterThan(30);
  // The question uses the resource's name.
  const made = ['Delete this company?'];
  expect(sentences.filter((text) => !sources.includes(text) && !made.includes(text))).toEqual([]);
});

test('docs/rules/dues.md has every rule that holds in any state, with its first day of 2026-27', () => {
  const switched = Object.fromEntries(dueRules.map(({ id }) => [id, true]));
  const days = (filer: 'monthly' | 'quarterly', state: string) =>
    obligationsOf('2026-27', {
      state,
      settings: { filings: [{ from: '2017-07-01', filer }], workStates: [], switched },
    });
  const rows = [...days('monthly', '20'), ...days('quarterly', '20'), ...days('quarterly', '27')];
  const firstOf = (id: string) =>
    rows
      .filter(({ ruleId }) => ruleId === id)
      .map(({ dueDate }) => dueDate)
      .sort()[0] ?? null;
  const everywhere = dueRules.filter(({ workState }) => workState === undefined);
  const written = [...dues.matchAll(/^\| `([\w-]+)` \| .* \| (\d{2} \w{3} \d{4}) \|$/gm)].map(([, id, day]) => [
    id,
    day,
  ]);
  expect(written.sort()).toEqual(everywhere.map(({ id }) => [id, formatDate(firstOf(id))]).sort());
});

test('every page of the rules stands in their list', () => {
  const index = readFileSync(join(root, 'docs/rules/README.md'), 'utf8');
  const pages = readdirSync(join(root, 'docs/rules')).filter((name) => name !== 'README.md');
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepShell } from './keepShell';

const DAY = 24 * 60 * 60 * 1000;

let above: string;
let folder: string;
beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'test-shell-'));
  folder = path.join(above, 'data/shell');
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(above, { recursive: true });
});

/** A shell as it was built `daysAgo`, from what its files hold. */
function build(name: string, files: Record<string, string>, daysAgo = 0): string {
  const built = path.join(above, name);
  mkdirSync(built);
  const at = new Date(Date.now() - daysAgo * DAY);
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(built, file), content);
    utimesSync(path.join(built, file), at, at);
  }
  return built;
}
const kept = () => readdirSync(folder).filter((name) => !name.startsWith('.'));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const later = (days: number) => jest.setSystemTime(Date.now() + days * DAY);

test('an open tab finds the files of its shell for 30 days after another took its place, however long ago it was built', async () => {
  const [first, second] = [build('first', { 'a.1.js': 'a' }, 300), build('second', { 'a.2.js': 'b' })];
  await keepShell(first, folder);
  later(100);
  await keepShell(second, folder);
  expect(kept()).toEqual(['a.1.js', 'a.2.js']);
  later(29);
  await keepShell(second, folder);
  expect(kept()).toEqual(['a.1.js', 'a.2.js']);
  later(2);
  await keepShell(second, folder);
  expect(kept()).toEqual(['a.2.js']);
});

test('a shell that comes back begins its days anew', async () => {
  const [first, second] = [build('first', { 'a.1.js': 'a' }), build('second', { 'a.2.js': 'b' })];
  await keepShell(first, folder);
  await keepShell(second, folder);
  later(20);
  await keepShell(first, folder);
  later(20);
  await keepShell(second, folder);
  later(20);
  await keepShell(second, folder);
  expect(kept()).toEqual(['a.1.js', 'a.2.js']);
});

test('a start takes no file away from those who serve it: what is there stays, what has changed is replaced as a whole', async () => {
  const built = build('first', { 'a.1.js': 'a', 'shell.json': '{"old":1}' }, 1);
  await keepShell(built, folder);
  const node = (name: string) => statSync(path.join(folder, name)).ino;
  const before = [node('a.1.js'), node('shell.json')];
  writeFileSync(path.join(built, 'shell.json'), '{"new":1}');
  await keepShell(built, folder);
  expect(node('a.1.js')).toBe(before[0]);
  expect(node('shell.json')).not.toBe(before[1]);
  expect([read('a.1.js'), read('shell.json')]).toEqual(['a', '{"new":1}']);
});

test('servers that start at the same moment on one folder leave it whole, with nothing half done', async () => {
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.js`, `run(${index})`]));
  const [first, second] = [build('first', { 'a.1.js': 'a' }), build('second', files)];
  await keepShell(first, folder);
  await keepShell(second, folder);
  later(31);
  await Promise.all([1, 2, 3, 4].map(() => keepShell(second, folder)));
  expect(kept().sort()).toEqual(Object.keys(files).sort());
  for (const [name, content] of Object.entries(files)) expect(read(name)).toBe(content);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual(['.outdated.json']);
});

test('where the record of what is outdated can’t be read, the days begin anew', async () => {
  const [first, second] = [build('first', { 'a.1.js': 'a' }), build('second', { 'a.2.js': 'b' })];
  await keepShell(first, folder);
  writeFileSync(path.join(folder, '.outdated.json'), '{"a.1.js":');
  await keepShell(second, folder);
  expect(kept()).toEqual(['a.1.js', 'a.2.js']);
});

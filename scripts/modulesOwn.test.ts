import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './build/readManifest';
import { moduleNames, root } from './build/targets';

/**
 * The sources of the shell or the server, without tests, fixtures, samples and migrations, which don't affect how they
 * work.
 */
const sourcesOf = (folder: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', `${folder}/src`], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|Samples\.ts$|\/migrations\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const [shell, server] = [sourcesOf('shell'), sourcesOf('server')];

const manifests = moduleNames.map((name) => readManifest(join(root, name)).manifest);
const contributions = manifests.flatMap(({ contributions: all = [] }) => all);

/** Places of certain whole words in the sources. */
const placesOf = (words: readonly string[], sources: typeof shell): string[] =>
  sources.flatMap(({ file, text }) =>
    words
      .filter((word) => new RegExp(`(?<![\\w/-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text))
      .map((word) => `${file}: ${word}`),
  );

/**
 * The modules' console pages, without variable parts. Public ones are in the navigation, the footer and the sitemap.
 */
const pages = manifests
  .flatMap(({ routes, prefixes = [] }) => [...routes.map(({ path }) => path), ...prefixes])
  .map((path) => path.split('/:')[0] ?? '')
  .filter((path) => path.startsWith('/dashboard/'));

/**
 * Texts of contributions and the sidebar. A single word may mean something else elsewhere, and two words may be the
 * server's name for a record.
 */
const texts = [
  ...manifests.flatMap(({ sidebar }) => sidebar.flatMap(({ label, children = [] }) => [{ label }, ...children])),
  ...contributions,
].flatMap((each) =>
  ['title', 'label', 'text', 'body']
    .map((name) => (each as Record<string, unknown>)[name])
    .filter((text): text is string => typeof text === 'string' && /^[^{}]+ [^{}]+$/.test(text)),
);

test('no page of a module is named in the shell or the server: modules say where their things are', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(placesOf(pages, [...shell, ...server])).toEqual([]);
});

test('modules’ texts are only in their manifests', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(placesOf(texts, shell)).toEqual([]);
  const sentences = texts.filter((text) => text.split(' ').length > 2);
  expect(placesOf(sentences, server)).toEqual([]);
});

test('the shell names no contribution and no module', () => {
  expect(placesOf([...contributions.map(({ id }) => id), ...moduleNames], shell)).toEqual([]);
});

test('of contributions the server only names the facts it sends, which modules put into words', () => {
  const told = contributions.flatMap((each) => (each.slot === 'notification.kind' && !each.on ? [each.id] : []));
  const others = contributions.map(({ id }) => id).filter((id) => !told.includes(id));
  expect(placesOf([...others, ...moduleNames], server)).toEqual([]);
});

test('the shell asks for no records of modules by name', () => {
  const lists = contributions.flatMap((each) => (each.slot === 'search.kind' ? [`'${each.resource}'`] : []));
  expect(placesOf([...new Set(lists)], shell)).toEqual([]);
});

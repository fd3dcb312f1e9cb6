import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleManifest, Release } from 'shared/contract';
import { contributionsFit } from '../releases/checks/contributionsFit';
import { resources } from './resources';

const root = path.resolve(__dirname, '../../..');
const manifests = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => JSON.parse(readFileSync(path.join(root, name, 'module.json'), 'utf8')) as ModuleManifest);
const kinds = manifests.flatMap(({ contributions = [] }) =>
  contributions.flatMap((each) => (each.slot === 'search.kind' ? [each] : [])),
);

test('each kind of search is of a list that searches', () => {
  const searched = resources.filter(({ search }) => search.length > 0).map(({ path: list }) => list);
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter(({ resource }) => !searched.includes(resource))).toEqual([]);
});

test('each page of the console that shows no single record is in the sidebar, a command or the search', () => {
  const named = manifests.flatMap(({ sidebar, contributions = [] }) => [
    ...sidebar.flatMap(({ path: parent, children = [] }) => [parent, ...children.map((child) => child.path)]),
    ...contributions.flatMap((each) => ('path' in each && each.slot !== 'search.kind' ? [each.path] : [])),
  ]);
  const pages = manifests.flatMap(({ routes }) => routes.map((route) => route.path));
  expect(pages.filter((page) => page.startsWith('/dashboard') && !page.includes(':') && !named.includes(page))).toEqual(
    [],
  );
});

test('a group of the sidebar has at most nine entries, and no two groups one name', () => {
  const groups = manifests.flatMap(({ sidebar }) => sidebar.filter(({ id }) => id !== 'account'));
  for (const { label, children = [] } of groups) expect([label, children.length <= 9]).toEqual([label, true]);
  expect(new Set(groups.map(({ label }) => label)).size).toBe(groups.length);
});

/** A release of a manifest, with code for every component. */
const released = (manifest: ModuleManifest): Release => ({
  ...{ contract: 1, version: '1.0.0', manifest, entry: '', container: '', files: {}, requires: {}, publicFiles: [] },
  pages: Object.fromEntries(
    (manifest.contributions ?? []).flatMap((each) =>
      'component' in each ? [[each.component, { js: ['code.js'], css: [] }]] : [],
    ),
  ),
  prerendered: {},
});

test.each(manifests.map((manifest) => [manifest.name, manifest]))(
  'what %s puts into slots names lists, fields and pages that there are',
  (_name, manifest) => {
    const lists = Object.fromEntries(resources.map(({ path: list, record }) => [list, Object.keys(record.shape)]));
    const shell = { shellApi: '', provides: {}, offers: {} };
    expect(contributionsFit({ release: released(manifest), others: [], shell, lists })).toEqual([]);
  },
);

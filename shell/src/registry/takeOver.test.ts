import type { Registry } from 'shared/contract';
import { takeOver } from './takeOver';

const moduleOf = (name: string, version: string): Registry['modules'][string] => ({
  manifest: { contract: 1, name, title: name, team: name, shellApi: '^1.0.0', routes: [], sidebar: [] },
  current: { version, base: '/', entry: 'entry.js', container: `${name}_${version}`, pages: {}, integrity: {} },
});
const modulesOf = (versions: Record<string, string>): Registry['modules'] =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, moduleOf(name, version)]));
const versionsOf = (registry: Registry) =>
  Object.fromEntries(Object.entries(registry.modules).map(([name, { current }]) => [name, current.version]));

const opened = { a: '1', b: '1', c: '1' };
/** A tab with loaded code of `a`, when `newer` is current; returns whether it is outdated, and its registry. */
function follow(newer: Record<string, string>, own: Record<string, string> = opened) {
  const registry: Registry = { contract: 1, revision: 1, modules: modulesOf(own) };
  const isOutdated = takeOver(registry, modulesOf(opened), modulesOf(newer), ({ manifest }) => manifest.name === 'a');
  return [isOutdated, versionsOf(registry)];
}

test('what the tab has no code of is changed, added and taken out in place', () => {
  expect(follow({ a: '1', b: '2', d: '1' })).toEqual([false, { a: '1', b: '2', d: '1' }]);
});

test('what it has code of stays, and it knows that another is current', () => {
  expect(follow({ a: '2', b: '2', c: '1' })).toEqual([true, { a: '1', b: '2', c: '1' }]);
  expect(follow({ b: '1', c: '1' })).toEqual([true, opened]);
});

test('a release that the tab previews is no promotion', () => {
  expect(follow({ a: '1', b: '2', c: '1' }, { ...opened, a: 'preview' })).toEqual([
    false,
    { a: 'preview', b: '2', c: '1' },
  ]);
});

test('a module that is as it was keeps its object, so that its page is not loaded anew', () => {
  const registry: Registry = { contract: 1, revision: 1, modules: modulesOf(opened) };
  const before = registry.modules.c;
  takeOver(registry, modulesOf(opened), modulesOf({ ...opened, b: '2' }), () => false);
  expect(registry.modules.c).toBe(before);
});

test('of a release that stays, flags change what there is, in the same object; while it is kept, nothing goes', () => {
  const registry: Registry = { contract: 1, revision: 1, modules: modulesOf(opened) };
  const own = registry.modules.a;
  const flagged = (...paths: string[]) => {
    const modules = modulesOf(opened);
    modules.a?.manifest.routes.push(...paths.map((path) => ({ path, page: 'Page' })));
    return modules;
  };
  const paths = () => own?.manifest.routes.map(({ path }) => path);
  takeOver(registry, modulesOf(opened), flagged('/one'), () => true);
  expect([registry.modules.a === own, paths()]).toEqual([true, ['/one']]);
  takeOver(registry, modulesOf(opened), flagged('/two'), () => true, true);
  expect(paths()).toEqual(['/two', '/one']);
  takeOver(registry, modulesOf(opened), flagged('/two'), () => true);
  expect(paths()).toEqual(['/two']);
});

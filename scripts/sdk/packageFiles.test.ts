import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subset } from 'semver';
import { root } from '../build/targets';
import { dependencies } from './packageFiles';

interface Locked {
  dependencies?: Record<string, string>;
  engines?: { node?: string };
  optional?: boolean;
}
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
const { engines } = readJson<{ engines: { node: string } }>('package.json');

/** Where a package at a path of the lock file finds another, by Node's lookup. */
const found = (from: string, name: string): string => {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  return path in packages || from === '' ? path : found(from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
};

test('everything in the modules’ package works on every Node version it claims', () => {
  const seen = new Set<string>();
  const queue = Object.keys(dependencies()).map((name) => found('', name));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const at = path;
    queue.push(...Object.keys(packages[path]?.dependencies ?? {}).map((name) => found(at, name)));
  }
  expect(seen.size).toBeGreaterThan(300);
  const unfit = [...seen].filter((path) => !subset(engines.node, packages[path]?.engines?.node ?? '*'));
  expect(unfit).toEqual([]);
});

test('every dependency of the package has a version', () => {
  expect(Object.entries(dependencies()).filter(([, version]) => version === '')).toEqual([]);
});

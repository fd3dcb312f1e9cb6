import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { filesBelow } from './build/hashing';
import { moduleNames, root } from './build/targets';

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Everything that `npm start` builds from, builds with and runs. */
const sources = [
  'shell/src',
  'server/src',
  'shared',
  ...moduleNames.map((name) => `${name}/src`),
  'scripts/build',
].flatMap((folder) => filesBelow(join(root, folder), { sources: true }).map((file) => join(folder, file)));
const product = [
  ...sources.filter((file) => !/testing\/|\.fixture\./.test(file)),
  'scripts/start.mjs',
  'scripts/ensureInstalled.mjs',
  'scripts/build.ts',
  'webpack.common.ts',
];

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a file imports, requires or names as a loader. */
function packagesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(/(?:\bfrom |\bimport |\bimport\(|\brequire\(|\bloader: )'(@?[a-z][\w./-]*)'/g)].map(
    ([, name = '']) => packageOf(name),
  );
  return names.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name) && name !== 'shared');
}

test('what npm start installs holds every package that the product is built with and runs on', () => {
  const missing = product
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
    .flatMap((file) =>
      packagesIn(file)
        .filter((name) => !(name in dependencies))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

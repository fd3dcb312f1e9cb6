import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { heldVersions } from './build/plugins/replacedInternals';
import { root } from './build/targets';

interface PackageJson {
  workspaces?: string[];
  overrides?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageJson = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageJson;

const workspaces = packageJson('.').workspaces ?? [];
/** The dependencies that every workspace, and the root with the tools, declares, by folder. */
const declared = new Map(['.', ...workspaces].map((folder) => [folder, packageJson(folder)]));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && existsSync(join(root, file)));

const ownerOf = (file: string) => workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '.';

/** Whether `npm start` builds with or runs a file: then the packages it names must be `dependencies`. */
const isProduct = (file: string) =>
  ownerOf(file) === '.'
    ? /^(webpack\.common\.ts|scripts\/(build\/|build\.ts|start\.mjs|ensureInstalled\.mjs))/.test(file)
    : !/\.test\.|\.spec\.|\.fixture\.|(^|\/)(testing|bench|test|e2e)\//.test(file);

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a file imports, requires, mocks in a test or names as a loader. */
function packagesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [
    ...text.matchAll(/(?:\bfrom |\bimport |\bimport\(|\brequire\(|\bmock\(|\bloader: )'(@?[a-z][\w./-]*)'/g),
  ].map(([, name = '']) => packageOf(name));
  return names.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

/** A folder of the product, by package name, that a root file uses without declaring it. */
const isOwn = (file: string, name: string) => name === ownerOf(file) || (ownerOf(file) === '.' && name === 'shared');

/** Files that tests or `create-module` write into a module's repository, which declares their imports itself. */
const ofARepository = [
  'e2e/support/payslips.ts',
  'e2e/support/secondProduct.ts',
  'scripts/createModule/bundlerFiles.ts',
];

/** The name of an `esbuild` loader, not of a package. */
const isLoaderOfEsbuild = (name: string) => name === 'ts';

const undeclared = (of: string[], by: (own: PackageJson) => Record<string, string>) =>
  of.flatMap((file) =>
    packagesIn(file)
      .filter((name) => !isOwn(file, name) && !isLoaderOfEsbuild(name))
      .filter((name) => !(name in by(declared.get(ownerOf(file)) ?? {})))
      .map((name) => `${file}: ${name} is missing in ${join(ownerOf(file), 'package.json')}`),
  );

test('npm start installs every package the product is built with and runs on', () => {
  expect(undeclared(files.filter(isProduct), ({ dependencies = {} }) => dependencies)).toEqual([]);
});

test('every workspace declares what its tests, benches and tools import', () => {
  const rest = files.filter((file) => !isProduct(file) && !ofARepository.includes(file));
  expect(
    undeclared(rest, ({ dependencies = {}, devDependencies = {} }) => ({ ...dependencies, ...devDependencies })),
  ).toEqual([]);
});

test('a package has one version range, whichever workspaces declare it', () => {
  const ranges = new Map<string, Map<string, string[]>>();
  for (const [folder, { dependencies, devDependencies }] of declared)
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      const of = ranges.get(name) ?? new Map<string, string[]>();
      ranges.set(name, of.set(range, [...(of.get(range) ?? []), folder]));
    }
  const disagreeing = [...ranges]
    .filter(([, of]) => of.size > 1)
    .map(
      ([name, of]) => `${name}: ${[...of].map(([range, folders]) => `${range} in ${folders.join(', ')}`).join('; ')}`,
    );
  expect(disagreeing).toEqual([]);
});

/**
 * The generator of the API types, used once for each shell, needs other versions of these; pages and answers don't use
 * them.
 */
const ofApiTypes = ['openapi-typescript', 'parse-json', 'supports-color', 'type-fest'];

test('the lock file installs one version of the product’s build and runtime packages, and names no registry', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean; dev?: boolean }>;
  };
  const ofWorkspaces = Object.keys(packages).filter(
    (path) => /^(?!node_modules).+\/node_modules\//.test(path) && !packages[path]?.dev,
  );
  expect(ofWorkspaces).toEqual(ofApiTypes.map((name) => `server/node_modules/${name}`));
  expect(Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual([]);
});

/** Whether a package at a path of the lock file finds another one, by Node's lookup: in its own folder, then above. */
const finds = (packages: Record<string, unknown>, from: string, name: string): boolean =>
  `${from === '' ? '' : `${from}/`}node_modules/${name}` in packages ||
  (from !== '' && finds(packages, from.replace(/\/?(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, ''), name));

test('the lock file has the optional parts for every system, without which npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(packages, from, name))
      .map((name) => `${name}, for ${from}`),
  );
  expect(missing).toEqual([]);
});

test('the bill of materials names every package that the product runs on', () => {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const said = execFileSync('npm', command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { components } = JSON.parse(said) as { components: { name: string; group?: string; scope: string }[] };
  const scopes = new Map(components.map(({ name, group, scope }) => [group ? `${group}/${name}` : name, scope]));
  const { dependencies = {} } = packageJson('.');
  expect(Object.keys(dependencies).filter((name) => scopes.get(name) !== 'required')).toEqual([]);
  expect(scopes.get('jest')).toBe('optional');
}, 60_000);

test('every version override has its reason', () => {
  expect(Object.keys(packageJson('.').overrides ?? {}).sort()).toEqual(Object.keys(heldVersions).sort());
});

/** Every package that a script imports before its first line runs, directly or through our own files. */
function packagesOf(file: string): string[] {
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(/^import [^;]*?from '([^']+)';/gm)];
  return named.flatMap(([, name = '']) => {
    if (name.startsWith('.')) return packagesOf(join(dirname(file), name));
    return name.startsWith('node:') ? [] : [`${file}: ${name}`];
  });
}

test.each(['start', 'test', 'dev'])('npm %s needs no package before it has installed them', (command) => {
  expect(packagesOf(`scripts/${command}.mjs`)).toEqual([]);
});

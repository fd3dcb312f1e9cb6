import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './packageFolder.ts';
import { root } from './targets.ts';

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

const dependenciesOf = (folder: string) =>
  readJson<{ dependencies: Record<string, string> }>(`${folder}/package.json`).dependencies;

/** The version ranges of the shared packages: the shell's own dependencies and those of the shared code it serves. */
const versions = { ...dependenciesOf('shared'), ...dependenciesOf('shell') };

/** One dependency that the shell provides and the modules use. */
interface SharedDependency {
  /** The package the host provides under this name. By default, the package of the same name. */
  provide?: string;
  /** Part of the shell's first script. By default, a separate chunk that loads when a module needs it. */
  eager?: true;
}

/**
 * Packages that exist once in the page. The shell provides them and modules have no copies (`import: false`), so a
 * module builds in seconds and downloads only its own code.
 */
export const sharedDependencies: Readonly<Record<string, SharedDependency>> = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  'react-dom/client': { eager: true },
  'react-router-dom': { eager: true, provide: './shared/vendor/react-router-dom.ts' },
  antd: { provide: './shared/vendor/antdInParts.ts' },
  '@ant-design/charts': { provide: './shared/vendor/charts.ts' },
  swr: {},
  dayjs: {},
  zod: {},
  'shared/platform': { provide: './shared/platform/index.ts' },
  'shared/ui': { provide: './shared/ui/index.ts' },
};

/**
 * The version of `shared/*` for the scripts of releases, independent of the shell API's version: what a release uses
 * decides whether it fits. Releases built before this change ask for range 3.
 */
const SHARED_VERSION = '3.999.0';

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The version range of a shared dependency for a module's code. Throws when the shell does not depend on it. */
export function rangeOf(name: string): string {
  if (name.startsWith('shared/')) return '*';
  const range = versions[packageOf(name)];
  if (!range) throw new Error(`${name} is shared but not in the dependencies of shell/package.json; add it there.`);
  return range;
}

/** The host's version of a shared dependency. Throws when its package is not installed. */
export function providedVersion(name: string): string {
  if (name.startsWith('shared/')) return SHARED_VERSION;
  const file = join(packageFolder(packageOf(name)), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The versions that the host provides, as `shell.json` lists them. */
export const providedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.keys(sharedDependencies).map((name) => [name, providedVersion(name)]));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName } from '../../shared/contract/containerName.ts';
import { linkShared } from './linkShared.ts';
import { isPackage } from './modules.ts';
import { componentOf, type DeclaredModule, readManifest } from './readManifest.ts';
import { rangeOf, sharedDependencies } from './sharedDependencies.ts';

/** A build's version: given by the build command, otherwise the workspace's own. */
export function buildVersion(dir: string): string {
  return (
    process.env.RELEASE_VERSION ??
    (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version
  );
}

/** A page or component that a module exposes. */
interface Exposed {
  name: string;
  /** Below the module's folder. */
  file: string;
  /** The chunk that contains it. */
  chunk: string;
}

/**
 * What a module exposes: each page in its own chunk, and the components of one slot together, because they are shown
 * together.
 */
export function exposedBy({ manifest, pages, components }: DeclaredModule): Exposed[] {
  const slotOf = (name: string) =>
    (manifest.contributions ?? []).find((each) => componentOf(each) === name)?.slot ?? name;
  return [
    ...Object.entries(pages).map(([name, file]) => ({ name, file, chunk: name })),
    ...Object.entries(components).map(([name, file]) => ({ name, file, chunk: slotOf(name) })),
  ];
}

/**
 * Federation options of both shell and modules, for every bundler: no types of modules, because teams take the types
 * from the shell's package.
 */
export const federation = { shareStrategy: 'loaded-first', dts: false, dev: false } as const;

/**
 * Options of every bundler's federation plugin for the module in `dir`: the container's name, what it exposes, and that
 * all shared packages come once from the shell. Throws what is wrong with its `module.json`.
 */
export function moduleFederation(dir: string) {
  const declared = readManifest(dir);
  if (isPackage) linkShared(dir);
  return {
    ...federation,
    name: containerName(declared.manifest.name, buildVersion(dir)),
    exposes: Object.fromEntries(
      exposedBy(declared).map(({ name, file, chunk }) => [`./${name}`, { import: join(dir, file), name: chunk }]),
    ),
    shared: Object.fromEntries(
      Object.keys(sharedDependencies).map((name) => [
        name,
        { import: false as const, singleton: true, strictVersion: true, requiredVersion: rangeOf(name) },
      ]),
    ),
  };
}

/** Keeps a module's runtime small: the shell provides the core (`host`), and modules load no other. */
export const moduleRuntime = {
  externalRuntime: true,
  optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
} as const;

import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryRelease } from 'shared/contract';
import { FileError, loadScript } from './loadFile';

declare global {
  interface Window {
    /** Integrity by absolute URL of every file of the registered releases; a module's own chunk loading reads it. */
    moduleIntegrity?: Record<string, string>;
  }
}

/** The absolute URL of one of a release's files. */
export const fileUrl = (release: RegistryRelease, file: string) => new URL(release.base + file, document.baseURI).href;

const releasesByContainer = new Map<string, RegistryRelease>();

/**
 * Takes the entry's loading over from the Module Federation runtime, which has no integrity, no
 * usable time limit, and one error for every fault.
 */
registerPlugins([
  {
    name: 'release-entry',
    async loadEntry({ remoteInfo }) {
      const release = releasesByContainer.get(remoteInfo.name);
      if (!release) return undefined;
      const url = fileUrl(release, release.entry);
      const globals = window as unknown as Record<string, NonNullable<typeof remoteInfo> | undefined>;
      if (!globals[release.container]) await loadScript(url, release.integrity[release.entry] ?? '');
      const container = globals[release.container];
      if (!container)
        throw new FileError({ kind: 'contract', detail: `its entry does not announce ${release.container}` }, url);
      return container as never;
    },
  },
]);

const remoteOf = (release: RegistryRelease) => ({
  name: release.container,
  entry: fileUrl(release, release.entry),
  entryGlobalName: release.container,
  type: 'var' as const,
});

/** Whether this tab has code of a release, or has asked for it. */
export const isRegistered = ({ container }: RegistryRelease): boolean => releasesByContainer.has(container);

/** Makes a release known to the federation runtime, once. */
export function registerRelease(release: RegistryRelease): void {
  if (releasesByContainer.has(release.container)) return;
  releasesByContainer.set(release.container, release);
  const integrity = (window.moduleIntegrity ??= {});
  for (const [file, value] of Object.entries(release.integrity)) integrity[fileUrl(release, file)] = value;
  registerRemotes([remoteOf(release)]);
}

/** Forgets a release that failed: the runtime keeps a failed load, and the page its container, and both would answer again. */
export function forgetRelease(release: RegistryRelease): void {
  (window as unknown as Record<string, unknown>)[release.container] = undefined;
  registerRemotes([remoteOf(release)], { force: true });
}

/** The default export of an exposed page. Rejects with whatever stopped it. */
export async function loadExposed<T>(release: RegistryRelease, page: string): Promise<T | undefined> {
  const exposed = await loadRemote<{ default?: T }>(`${release.container}/${page}`);
  return exposed?.default;
}

/** Which shared dependencies are in the page, with version and provider; for the module health page. */
export function sharedDependencies(): { name: string; version: string; from: string; loaded: boolean }[] {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, shared]) => ({
      name,
      version,
      from: shared.from,
      loaded: Boolean(shared.loaded ?? shared.lib),
    })),
  );
}

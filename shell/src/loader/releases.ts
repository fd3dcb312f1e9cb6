import { init } from '@module-federation/enhanced/runtime';
import type { RegistryRelease } from 'shared/contract';
import { fileUrl } from './fileUrl';
import { releasePlugin, releases } from './releasePlugin';

/** The federation runtime, which the build configures with the shell's shared packages. */
const runtime = init({ name: 'shell', remotes: [], plugins: [releasePlugin] });

const remoteOf = (release: RegistryRelease) => ({ name: release.container, entry: fileUrl(release, release.entry) });

/** Whether this tab has loaded or requested code of a release. */
export const isRegistered = ({ container }: RegistryRelease): boolean => releases.has(container);

/** Registers a release with the runtime, once. */
export function registerRelease(release: RegistryRelease): void {
  if (isRegistered(release)) return;
  releases.set(release.container, release);
  runtime.registerRemotes([remoteOf(release)]);
}

/** All shared packages in the page, by name and version. */
export function shareScope() {
  void runtime.initializeSharing();
  return runtime.shareScopeMap.default ?? {};
}

/**
 * Clears a failed release: the runtime caches a failed load and may leave the container in the page, so both would fail
 * again. Shared packages that it requested first stay the shell's (the runtime would remove them too), and are loaded
 * again if that failed.
 */
export function forgetRelease(release: RegistryRelease): void {
  for (const versions of Object.values(shareScope()))
    for (const shared of Object.values(versions)) {
      shared.from = runtime.name;
      if (!shared.loaded) shared.loading = null;
    }
  runtime.registerRemotes([remoteOf(release)], { force: true });
}

/** The default export of an exposed page. Rejects with whatever stopped it. */
export async function loadExposed<T>(release: RegistryRelease, page: string): Promise<T | undefined> {
  const exposed = await runtime.loadRemote<{ default?: T }>(`${release.container}/${page}`);
  return exposed?.default;
}

/** The shared dependencies in the page, with version and whether they are used; for the module health page. */
export function sharedDependencies(): { name: string; version: string; from: string; loaded: boolean }[] {
  return Object.entries(shareScope()).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { loaded, lib }]) => ({
      name,
      version,
      from: runtime.name,
      loaded: Boolean(loaded ?? lib),
    })),
  );
}

import { init } from '@module-federation/enhanced/runtime';
import type { RegistryRelease } from 'shared/contract';
import { fileUrl } from './fileUrl';
import { releasePlugin, releases } from './releasePlugin';

/** The federation's runtime, which the build gives what the shell provides. */
const runtime = init({ name: 'shell', remotes: [], plugins: [releasePlugin] });

const remoteOf = (release: RegistryRelease) => ({ name: release.container, entry: fileUrl(release, release.entry) });

/** Whether this tab has code of a release, or has asked for it. */
export const isRegistered = ({ container }: RegistryRelease): boolean => releases.has(container);

/** Makes a release known to the runtime, once. */
export function registerRelease(release: RegistryRelease): void {
  if (isRegistered(release)) return;
  releases.set(release.container, release);
  runtime.registerRemotes([remoteOf(release)]);
}

/** Everything that is shared in the page, by name and version. */
export function shareScope() {
  void runtime.initializeSharing();
  return runtime.shareScopeMap.default ?? {};
}

/**
 * Forgets a release that failed: a failed load is kept, and may have left its container in the page, and both would
 * answer again. What it was first to ask for stays the shell's, which the runtime would take away with it, and is loaded
 * again where that failed.
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

/** Which shared dependencies are in the page, with version and whether anybody has asked for it; for the module health page. */
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

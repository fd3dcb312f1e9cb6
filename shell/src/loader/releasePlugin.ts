import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegistryRelease } from 'shared/contract';
import { fileUrl } from './fileUrl';
import { FileError, loadScript } from './loadFile';
import { moduleRuns } from './moduleRuns';

declare global {
  interface Window {
    /** Integrity by absolute URL of every file of the registered releases; a module's own chunk loading reads it. */
    moduleIntegrity?: Record<string, string>;
  }
}

/** The interface of federated containers, which a release's entry exports. */
interface Container {
  /** Gives the container the page's shared dependencies. */
  init(...scopes: unknown[]): unknown;
  /** Returns the factory of an exposed module. */
  get(name: string): Promise<() => unknown>;
}

/** The releases that this tab has loaded or requested, by the remote's name, which is its container's. */
export const releases = new Map<string, RegistryRelease>();

/** Errors that containers threw at startup: the runtime rewords them. */
const startErrors = new Map<string, unknown>();

const globals = window as unknown as Record<string, Container | undefined>;

/** Runs code of a release. */
function running<T>(release: RegistryRelease, act: () => T): T {
  moduleRuns.begin?.(release);
  const result = act();
  moduleRuns.end?.(release);
  return result;
}

/**
 * Loads a release's entry with integrity and a timeout, and removes its container from the window, where any code could
 * reach it.
 */
async function fetchContainer(release: RegistryRelease): Promise<Container> {
  const url = fileUrl(release, release.entry);
  if (!globals[release.container]) await loadScript(url, release.integrity[release.entry] ?? '');
  const container = globals[release.container];
  globals[release.container] = undefined;
  if (!container)
    throw new FileError({ kind: 'contract', detail: `its entry does not announce ${release.container}` }, url);
  return container;
}

/** A container whose code is attributed to the release while it runs. */
const owned = (release: RegistryRelease, container: Container): Container => ({
  init: async (...scopes) => {
    try {
      return await running(release, () => container.init(...scopes));
    } catch (error) {
      startErrors.set(release.container, error);
      throw error;
    }
  },
  get: async (name) => {
    const create = await running(release, () => container.get(name));
    return () => running(release, create);
  },
});

/** Logs why an entry replaced by a browser tool isn't used, where its developer looks. */
const sayRefused = ({ name, entry }: { name: string; entry: string }): void =>
  // oxlint-disable-next-line no-console -- for a developer, whose tool's panel says otherwise
  console.warn(
    `${entry} is not loaded as ${name}: only the registry says what runs here. npm run dev -- <module> --in ${location.origin} runs your own build, for your account alone.`,
  );

/**
 * Hardens the federation runtime: which files belong to a release, how its entry loads, whose code runs, and what
 * stopped it.
 */
export const releasePlugin: ModuleFederationRuntimePlugin = {
  name: 'releases',
  registerRemote(registered) {
    const release = releases.get(registered.remote.name);
    const integrity = (window.moduleIntegrity ??= {});
    for (const [file, value] of Object.entries(release?.integrity ?? {}))
      if (release) integrity[fileUrl(release, file)] = value;
    return registered;
  },
  async loadEntry({ remoteInfo }) {
    const release = releases.get(remoteInfo.name);
    startErrors.delete(remoteInfo.name);
    if (release && remoteInfo.entry !== fileUrl(release, release.entry)) sayRefused(remoteInfo);
    return release && (owned(release, await fetchContainer(release)) as never);
  },
  errorLoadRemote({ remote, error }) {
    throw (remote && startErrors.get(remote.name)) ?? error;
  },
};

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

/** What a release's entry announces: the interface of federated containers. */
interface Container {
  /** Gives the container the shared dependencies that are in the page. */
  init(...scopes: unknown[]): unknown;
  /** What makes an exposed module. */
  get(name: string): Promise<() => unknown>;
}

/** The releases that this tab has code of or has asked for, by the remote's name, which is its container's. */
export const releases = new Map<string, RegistryRelease>();

/** What containers threw when they were started: the runtime says it in words of its own. */
const startErrors = new Map<string, unknown>();

const globals = window as unknown as Record<string, Container | undefined>;

/** Runs code of a release. */
function running<T>(release: RegistryRelease, act: () => T): T {
  moduleRuns.begin?.(release);
  const result = act();
  moduleRuns.end?.(release);
  return result;
}

/** Loads a release's entry, with integrity and a time limit, and takes its container off the page, where any code would find it. */
async function fetchContainer(release: RegistryRelease): Promise<Container> {
  const url = fileUrl(release, release.entry);
  if (!globals[release.container]) await loadScript(url, release.integrity[release.entry] ?? '');
  const container = globals[release.container];
  globals[release.container] = undefined;
  if (!container)
    throw new FileError({ kind: 'contract', detail: `its entry does not announce ${release.container}` }, url);
  return container;
}

/** A container whose code counts as the release's while it runs. */
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

/** Says where it is looked for why an entry that a tool of the browser named is not what runs. */
const sayRefused = ({ name, entry }: { name: string; entry: string }): void =>
  // oxlint-disable-next-line no-console -- for a developer, whose tool's panel says otherwise
  console.warn(
    `${entry} is not loaded as ${name}: only the registry says what runs here. npm run dev -- <module> --in ${location.origin} runs your own build, for your account alone.`,
  );

/** What makes the federation's runtime safe: which files are a release's, how its entry comes, whose code runs, and what stopped it. */
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

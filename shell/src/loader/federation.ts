import type { RegistryRelease } from 'shared/contract';
import { FileError, loadScript } from './loadFile';
import { moduleRuns } from './moduleRuns';

/** The versions of each shared dependency that the page has, as webpack keeps them: who provides one, and whether anybody has asked for it. */
type ShareScope = Record<string, Record<string, { from: string; loaded?: 1 }>>;

declare global {
  /** Webpack's: fills a share scope with what this build provides, once. */
  const __webpack_init_sharing__: (scope: 'default') => unknown;
  const __webpack_share_scopes__: { default: ShareScope };

  interface Window {
    /** Integrity by absolute URL of every file of the registered releases; a module's own chunk loading reads it. */
    moduleIntegrity?: Record<string, string>;
  }
}

/** The absolute URL of one of a release's files. */
export const fileUrl = (release: RegistryRelease, file: string) => new URL(release.base + file, document.baseURI).href;

/** What a release's entry announces: the interface of webpack's containers. */
interface Container {
  /** Gives the container the shared dependencies that are in the page. */
  init(shareScope: ShareScope, initScope: object[]): unknown;
  /** What makes an exposed module. */
  get(name: string): Promise<() => unknown>;
}

/** The releases that this tab has code of or has asked for, and what their entries announced, ready to be asked. */
const containers = new Map<string, Promise<Container> | undefined>();

const globals = window as unknown as Record<string, Container | undefined>;

/** Whether this tab has code of a release, or has asked for it. */
export const isRegistered = ({ container }: RegistryRelease): boolean => containers.has(container);

/** Makes known what the files of a release must be, once. */
export function registerRelease(release: RegistryRelease): void {
  if (isRegistered(release)) return;
  containers.set(release.container, undefined);
  const integrity = (window.moduleIntegrity ??= {});
  for (const [file, value] of Object.entries(release.integrity)) integrity[fileUrl(release, file)] = value;
}

/** Forgets a release that failed: a failed load is kept, and may have left its container in the page, and both would answer again. */
export function forgetRelease(release: RegistryRelease): void {
  globals[release.container] = undefined;
  containers.set(release.container, undefined);
}

/** What the page has of the shared dependencies, by name and version. */
function shareScope(): ShareScope {
  void __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

/** Runs code of a release. */
function running<T>(release: RegistryRelease, act: () => T): T {
  moduleRuns.begin?.(release);
  const result = act();
  moduleRuns.end?.(release);
  return result;
}

/** Loads a release's entry, with integrity and a time limit, takes its container off the page, where any code would find it, and lets it share what the page has. */
async function startContainer(release: RegistryRelease): Promise<Container> {
  const url = fileUrl(release, release.entry);
  if (!globals[release.container]) await loadScript(url, release.integrity[release.entry] ?? '');
  const container = globals[release.container];
  globals[release.container] = undefined;
  if (!container)
    throw new FileError({ kind: 'contract', detail: `its entry does not announce ${release.container}` }, url);
  await running(release, () => container.init(shareScope(), []));
  return container;
}

/** The default export of an exposed page. Rejects with whatever stopped it. */
export async function loadExposed<T>(release: RegistryRelease, page: string): Promise<T | undefined> {
  let starting = containers.get(release.container);
  if (!starting) containers.set(release.container, (starting = startContainer(release)));
  const container = await starting;
  const create = await running(release, () => container.get(`./${page}`));
  return ((await running(release, create)) as { default?: T } | undefined)?.default;
}

/** Which shared dependencies are in the page, with version and provider; for the module health page. */
export function sharedDependencies(): { name: string; version: string; from: string; loaded: boolean }[] {
  return Object.entries(shareScope()).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, loaded }]) => ({ name, version, from, loaded: loaded === 1 })),
  );
}

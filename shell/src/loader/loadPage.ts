import type { ComponentType } from 'react';
import type { RegistryModule, RegistryRelease } from 'shared/contract';
import { CONTRACT_VERSION } from 'shared/contract/version';
import { laterParts } from 'shared/vendor/laterParts';
import { classify } from './classify';
import { fileUrl, forgetRelease, isRegistered, loadExposed, registerRelease } from './federation';
import { loadStylesheet, removeStylesheets } from './loadFile';
import { ModuleFailure } from './ModuleFailure';
import { recordFailure, recordLoad } from './moduleHealth';
import { isChunkError } from './retryChunk';
import { retrying } from './retrying';

/** A page ready to render, and the release it came from. */
export interface LoadedPage {
  Component: ComponentType;
  release: RegistryRelease;
}

/** Versions that failed in this tab, and their failure; not tried again until the person asks. */
const quarantine = new Map<string, ModuleFailure>();
const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

const keyOf = (module: RegistryModule, page: string) => `${module.current.container}/${page}`;

/** The releases that a module's page may come from, in the order in which they are tried. */
const releasesOf = ({ current, previous }: RegistryModule): RegistryRelease[] =>
  previous ? [current, previous] : [current];

const forgetPages = (module: RegistryModule) => {
  for (const key of [...loaded.keys()]) if (key.startsWith(keyOf(module, ''))) loaded.delete(key);
};

/** The page if it is already here: such a page renders in the same frame. */
export const loadedPage = (module: RegistryModule, page: string): LoadedPage | undefined =>
  loaded.get(keyOf(module, page));

/**
 * Loads a page from its module's current release, else from the previous one.
 * Calls for the same page share one load. Rejects with the `ModuleFailure` of the current release.
 */
export function loadPage(module: RegistryModule, page: string): Promise<LoadedPage> {
  const key = keyOf(module, page);
  let promise = loading.get(key);
  if (!promise) {
    promise = loadFromAny(module, page).finally(() => loading.delete(key));
    loading.set(key, promise);
    promise.then((result) => loaded.set(key, result)).catch(() => undefined);
  }
  return promise;
}

/** Forgets that a module failed and what its code has kept of it, so that the next load asks for its current release anew. */
export function startAnew(module: RegistryModule): void {
  for (const release of releasesOf(module)) {
    quarantine.delete(release.container);
    if (isRegistered(release)) forgetRelease(release);
  }
  forgetPages(module);
}

/** Keeps a release that failed from being used again in this tab. */
export function quarantineRelease(module: RegistryModule, release: RegistryRelease, failure: ModuleFailure): void {
  quarantine.set(release.container, failure);
  forgetPages(module);
}

/** The release before the one that failed, where it can take its place. */
export const releaseBefore = (module: RegistryModule, failed: RegistryRelease): RegistryRelease | undefined =>
  module.previous && failed.container === module.current.container && !quarantine.has(module.previous.container)
    ? module.previous
    : undefined;

/** Takes the stylesheets of a module's releases out of the document, but for those of one that is shown. */
export function removeStyles(module: RegistryModule, shown?: RegistryRelease): void {
  for (const release of releasesOf(module)) if (release !== shown) removeStylesheets(fileUrl(release, ''));
}

async function loadFromAny(module: RegistryModule, page: string): Promise<LoadedPage> {
  let first: ModuleFailure | undefined;
  for (const release of releasesOf(module)) {
    const known = quarantine.get(release.container);
    if (known) {
      first ??= known;
      continue;
    }
    try {
      return await loadFrom(module, release, page);
    } catch (error) {
      const failure = error as ModuleFailure;
      quarantineRelease(module, release, failure);
      recordFailure(failure);
      first ??= failure;
    }
  }
  throw first;
}

async function loadFrom(module: RegistryModule, release: RegistryRelease, page: string): Promise<LoadedPage> {
  const context = { module: module.manifest.name, team: module.manifest.team, version: release.version, page };
  if (module.manifest.contract !== CONTRACT_VERSION) {
    throw new ModuleFailure(
      'entry',
      {
        kind: 'contract',
        detail: `its manifest speaks contract ${String(module.manifest.contract)}, and this shell ${CONTRACT_VERSION}`,
      },
      context,
    );
  }
  const started = performance.now();
  const files = release.pages[page];
  const Component = await retrying(
    async () => {
      try {
        registerRelease(release);
        const styles = (files?.css ?? []).map((file) =>
          loadStylesheet(fileUrl(release, file), release.integrity[file] ?? ''),
        );
        const [component] = await Promise.all([loadExposed<ComponentType>(release, page), ...styles]);
        // A part that does not come is asked for again by what renders it, and is its failure.
        await Promise.allSettled([...laterParts].map((load) => load()));
        if (!component)
          throw new ModuleFailure('page', { kind: 'contract', detail: `it has no page ${page}` }, context);
        return component;
      } catch (error) {
        forgetRelease(release);
        throw await classify(error, module, release, page);
      }
    },
    // A chunk has been tried again already.
    (error) => error instanceof ModuleFailure && error.isTransient && !isChunkError(error.cause),
  );
  recordLoad(module, release, performance.now() - started);
  return { Component, release };
}

import type { ComponentType } from 'react';
import type { RegistryModule, RegistryRelease } from 'shared/contract';
import { CONTRACT_VERSION } from 'shared/contract/version';
import { classify } from './classify';
import { fileUrl, forgetRelease, loadExposed, registerRelease } from './federation';
import { loadStylesheet } from './loadFile';
import { ModuleFailure } from './ModuleFailure';
import { recordFailure, recordLoad } from './moduleHealth';
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

/** Forgets that a module failed, so that the next load asks for its current release again. */
export function releaseFromQuarantine(module: RegistryModule): void {
  for (const release of [module.current, module.previous]) {
    if (release && quarantine.delete(release.container)) forgetRelease(release);
  }
  forgetPages(module);
}

/** Keeps a release whose page could be loaded but not rendered from being used again in this tab. */
export function quarantineRelease(module: RegistryModule, release: RegistryRelease, failure: ModuleFailure): void {
  quarantine.set(release.container, failure);
  forgetPages(module);
  recordFailure(failure);
}

async function loadFromAny(module: RegistryModule, page: string): Promise<LoadedPage> {
  let first: ModuleFailure | undefined;
  for (const release of [module.current, module.previous]) {
    if (!release) continue;
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
        if (!component)
          throw new ModuleFailure('page', { kind: 'contract', detail: `it has no page ${page}` }, context);
        return component;
      } catch (error) {
        forgetRelease(release);
        throw await classify(error, module, release, page);
      }
    },
    (error) => error instanceof ModuleFailure && error.isTransient,
  );
  recordLoad(module, release, performance.now() - started);
  return { Component, release };
}

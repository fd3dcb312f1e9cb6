import type { ComponentType } from 'react';
import type { RegistryModule, RegistryRelease } from 'shared/contract';
import { CONTRACT_VERSION } from 'shared/contract/version';
import { lazyChunks } from 'shared/vendor/lazyChunks';
import { classify } from './classify';
import { fileUrl } from './fileUrl';
import { applyStylesheets, cacheBust, loadStylesheet } from './loadFile';
import { type FailureReason, ModuleFailure } from './ModuleFailure';
import { recordFailure, recordLoad } from './moduleHealth';
import type { Part } from './Part';
import { forgetRelease, isRegistered, loadExposed, registerRelease } from './releases';
import { isChunkError } from './retryChunk';
import { retrying } from './retrying';

/** A loaded part and the release it came from. */
export interface LoadedPart {
  Component: ComponentType<object>;
  release: RegistryRelease;
}

/** What failed in this tab (releases and single contributions) and why; not retried until the person asks. */
const quarantine = new Map<string, ModuleFailure>();
const loaded = new Map<string, LoadedPart>();
const loading = new Map<string, Promise<LoadedPart>>();

const keyOf = (module: RegistryModule, name: string) => `${module.current.container}/${name}`;

/** The releases to load a module's part from, in order of preference. */
const releasesOf = ({ current, previous }: RegistryModule): RegistryRelease[] =>
  previous ? [current, previous] : [current];

/** The quarantine key of a release's part. */
const quarantineKey = ({ name, kind }: Part, { container }: RegistryRelease) =>
  kind === 'page' ? container : `${container}/${name}`;

/** Why a part must not be loaded from a release. */
const knownFailure = (part: Part, release: RegistryRelease) =>
  quarantine.get(release.container) ?? quarantine.get(quarantineKey(part, release));

/** Clears the loaded state of a page's module, or of a contribution alone. */
function forgetLoaded({ module, name, kind }: Part): void {
  if (kind === 'contribution') loaded.delete(keyOf(module, name));
  else for (const key of [...loaded.keys()]) if (key.startsWith(keyOf(module, ''))) loaded.delete(key);
}

/** The part if already loaded: it then renders in the same frame. */
export const loadedPart = ({ module, name }: Part): LoadedPart | undefined => loaded.get(keyOf(module, name));

/**
 * Loads a part from its module's current release, or else the previous one. Concurrent calls for the same part share
 * one load. Rejects with the `ModuleFailure` of the current release.
 */
export function loadPart(part: Part): Promise<LoadedPart> {
  const key = keyOf(part.module, part.name);
  let promise = loading.get(key);
  if (!promise) {
    promise = loadFromAny(part).finally(() => loading.delete(key));
    loading.set(key, promise);
    promise.then((result) => loaded.set(key, result)).catch(() => undefined);
  }
  return promise;
}

/**
 * Clears a part's failure and the state of its module's code, so that the next load tries the current release again.
 */
export function startAnew(part: Part, reason: FailureReason): void {
  for (const release of releasesOf(part.module)) {
    if (reason.kind === 'timeout') cacheBust(Object.keys(release.integrity).map((file) => fileUrl(release, file)));
    quarantine.delete(release.container);
    quarantine.delete(quarantineKey(part, release));
    if (isRegistered(release)) forgetRelease(release);
  }
  forgetLoaded(part);
}

/** Quarantines a failed part of a release (for a page, the whole release) in this tab. */
export function setAside(part: Part, release: RegistryRelease, failure: ModuleFailure): void {
  quarantine.set(quarantineKey(part, release), failure);
  forgetLoaded(part);
}

/** The previous release, if it can replace the failed one. */
export const releaseBefore = (part: Part, failed: RegistryRelease): RegistryRelease | undefined => {
  const { current, previous } = part.module;
  return previous && failed.container === current.container && !knownFailure(part, previous) ? previous : undefined;
};

/** The number of mounted parts of each release, by container. */
const shown = new Map<string, number>();

const settleStyles = (release: RegistryRelease) =>
  applyStylesheets(fileUrl(release, ''), Boolean(shown.get(release.container)));

/**
 * Enables a release's stylesheets while any of its parts is mounted; this part counts until the returned function is
 * called.
 */
export function wearStyles(release: RegistryRelease): () => void {
  const count = (change: number) => {
    shown.set(release.container, (shown.get(release.container) ?? 0) + change);
    settleStyles(release);
  };
  count(1);
  return () => count(-1);
}

async function loadFromAny(part: Part): Promise<LoadedPart> {
  let first: ModuleFailure | undefined;
  for (const release of releasesOf(part.module)) {
    const known = knownFailure(part, release);
    if (known) {
      first ??= known;
      continue;
    }
    try {
      return await loadFrom(part, release);
    } catch (error) {
      const failure = error as ModuleFailure;
      setAside(part, release, failure);
      recordFailure(failure);
      first ??= failure;
    }
  }
  throw first;
}

async function loadFrom({ module, name, kind }: Part, release: RegistryRelease): Promise<LoadedPart> {
  const context = { module: module.manifest.name, team: module.manifest.team, version: release.version, page: name };
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
  const files = release.pages[name];
  const Component = await retrying(
    async () => {
      try {
        registerRelease(release);
        const styles = (files?.css ?? []).map((file) =>
          loadStylesheet(fileUrl(release, file), release.integrity[file] ?? ''),
        );
        const [component] = await Promise.all([loadExposed<ComponentType>(release, name), ...styles]);
        // A stylesheet that fails to load is retried by the part that renders, and is that part's failure; a
        // contribution may need none.
        if (kind === 'page') await Promise.allSettled([...lazyChunks].map((load) => load()));
        if (!component)
          throw new ModuleFailure('page', { kind: 'contract', detail: `it has no ${kind} ${name}` }, context);
        return component;
      } catch (error) {
        const failure = await classify(error, module, release, name);
        // Other pending loads of a release continue when only a contribution fails.
        if (kind === 'page' || failure.phase !== 'page') forgetRelease(release);
        throw failure;
      } finally {
        settleStyles(release);
      }
    },
    // A chunk has already been retried.
    (error) => error instanceof ModuleFailure && error.isTransient && !isChunkError(error.cause),
  );
  recordLoad(module, release, performance.now() - started);
  return { Component, release };
}

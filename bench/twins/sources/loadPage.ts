import type { ComponentType } from 'react';
import type { RegistryModule, RegistryRelease } from 'shared/contract';
import { laterParts } from 'shared/vendor/laterParts';
import { pages } from './pages';

/** Takes the place of `shell/src/loader/loadPage.ts` in a twin: a page is one of the table that its build makes. */
interface LoadedPage {
  Component: ComponentType;
  release: RegistryRelease;
}

const loaded = new Map<string, LoadedPage>();
const keyOf = (module: RegistryModule, page: string) => `${module.manifest.name}/${page}`;

export const loadedPage = (module: RegistryModule, page: string): LoadedPage | undefined =>
  loaded.get(keyOf(module, page));

export async function loadPage(module: RegistryModule, page: string): Promise<LoadedPage> {
  const load = pages[keyOf(module, page)];
  if (!load) throw new Error(`The twin has no page ${keyOf(module, page)}.`);
  const [{ default: Component }] = await Promise.all([load(), ...[...laterParts].map((part) => part())]);
  const result = { Component, release: module.current };
  loaded.set(keyOf(module, page), result);
  return result;
}

/** A twin has no releases that may fail. */
export const startAnew = (): undefined => undefined;
export const quarantineRelease = (): undefined => undefined;
export const releaseBefore = (): undefined => undefined;
export const removeStyles = (): undefined => undefined;

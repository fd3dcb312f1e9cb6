import type { ComponentType } from 'react';
import type { RegistryModule, RegistryRelease } from 'shared/contract';
import { laterParts } from 'shared/vendor/laterParts';
import { pages } from './pages';

/** Takes the place of `shell/src/loader/loadPart.ts` in a twin: a page or component is one of the table that its build makes. */
interface Part {
  module: RegistryModule;
  name: string;
  kind: 'page' | 'contribution';
}
interface LoadedPart {
  Component: ComponentType<object>;
  release: RegistryRelease;
}

const loaded = new Map<string, LoadedPart>();
const keyOf = ({ module, name }: Pick<Part, 'module' | 'name'>) => `${module.manifest.name}/${name}`;

export const loadedPart = (part: Part): LoadedPart | undefined => loaded.get(keyOf(part));

export async function loadPart(part: Part): Promise<LoadedPart> {
  const load = pages[keyOf(part)];
  if (!load) throw new Error(`The twin has no ${keyOf(part)}.`);
  const later = part.kind === 'page' ? [...laterParts].map((each) => each()) : [];
  const [{ default: Component }] = await Promise.all([load(), ...later]);
  const result = { Component, release: part.module.current };
  loaded.set(keyOf(part), result);
  return result;
}

/** A twin has no releases that may fail. */
export const startAnew = (): undefined => undefined;
export const setAside = (): undefined => undefined;
export const releaseBefore = (): undefined => undefined;
export const removeStyles = (): undefined => undefined;

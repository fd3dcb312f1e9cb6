import type { Registry, RegistryModule } from 'shared/contract';
import { CONTRACT_VERSION } from 'shared/contract/version';

const empty: Registry = { contract: CONTRACT_VERSION, revision: 0, modules: {} };

/** Whether a module's entry has the fields that the shell reads before loading anything. */
const isUsable = ({ manifest, current }: Partial<RegistryModule>): boolean =>
  Array.isArray(manifest?.routes) && Array.isArray(manifest.sidebar) && typeof current?.entry === 'string';

/** A registry's modules without malformed ones. */
export const usableModules = ({ modules }: Registry): Registry['modules'] =>
  Object.fromEntries(Object.entries(modules).filter(([, module]) => isUsable(module)));

/**
 * The registry inlined in the page, without malformed modules. Without one, or with another contract version, an empty
 * registry: the shell then still shows its own pages.
 */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById('registry')?.textContent;
  if (!text) return empty;
  try {
    const registry = JSON.parse(text) as Registry;
    if (registry.contract !== CONTRACT_VERSION) return empty;
    return { ...registry, modules: usableModules(registry) };
  } catch {
    return empty;
  }
}

import type { Registry, RegistryModule } from 'shared/contract';
import { CONTRACT_VERSION } from 'shared/contract/version';

const empty: Registry = { contract: CONTRACT_VERSION, revision: 0, modules: {} };

/** Whether a module's entry has the parts that the shell reads before it loads anything. */
const isUsable = ({ manifest, current }: Partial<RegistryModule>): boolean =>
  Array.isArray(manifest?.routes) && Array.isArray(manifest.sidebar) && typeof current?.entry === 'string';

/** The modules of a registry without those that are malformed. */
export const usableModules = ({ modules }: Registry): Registry['modules'] =>
  Object.fromEntries(Object.entries(modules).filter(([, module]) => isUsable(module)));

/**
 * The registry that the server inlined in the page, without the modules that are malformed. A page
 * without one, or with one of another contract, gets an empty registry: the shell then still shows its
 * own pages.
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

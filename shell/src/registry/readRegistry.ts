import { CONTRACT_VERSION } from 'shared/contract/version';
import type { Registry } from 'shared/contract';

const empty: Registry = { contract: CONTRACT_VERSION, revision: 0, modules: {} };

/**
 * The registry that the server inlined in the page. A page without one, or with one of another
 * contract, gets an empty registry: the shell then still shows its own pages.
 */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById('registry')?.textContent;
  if (!text) return empty;
  try {
    const registry = JSON.parse(text) as Registry;
    return registry.contract === CONTRACT_VERSION ? registry : empty;
  } catch {
    return empty;
  }
}

import { readRegistry } from '../registry/readRegistry';
import { tellOutside } from './tellOutside';
import { tellWritten } from './tellWritten';
import { callerOf, type Trace, traceOf } from './traces';
import type { Look } from './watchRuns';
import { whoWrote } from './whoWrote';

const stores = () => [window.localStorage, window.sessionStorage];

/** Whether a key belongs to a module: it begins with the module's name, with or without `mfe-`. */
const isOwnKey = (key: string, module: string) => key.startsWith(module) || key.startsWith(module.replace(/^mfe-/, ''));

/** Other owners' stored values, as last written by code allowed to. */
type Kept = Map<string, string>;

/** Checks stored keys, and reverts a module's changes to others' keys. */
interface StorageGuard {
  /**
   * Reverts direct property writes such as `localStorage.token = …` right after the code ran. Earlier changes may come
   * from another tab or an unknown writer.
   */
  look: Look;
  /**
   * Reverts the remaining ones after a module is gone; returns what was reverted and, if its scripts show it, by whom.
   */
  changed: (module: string) => Promise<{ what: string; at: Trace | undefined }[]>;
}

/**
 * Keeps modules from writing, removing or clearing other owners' stored values; a module may write unowned
 * keys and its own.
 */
// oxlint-disable-next-line max-lines-per-function -- what others stored is known to its parts alone
export function guardStorage(): StorageGuard {
  const kept = new Map<Storage, Kept>(stores().map((store) => [store, new Map(Object.entries(store))]));
  const { getItem, setItem, removeItem, clear } = Storage.prototype;
  const refuses = (store: Storage, key: string, at: Trace, act: string): boolean => {
    const caller = callerOf(at);
    if (!caller || isOwnKey(key, caller.module) || !kept.get(store)?.has(key)) return false;
    tellOutside(at, `It ${act} the stored ${key}, which is not its own: this was refused.`);
    return true;
  };
  Storage.prototype.setItem = function watched(key, value) {
    const at = traceOf(watched);
    if (refuses(this, key, at, 'wrote to')) return;
    setItem.call(this, key, value);
    const caller = callerOf(at);
    if (!caller || isOwnKey(key, caller.module)) kept.get(this)?.set(key, String(value));
  };
  Storage.prototype.removeItem = function watched(key) {
    const at = traceOf(watched);
    if (refuses(this, key, at, 'removed')) return;
    removeItem.call(this, key);
    kept.get(this)?.delete(key);
  };
  Storage.prototype.clear = function watched() {
    const at = traceOf(watched);
    if (callerOf(at)) return tellOutside(at, 'It emptied the storage of everybody: this was refused.');
    clear.call(this);
    kept.get(this)?.clear();
  };
  // Writes from other tabs were checked there.
  addEventListener('storage', ({ storageArea, key, newValue }) => {
    const known = storageArea && kept.get(storageArea);
    if (!known) return;
    if (key === null) known.clear();
    else if (newValue === null) known.delete(key);
    else known.set(key, newValue);
  });
  // Storage events are missed while the page is in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const store of stores()) kept.set(store, new Map(Object.entries(store)));
  });
  const doubtful = new Map<Storage, Set<string>>(stores().map((store) => [store, new Set<string>()]));
  const said = (key: string) => `It changed the stored ${key}, which is not its own.`;
  return {
    look(by, isAlone) {
      for (const [store, known] of kept) {
        const doubts = doubtful.get(store);
        for (const [key, value] of known) {
          const now = getItem.call(store, key);
          if (now === value) doubts?.delete(key);
          else if (!by || !isAlone) doubts?.add(key);
          else if (!doubts?.has(key)) {
            const owner = by();
            if (owner && isOwnKey(key, owner.module)) {
              if (now === null) known.delete(key);
              else known.set(key, now);
              continue;
            }
            setItem.call(store, key, value);
            void tellWritten(said(key), key, undefined, owner);
          }
        }
      }
    },
    async changed(module) {
      const found: { what: string; at: Trace | undefined }[] = [];
      for (const [store, known] of kept)
        for (const [key, value] of known) {
          if (isOwnKey(key, module) || getItem.call(store, key) === value) continue;
          const by = await whoWrote(key, undefined);
          const owners =
            by === undefined ? Object.keys(readRegistry(document).modules) : [by !== 'other' && callerOf(by)?.module];
          // Code allowed to write may have changed it meanwhile, and its owner may write anything.
          if (by === 'other' || getItem.call(store, key) === known.get(key)) continue;
          if (owners.some((each) => each && isOwnKey(key, each))) continue;
          setItem.call(store, key, value);
          found.push({ what: said(key), at: by });
        }
      return found;
    },
  };
}

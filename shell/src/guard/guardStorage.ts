import { tellOutside } from './tellOutside';
import { callerOf, type Trace, traceOf } from './traces';
import { whoWrote } from './whoWrote';

const stores = () => [window.localStorage, window.sessionStorage];

/** Whether a key is a module's own: it begins with the module's name, with or without `mfe-`. */
const isOwnKey = (key: string, module: string) => key.startsWith(module) || key.startsWith(module.replace(/^mfe-/, ''));

/** What others keep in a store, as it was last written by who may. */
type Kept = Map<string, string>;

/**
 * Keeps from now on what others have stored from being written to, removed or emptied by a module; it may write keys that
 * nobody has, and its own. Answers what a module has changed without a call, `localStorage.token = …`, with what undoes it.
 */
export function guardStorage(): (module: string) => Promise<{ what: string; at: Trace }[]> {
  const kept = new Map<Storage, Kept>(stores().map((store) => [store, new Map(Object.entries(store))]));
  const { setItem, removeItem, clear } = Storage.prototype;
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
  // What other tabs write has been let through there.
  addEventListener('storage', ({ storageArea, key, newValue }) => {
    const known = storageArea && kept.get(storageArea);
    if (!known) return;
    if (key === null) known.clear();
    else if (newValue === null) known.delete(key);
    else known.set(key, newValue);
  });
  return async (module) => {
    const found: { what: string; at: Trace }[] = [];
    for (const [store, known] of kept)
      for (const [key, value] of known) {
        if (isOwnKey(key, module) || store.getItem(key) === value) continue;
        const by = await whoWrote(key, undefined);
        // Meanwhile, it may have been written by who may.
        if (by === undefined || by === 'other' || store.getItem(key) === known.get(key)) continue;
        setItem.call(store, key, value);
        found.push({ what: `It changed the stored ${key}, which is not its own.`, at: by });
      }
    return found;
  };
}

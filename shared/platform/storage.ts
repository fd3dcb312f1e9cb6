/** One of the browser's two storages; reading and writing never throw (private mode, full quota, server rendering). */
export interface SafeStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

function safeStore(pick: () => Storage): SafeStore {
  const attempt = <R>(act: (store: Storage) => R, otherwise: R): R => {
    try {
      return act(pick());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((store) => store.getItem(key) ?? undefined, undefined),
    set: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    remove: (key) => attempt((store) => store.removeItem(key), undefined),
    keys: () => attempt((store) => Object.keys(store), []),
  };
}

/** The browser's local storage; if unavailable, always empty. */
export const localStore = safeStore(() => window.localStorage);
/** This tab's session storage; if unavailable, always empty. */
export const sessionStore = safeStore(() => window.sessionStorage);

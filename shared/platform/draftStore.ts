import { sessionStore } from './storage';

const PREFIX = 'draft:';
const WRITE_DELAY_MS = 250;
const pending = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Files can't be stored: the field is left out. */
const withoutFiles = (_key: string, value: unknown) => (value instanceof Blob ? undefined : value);

const storageKey = (account: string | undefined, key: string) => `${PREFIX}${account ?? ''}:${key}`;

/**
 * Writes pending drafts; called automatically 250 ms after a change, at the end of a session and when the page is
 * hidden.
 */
export function flushDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  pending.forEach((value, key) => sessionStore.set(key, JSON.stringify(value, withoutFiles)));
  pending.clear();
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', flushDrafts);

/**
 * Stores a draft under this account and key; the value must be immutable, and is written at most every 250 ms, so that
 * typing stays fast.
 */
export function writeDraft(account: string | undefined, key: string, value: unknown): void {
  pending.set(storageKey(account, key), value);
  timer ??= setTimeout(flushDrafts, WRITE_DELAY_MS);
}

/** The draft stored under this account and key, or undefined. */
export function readDraft<T>(account: string | undefined, key: string): T | undefined {
  const name = storageKey(account, key);
  if (pending.has(name)) return pending.get(name) as T;
  const text = sessionStore.get(name);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Deletes one draft. */
export function removeDraft(account: string | undefined, key: string): void {
  pending.delete(storageKey(account, key));
  sessionStore.remove(storageKey(account, key));
}

/** Deletes all drafts of an account. */
export function clearDrafts(account: string | undefined): void {
  const mine = storageKey(account, '');
  for (const key of [...pending.keys()]) if (key.startsWith(mine)) pending.delete(key);
  for (const key of sessionStore.keys()) if (key.startsWith(mine)) sessionStore.remove(key);
}

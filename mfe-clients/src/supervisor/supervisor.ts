import { openSheet } from './openSheet';

/*
 * The only script of the page behind a supervisor's link (`/attendance#…`): no account, no framework, and once it was
 * open, no network.
 */

/** What the browser lets the page keep things in; undefined where it lets it keep nothing. */
function storageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const root = document.querySelector('main');
if (root) {
  const api = document.documentElement.dataset.api ?? '/api';
  openSheet(root, { api, token: location.hash.slice(1), storage: storageOf() });
  // Another link in the same tab: its month, not this one's.
  addEventListener('hashchange', () => location.reload());
  void navigator.storage?.persist?.();
  void navigator.serviceWorker?.register('/attendance/worker.js', { scope: '/attendance' }).catch(() => undefined);
}

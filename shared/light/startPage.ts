/** The browser's storage; undefined where it denies the page any. */
function storageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The input of a light page. */
export interface Opening {
  /** Where the API is. */
  api: string;
  /** The secret in the page's link: after the #, which is sent to nobody. */
  token: string;
  /** The phone's storage; undefined where it denies the page any. */
  storage: Storage | undefined;
}

/** Opens a light page by its link, again for another link in the same tab, and has the phone keep it. */
export function startPage(path: string, open: (root: HTMLElement, opening: Opening) => void): void {
  const root = document.querySelector('main');
  if (!root) return;
  const api = document.documentElement.dataset.api ?? '/api';
  open(root, { api, token: location.hash.slice(1), storage: storageOf() });
  addEventListener('hashchange', () => location.reload());
  void navigator.storage?.persist?.();
  void navigator.serviceWorker?.register(`${path}/worker.js`, { scope: path }).catch(() => undefined);
}

/** What the browser lets a page keep things in; undefined where it lets it keep nothing. */
function storageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** What a light page is opened with. */
export interface Opening {
  /** Where the API is. */
  api: string;
  /** What the page's link holds: what follows the #, which is sent to nobody. */
  token: string;
  /** Where the phone keeps things; undefined where it lets the page keep nothing. */
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

import { focusOn } from '../navigation/focusOn';
import { inTransition } from '../navigation/inTransition';
import { linkOf, onIntent } from '../navigation/onIntent';
import { worldOf } from '../worlds';
import { fetchSignIn } from './code';
import { addressOf, askedPage, fetchPage, forgetPage } from './fetchPage';
import { type Page, pageOf, showPage } from './page';

/** Whether a click opens another tab or window, or was already handled. */
const isElsewhere = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Shows the documents behind links in place while the shell does not run: prefetched on hover, shown on click.
 * Documents that weren't prefetched, or failed, are loaded by the browser. Previous pages keep their state and input,
 * for going back.
 * @param onShown called when another page is shown
 * @returns ends it, when the shell takes over
 */
export function followLinks(onShown: () => void): () => void {
  const left = new Map<string, Page>();
  const over = new AbortController();
  const { signal } = over;
  let shown = addressOf(location);
  let wanted: string | undefined;

  const show = (next: Page, address: string) => {
    const before = pageOf(document);
    if (!before) return location.reload();
    showPage(before, next);
    left.set(shown, before);
    forgetPage(address);
    shown = address;
    onShown();
  };

  const open = (next: Page, { href }: HTMLAnchorElement) => {
    // The shell, which counts the tab's history entries, continues from these (`createNavigation.ts`).
    const { index = 0 } = (history.state ?? {}) as { index?: number };
    if (history.state === null) history.replaceState({ index, key: 'default', user: null }, '');
    history.pushState({ index: index + 1, key: Math.random().toString(36).slice(2, 10), user: null }, '', href);
    show(next, addressOf(location));
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (anchor) return focusOn(anchor, 'instant');
    scrollTo({ top: 0, behavior: 'instant' });
    const content = document.getElementById('content');
    if (content) focusOn(content, 'none');
  };

  onIntent((link) => {
    if (worldOf(link.pathname) === 'console') fetchSignIn();
    else if (addressOf(link) !== shown) fetchPage(addressOf(link));
  }, signal);

  const onClick = async (event: MouseEvent) => {
    const link = linkOf(event);
    const asked = link && askedPage(addressOf(link));
    if (!asked || isElsewhere(event) || addressOf(link) === shown) return;
    event.preventDefault();
    const { href } = link;
    wanted = href;
    const next = await asked;
    if (wanted !== href) return;
    if (!next) return location.assign(href);
    inTransition(() => (signal.aborted ? location.assign(href) : open(next, link)));
  };
  document.addEventListener('click', (event) => void onClick(event), { signal });

  addEventListener(
    'popstate',
    () => {
      const address = addressOf(location);
      const before = left.get(address);
      if (address === shown) return;
      if (before) show(before, address);
      else location.reload();
    },
    { signal },
  );
  return () => over.abort();
}

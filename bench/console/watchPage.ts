/** Runs inside a page under measurement before its own code, and sets `window.watch`. */

/** A page's measurements of itself. Times are those of `performance.now()`, in milliseconds. */
export interface PageWatch {
  /**
   * When something the user waits for was first on the screen: any text, the frame with its sidebar, the answer to
   * Ctrl-K, figures or rows.
   */
  seen: { painted?: number; frame?: number; answered?: number; content?: number };
  /** Presses Ctrl-K until it is answered. */
  pressKeys(): void;
  /** When the main area shows another heading than now. */
  otherHeading(): Promise<number>;
  /** When the last click arrived, the document's content before the next frame, and when that was on the screen. */
  clickedAt: number;
  afterClick: Promise<{ heading: string; path: string; entry: string; shownAt: number }> | undefined;
}

declare global {
  interface Window {
    watch: PageWatch;
  }
}

/** In a separate task, after the current one. */
const next = (act: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  port2.postMessage(0);
};
/** Once the next frame is on the screen. */
const painted = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => next(() => resolve(performance.now()))));
const heading = () => document.querySelector('main h1')?.textContent ?? '';
const watch: PageWatch = {
  seen: {},
  pressKeys: () => {
    const timer = setInterval(() => {
      if ('answered' in watch.seen) clearInterval(timer);
      else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    }, 50);
  },
  otherHeading: () =>
    new Promise((resolve) => {
      const before = heading();
      const observer = new MutationObserver(() => {
        if (['', before].includes(heading())) return;
        observer.disconnect();
        void painted().then(resolve);
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    }),
  clickedAt: NaN,
  afterClick: undefined,
};
window.watch = watch;

const awaited = {
  frame: 'nav a[href="/dashboard"]',
  answered: 'dialog[open]',
  content: 'main dd, main tbody tr:not([aria-hidden]) td',
} as const;
new MutationObserver(() => {
  for (const [name, selector] of Object.entries(awaited) as [keyof typeof awaited, string][]) {
    if (name in watch.seen || !document.querySelector(selector)?.checkVisibility()) continue;
    watch.seen[name] = undefined;
    void painted().then((at) => (watch.seen[name] = at));
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
new PerformanceObserver((list) => {
  watch.seen.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
}).observe({ type: 'paint', buffered: true });

addEventListener(
  'click',
  () => {
    watch.clickedAt = performance.now();
    watch.afterClick = new Promise((resolve) =>
      requestAnimationFrame(() => {
        const entry = document.querySelector('nav [aria-current="page"]')?.getAttribute('href') ?? '';
        const seen = { heading: heading(), path: location.pathname, entry };
        next(() => resolve({ ...seen, shownAt: performance.now() }));
      }),
    );
  },
  true,
);

/** Runs inside a page under measurement, before anything of it, and puts `window.opening` there. */

/** When what a person waits for was on the screen, in milliseconds since the page was asked for; undefined before. */
export interface Opening {
  /** The first text or picture. */
  painted?: number;
  /** The frame with its sidebar. */
  frame?: number;
  /** The answer to Ctrl-K, which a person presses every 50 ms; only where `pressesKeys` says so. */
  answered?: number;
  /** The figures of the dashboard, or the rows of a list. */
  content?: number;
}

declare global {
  interface Window {
    opening: Opening;
    /** Set before, by who measures: somebody presses Ctrl-K until it is answered. */
    pressesKeys?: boolean;
  }
}

/** Between two presses, in milliseconds. */
const PRESS = 50;

const opening: Opening = {};
window.opening = opening;

const awaited = {
  frame: 'nav a[href="/dashboard"]',
  answered: 'dialog[open]',
  content: 'main dd, main tbody tr:not([aria-hidden]) td',
} as const;

const look = () => {
  for (const [name, selector] of Object.entries(awaited) as [keyof typeof awaited, string][]) {
    if (name in opening || !document.querySelector(selector)?.checkVisibility()) continue;
    opening[name] = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        opening[name] = performance.now();
      };
      port2.postMessage(0);
    });
  }
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
new PerformanceObserver((list) => {
  opening.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
}).observe({ type: 'paint', buffered: true });

if (window.pressesKeys) {
  const timer = setInterval(() => {
    if ('answered' in opening) clearInterval(timer);
    else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  }, PRESS);
}

/** Runs inside a page under measurement, before anything of it, and puts `window.watch` there. */

/** What one key press kept the browser's main thread busy with, in milliseconds. */
export interface Stroke {
  /** From the key's arrival until its handlers, and all that they render, are through. */
  handled: number;
  /** Style, layout and paint of the frame that shows it, with what runs before that frame. */
  frame: number;
}

/** What a page under measurement knows of itself, as `window.watch`. Times are those of `performance.now()`. */
export interface PageWatch {
  /** Begins to wait until the table shows other rows than now. */
  expectRows(): void;
  /** When the awaited rows were on the screen. */
  rowsShown: Promise<number> | undefined;
  /** When the last click arrived. */
  clickedAt: number;
  /** What stood in the document before the frame after the last click began, and when that frame was on the screen. */
  afterClick: Promise<{ heading: string; path: string; entry: string; shownAt: number }> | undefined;
  /** Begins to wait until the main area has another heading than now. */
  expectHeading(): void;
  headingShown: Promise<number> | undefined;
  strokes: Stroke[];
  /** Durations of main-thread tasks over 50 ms. */
  longTasks: number[];
  /** Time between frames, in the order of the frames. */
  gaps: number[];
}

declare global {
  interface Window {
    watch: PageWatch;
  }
}

/** In a task of its own, once what is running is through. */
const next = (act: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  port2.postMessage(0);
};
/** Once the next frame is on the screen. */
const painted = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => next(() => resolve(performance.now()))));
const rows = () => document.querySelector('main tbody')?.textContent ?? '';
const heading = () => document.querySelector('main h1')?.textContent ?? '';
const changed = (read: () => string) =>
  new Promise<number>((resolve) => {
    const before = read();
    const observer = new MutationObserver(() => {
      const now = read();
      if (now === '' || now === before) return;
      observer.disconnect();
      void painted().then(resolve);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
const watch: PageWatch = {
  expectRows: () => {
    watch.rowsShown = changed(rows);
  },
  rowsShown: undefined,
  clickedAt: NaN,
  afterClick: undefined,
  expectHeading: () => {
    watch.headingShown = changed(heading);
  },
  headingShown: undefined,
  strokes: [],
  longTasks: [],
  gaps: [],
};
window.watch = watch;

addEventListener(
  'click',
  () => {
    watch.clickedAt = performance.now();
    watch.afterClick = new Promise((resolve) =>
      requestAnimationFrame(() => {
        const seen = {
          heading: heading(),
          path: location.pathname,
          entry: document.querySelector('nav [aria-current="page"]')?.getAttribute('href') ?? '',
        };
        next(() => resolve({ ...seen, shownAt: performance.now() }));
      }),
    );
  },
  true,
);

let arrived = NaN;
addEventListener(
  'keydown',
  () => {
    arrived = performance.now();
  },
  true,
);
addEventListener(
  'input',
  () => {
    const stroke: Stroke = { handled: NaN, frame: NaN };
    watch.strokes.push(stroke);
    const began = arrived;
    next(() => {
      stroke.handled = performance.now() - began;
    });
    requestAnimationFrame(() => {
      const frameBegan = performance.now();
      next(() => {
        stroke.frame = performance.now() - frameBegan;
      });
    });
  },
  true,
);

new PerformanceObserver((list) => watch.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
  type: 'longtask',
});
let last = NaN;
const tick = (at: number) => {
  if (!Number.isNaN(last)) watch.gaps.push(at - last);
  last = at;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);

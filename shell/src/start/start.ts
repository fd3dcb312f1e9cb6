import { currentYear, yearId } from '../site/currentYear';
import { watchActs } from './acts';
import { fetchCode, pageCode, runCode } from './code';
import { mayFetchUnasked } from './connection';
import { followLinks } from './followLinks';
import { handover } from './handover';

/*
 * The only script that a public document runs by itself. Its page works without scripts: links, forms, menu, FAQ and
 * map are native. This prefetches documents on hover and shows them in place, and runs the shell on the first other
 * action.
 */

/** How long after its load a page's code may be prefetched, in milliseconds. */
const PAUSE = 2_000;
/** How close to the viewport an element may come before its code is loaded, in pixels. */
const NEAR = 200;

let watcher: IntersectionObserver | undefined;

/** Setup for each page that is shown. */
function prepare(): void {
  const year = document.getElementById(yearId);
  if (year) year.textContent = String(currentYear());
  if (pageCode()?.isNeeded) runCode();
  watcher?.disconnect();
  watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting) && mayFetchUnasked()) runCode();
    },
    { rootMargin: `${NEAR}px` },
  );
  for (const element of document.querySelectorAll('[data-code="near"]')) watcher.observe(element);
}

const acts = watchActs(runCode);
const stop = followLinks(prepare);
document.addEventListener(handover.running, () => {
  stop();
  watcher?.disconnect();
});
document.addEventListener(handover.whole, acts.redo, { once: true });
prepare();

const whenIdle = () => {
  if (mayFetchUnasked()) fetchCode();
};
addEventListener('load', () =>
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(whenIdle) : whenIdle()), PAUSE),
);

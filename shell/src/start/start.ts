import { currentYear, yearId } from '../site/currentYear';
import { watchActs } from './acts';
import { fetchCode, pageCode, runCode } from './code';
import { mayFetchUnasked } from './connection';
import { followLinks } from './followLinks';
import { handover } from './handover';

/*
 * The only script that a public document runs by itself. Its page works without any: links, forms, menu, questions
 * and map are the browser's. This fetches the next document when somebody points at a link and shows it in place,
 * and runs the shell once somebody does something else.
 */

/** How long a page is left alone after it has loaded before its code may be fetched, in milliseconds. */
const PAUSE = 2_000;
/** How near what waits for the reader may come before it is given its code, in pixels. */
const NEAR = 200;

let watcher: IntersectionObserver | undefined;

/** What each page needs that is shown. */
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

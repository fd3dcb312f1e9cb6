import { keepTrying } from 'shared/light/keepTrying';
import type { Opening } from 'shared/light/startPage';
import { Kept } from './Kept';
import { Marking } from './Marking';
import { SheetPage } from './SheetPage';

/** The delay before marks are sent, to collect more taps, in milliseconds. */
const PAUSE_MS = 1500;
/** The interval for retries and for fetching others' marks, in milliseconds. */
const AGAIN_MS = 30_000;
/** Opens a link's month in `root`. Returns the function that closes it. */
export function openSheet(root: HTMLElement, { api, token, storage }: Opening): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const marking: Marking = new Marking(api, token, new Kept(token, storage), () => page.draw());
  const waits = () => marking.kept.marks.length > 0 && marking.problem === '';
  const trying = keepTrying(() => marking.send(true), waits, signal);
  const send = () => void marking.send().then(trying.soon);
  let timer: number | undefined;
  const page = new SheetPage(root, marking, () => {
    clearTimeout(timer);
    timer = window.setTimeout(send, PAUSE_MS);
  });
  page.draw();
  trying.now();
  // Another tab on this phone has marked or sent.
  addEventListener('storage', () => page.draw(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') marking.turnDay();
      page.draw();
      trying.now();
    },
    { signal },
  );
  const again = setInterval(() => {
    if (document.visibilityState === 'visible') send();
  }, AGAIN_MS);
  return () => {
    closing.abort();
    clearTimeout(timer);
    clearInterval(again);
  };
}

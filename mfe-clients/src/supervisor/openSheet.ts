import type { Opening } from 'shared/light/startPage';
import { Kept } from './Kept';
import { Marking } from './Marking';
import { SheetPage } from './SheetPage';

/** How long the page waits for another tap before it sends, in milliseconds. */
const PAUSE_MS = 1500;
/** How often it tries again, and looks for what others marked, in milliseconds. */
const AGAIN_MS = 30_000;
/** After what time it tries first once the network is said to be back, which it often is a moment later, in milliseconds; then after twice that, and so on. */
const SOON_MS = 1000;

/** Opens the month of a link in `root`. Answers what closes it. */
export function openSheet(root: HTMLElement, { api, token, storage }: Opening): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const marking: Marking = new Marking(api, token, new Kept(token, storage), () => page.draw());
  const send = () => void marking.send();
  const sendAndLook = () => void marking.send(true);
  let timer: number | undefined;
  const sendSoon = async (pause = SOON_MS): Promise<void> => {
    await marking.send(true);
    const isKept = marking.kept.marks.length > 0 && marking.problem === '' && !signal.aborted;
    if (isKept && navigator.onLine && pause < AGAIN_MS) timer = window.setTimeout(() => sendSoon(pause * 2), pause);
  };
  const page = new SheetPage(root, marking, () => {
    clearTimeout(timer);
    timer = window.setTimeout(send, PAUSE_MS);
  });
  page.draw();
  sendAndLook();
  addEventListener('online', () => void sendSoon(), { signal });
  // Another tab of this phone has marked or sent.
  addEventListener('storage', () => page.draw(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') marking.turnDay();
      page.draw();
      sendAndLook();
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

import { setTimeout as wait } from 'node:timers/promises';
import { evaluate, openAt, openPhone } from './measureLoad';
import type { Chromium, Tab } from './openChromium';

/** How long each answer to an act took, in milliseconds until it was on the screen. */
export interface Acts {
  /** The first key in the fee's field, typed right after the tap that asks for the code, which is fetched but has not run. */
  first: number;
  /** A later key, the code at work. */
  later: number;
  /** The menu of a page whose code is not there: the browser's own. */
  menu: number;
  /** A link that a finger went down on 300 ms ago, while no code is there. */
  link: number;
}

/** The longest that an answer may take, in milliseconds. */
const LIMIT = 20_000;
/** Longer than a page is left alone before its code is fetched, and that fetched; in milliseconds. */
const FETCHED = 5_000;
/** From a finger's touch until it is lifted, in milliseconds. */
const PRESS = 300;

/** Runs in the page: waits until an answer is there and painted, and tells the time since the act was made, by its event. */
async function watchAnswer(act: string, isAnswered: () => boolean, limit: number): Promise<number> {
  let begun: number | undefined;
  document.addEventListener(act, (event) => (begun ??= event.timeStamp), { capture: true });
  const ended = performance.now() + limit;
  while (!isAnswered()) {
    if (performance.now() > ended) throw new Error(`There was no answer to ${act}: ${isAnswered.toString()}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - (begun ?? Number.NaN);
}

/** Watches for an answer, acts, and tells how long it took. */
async function timed(tab: Tab, event: string, isAnswered: string, act: () => Promise<unknown>): Promise<number> {
  const answered = evaluate<number>(
    tab,
    `(${watchAnswer.toString()})(${JSON.stringify(event)}, () => ${isAnswered}, ${LIMIT})`,
  );
  // What is evaluated is so in turn, but a press overtakes it.
  await evaluate(tab, 'true');
  await act();
  return answered;
}

/** Where an element's middle is, scrolled to; the first that is on the screen. */
const middleOf = (tab: Tab, selector: string) =>
  evaluate<{ x: number; y: number }>(
    tab,
    `(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility());
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`,
  );

async function tap(tab: Tab, selector: string, press = 0): Promise<void> {
  const point = await middleOf(tab, selector);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(press);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const FEE = '#salary';
const feeIs = (text: string) => `document.querySelector('output').textContent.includes(${JSON.stringify(text)})`;
const type = (tab: Tab, text: string) =>
  tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text, unmodifiedText: text });

/** Acts on public pages as somebody with a phone does who has read them for a few seconds. */
export async function measureActs(chromium: Chromium, url: string): Promise<Acts> {
  const tab = await openPhone(chromium);
  await openAt(tab, `${url}/pricing`);
  await wait(FETCHED);
  await evaluate(tab, `document.querySelector('${FEE}').value = '12 lak'`);
  // The tap asks for the code; its answer is the caret. What is typed next needs it.
  const first = await timed(tab, 'pointerup', feeIs('1,20,000'), async () => {
    await tap(tab, FEE);
    await type(tab, 'h');
  });
  const later = await timed(tab, 'beforeinput', feeIs('–'), () => type(tab, 'x'));
  await tab.close();

  const reader = await openPhone(chromium);
  await openAt(reader, `${url}/services`);
  const menu = await timed(reader, 'pointerup', `document.querySelector('nav:popover-open') !== null`, () =>
    tap(reader, 'header button'),
  );
  await reader.close();

  const next = await openPhone(chromium);
  await openAt(next, `${url}/services`);
  const link = await timed(
    next,
    'pointerup',
    `location.pathname === '/press' && document.readyState !== 'loading'`,
    () => tap(next, 'footer a[href="/press"]', PRESS),
  );
  await next.close();
  return { first, later, menu, link };
}

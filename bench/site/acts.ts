import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { midmean } from '../middle';
import type { Part } from '../Part';
import { startProduct } from '../startProduct';
import { conditions, openPhone, type Phone } from './phone';

/** How long each answer to an act took, in milliseconds until it was on the screen, as tables name it. */
const names = {
  menu: 'the menu, no code there',
  link: 'a link that a finger touched 300 ms before, no code there',
  first: 'a key right after the tap into its field, the code fetched but never run',
  later: 'a key, the code at work',
};
type Acts = Record<keyof typeof names, number>;

const ROUNDS = 11;
/** The longest that an answer may take, in milliseconds. */
const LIMIT = 20_000;
/** Longer than a page is left alone before its code is fetched, and that fetched; in milliseconds. */
const FETCHED = 5_000;

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
async function timed({ page }: Phone, event: string, isAnswered: string, act: () => Promise<unknown>): Promise<number> {
  const answered = page.evaluate<number>(`(${watchAnswer.toString()})('${event}', () => ${isAnswered}, ${LIMIT})`);
  // What is evaluated is so in turn, but a press overtakes it.
  await page.evaluate('true');
  await act();
  return answered;
}

/** Taps the first such element that is on the screen; the finger stays there for `press` milliseconds, by default not at all. */
async function tap({ page, devtools }: Phone, selector: string, press = 0): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(press);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const FEE = '#salary';
const feeIs = (text: string) => `document.querySelector('output').textContent.includes('${text}')`;
const type = ({ devtools }: Phone, text: string) =>
  devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text, unmodifiedText: text });

/** Acts on public pages as somebody with a phone does who has read them for a few seconds. */
async function measure(browser: Browser, url: string): Promise<Acts> {
  const on = async <T>(path: string, work: (phone: Phone) => Promise<T>): Promise<T> => {
    const phone = await openPhone(browser);
    await phone.page.goto(url + path);
    const result = await work(phone);
    await phone.close();
    return result;
  };
  const keys = await on('/pricing', async (phone) => {
    await wait(FETCHED);
    await phone.page.evaluate(`document.querySelector('${FEE}').value = '12 lak'`);
    // The tap asks for the code; its answer is the caret. What is typed next needs it.
    const first = await timed(phone, 'pointerup', feeIs('1,20,000'), async () => {
      await tap(phone, FEE);
      await type(phone, 'h');
    });
    return { first, later: await timed(phone, 'beforeinput', feeIs('–'), () => type(phone, 'x')) };
  });
  const isOpen = `document.querySelector('nav:popover-open') !== null`;
  const menu = await on('/services', (phone) => timed(phone, 'pointerup', isOpen, () => tap(phone, 'header button')));
  const isThere = `location.pathname === '/press' && document.readyState !== 'loading'`;
  const link = await on('/services', (phone) =>
    timed(phone, 'pointerup', isThere, () => tap(phone, 'footer a[href="/press"]', 300)),
  );
  return { ...keys, menu, link };
}

/** From an act on a public page until its answer is on the screen, on the product itself: how long a browser keeps what it fetched counts. */
export async function acts(launch: () => Promise<Browser>): Promise<Part> {
  const browser = await launch();
  const product = await startProduct();
  const found: Acts[] = [];
  try {
    // The first warms up server and browser.
    for (let each = 0; each <= ROUNDS; each += 1) found.push(await measure(browser, product.url));
  } finally {
    await product.stop();
  }
  const of = (name: keyof Acts) => Math.round(midmean(found.slice(1).map((each) => each[name])));
  return {
    tables: [
      {
        title: `From an act until its answer is on the screen, ${conditions} but for what is said; of ${ROUNDS} each the mean of the middle half`,
        headings: ['', 'ms'],
        rows: (Object.keys(names) as (keyof Acts)[]).map((name) => [names[name], of(name)]),
      },
    ],
    // Until code that has never run has run, the answer is the browser's own: the caret, and the letter.
    goals: (['menu', 'link', 'later'] as const).map((name) => ({
      what: `${names[name]}, ms`,
      value: of(name),
      most: 200,
    })),
  };
}

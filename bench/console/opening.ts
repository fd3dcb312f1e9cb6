import type { Browser } from '@playwright/test';
import { median } from '../middle';
import type { Part } from '../Part';
import { asStaff, fast4g, openTab, recordScripts, type Staff, slowDown } from './openConsole';
import type { PageWatch } from './watchPage';

const ROUNDS = 7;
/** A list, opened directly. */
const LIST = '/dashboard/leads';

type Opened = PageWatch['seen'] & { javascript: number };

/** Opens a console page without a cache, until its content or its answer to Ctrl-K is on the screen. */
export async function openFirst(staff: Staff, path: string, until: 'content' | 'answered'): Promise<Opened> {
  const tab = await openTab(staff);
  const scripts = new Map<string, number>();
  await recordScripts(tab.devtools, scripts);
  if (until === 'answered') await tab.page.addInitScript(() => window.watch.pressKeys());
  await slowDown(tab, 4, fast4g);
  await tab.page.goto(path, { waitUntil: 'commit' });
  await tab.page.waitForFunction((name) => window.watch.seen[name] !== undefined, until, { polling: 100 });
  const seen = await tab.page.evaluate(() => window.watch.seen);
  await tab.close();
  return { ...seen, javascript: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/**
 * Opens the console as on a first visit: until the frame answers the keyboard, and until figures and a list are
 * readable.
 */
export const opening = (launch: () => Promise<Browser>): Promise<Part> =>
  asStaff(launch, async (staff) => {
    const [pressed, figures, list]: [Opened[], Opened[], Opened[]] = [[], [], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const found = [
        await openFirst(staff, '/dashboard', 'answered'),
        await openFirst(staff, '/dashboard', 'content'),
        await openFirst(staff, LIST, 'content'),
      ] as const;
      // The first round warms up server and browser.
      if (round > 0) [pressed, figures, list].forEach((all, index) => all.push(found[index] as Opened));
    }
    const of = (opened: Opened[], name: keyof Opened) =>
      Math.round(median(opened.map((each) => each[name] ?? Number.NaN)));
    return {
      tables: [
        {
          title: `Opened for the first time, signed in, on fast 4G (9 Mbit/s, 60 ms) at a processor 4 times slower; medians of ${ROUNDS}`,
          headings: ['', 'ms', 'JavaScript until then, bytes'],
          rows: [
            ['first paint of the dashboard', of(figures, 'painted'), ''],
            ['its frame', of(figures, 'frame'), ''],
            ['its answer to Ctrl-K', of(pressed, 'answered'), ''],
            ['its figures', of(figures, 'content'), of(figures, 'javascript')],
            [`the first list, ${LIST}`, of(list, 'content'), of(list, 'javascript')],
          ],
        },
      ],
      goals: [
        { what: 'the frame answers the keyboard, ms', value: of(pressed, 'answered'), most: 1200 },
        { what: 'the first list can be read, ms', value: of(list, 'content'), most: 2000 },
      ],
    };
  });

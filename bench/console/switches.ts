import type { Browser, Page } from '@playwright/test';
import { median } from '../middle';
import { type Part, round } from '../Part';
import { slow4g } from '../site/phone';
import { asStaff, openConsole, openParents, type Staff, slowDown } from './openConsole';

const ROUNDS = 5;
/** How long the pointer rests on a link before the click, in milliseconds. */
const HOVER = 400;

/** A section of each module, and one of the shell. */
const sections = [
  '/dashboard/clientList',
  '/dashboard/invoicing/list',
  '/dashboard/instahires/manageCandidate',
  '/dashboard/compliances/gst',
  '/dashboard/account',
];

const linkTo = (page: Page, path: string) => page.locator(`nav a[href="${path}"]`).first();

/**
 * Switches to each section visited before: milliseconds from the click to the next frame, and whether that frame shows
 * only the new section.
 */
async function goWarm(staff: Staff): Promise<Map<string, { shown: number; inSameFrame: boolean }[]>> {
  const { page, close } = await openConsole(staff, '/dashboard');
  const headings = new Map<string, string>();
  const switches = new Map(sections.map((path) => [path, [] as { shown: number; inSameFrame: boolean }[]]));
  for (let each = 0; each <= ROUNDS; each += 1)
    for (const path of sections) {
      await openParents(page);
      await linkTo(page, path).click();
      const { clickedAt, ...seen } = await page.evaluate(async () => ({
        ...(await window.watch.afterClick),
        clickedAt: window.watch.clickedAt,
      }));
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      if (each === 0) headings.set(path, await page.locator('main h1').innerText());
      else
        switches.get(path)?.push({
          shown: (seen.shownAt ?? NaN) - clickedAt,
          inSameFrame: seen.heading === headings.get(path) && seen.path === path && seen.entry === path,
        });
    }
  await close();
  return switches;
}

/**
 * The first visit to a section on slow 4G, in a browser that has only the dashboard: milliseconds from the click until
 * its heading is on the screen.
 */
async function goCold(staff: Staff, path: string): Promise<number> {
  const tab = await openConsole(staff, '/dashboard');
  const { page, close } = tab;
  await slowDown(tab, 1, slow4g);
  const shown = page.evaluate(() => window.watch.otherHeading());
  await linkTo(page, path).hover();
  await page.waitForTimeout(HOVER);
  await page.mouse.down();
  await page.mouse.up();
  const time = (await shown) - (await page.evaluate(() => window.watch.clickedAt));
  await close();
  return time;
}

/** Goes from section to section: warm, with all of them visited before, and cold on a slow network. */
export const switches = (launch: () => Promise<Browser>): Promise<Part> =>
  asStaff(launch, async (staff) => {
    const warm = await goWarm(staff);
    const found: { path: string; shown: number; missed: number; cold: number }[] = [];
    for (const path of sections) {
      const cold: number[] = [];
      for (let each = 0; each < ROUNDS; each += 1) cold.push(await goCold(staff, path));
      const ofPath = warm.get(path) ?? [];
      found.push({
        path,
        shown: median(ofPath.map(({ shown }) => shown)),
        missed: ofPath.filter(({ inSameFrame }) => !inSameFrame).length,
        cold: median(cold),
      });
    }
    return {
      tables: [
        {
          title: `Switches between sections, from the click until the new heading is on the screen; cold: slow 4G (1.6 Mbit/s, 150 ms), ${HOVER} ms over the link before; medians of ${ROUNDS} in ms`,
          headings: ['section', 'warm', 'not in the same frame', 'cold'],
          rows: found.map(({ path, shown, missed, cold }) => [path, round(shown), missed, round(cold)]),
        },
      ],
      goals: [
        {
          what: 'warm switches that were not in the same frame',
          value: found.reduce((sum, { missed }) => sum + missed, 0),
          most: 0,
        },
        { what: 'a cold switch on slow 4G, ms', value: Math.max(...found.map(({ cold }) => cold)), most: 300 },
      ],
    };
  });

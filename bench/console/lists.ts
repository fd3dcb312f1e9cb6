import type { Browser, Page } from '@playwright/test';
import { median } from '../middle';
import { type Part, round } from '../Part';
import { asStaff, openConsole } from './openConsole';
import { filled, startFilledProduct } from './startFilledProduct';

const ROUNDS = 5;

/** The long lists: where each is, what its sorting header says, and what is searched in a round. */
const measured: { path: string; api: string; header: string; search: (round: number) => string }[] = [
  {
    ...{ path: '/dashboard/clientList', api: '/api/centers?', header: 'Client' },
    search: (n) => `xr-${filled.centers - 7 * n - 1}x`,
  },
  {
    ...{ path: '/dashboard/instahires/manageCompanies', api: '/api/companies?', header: 'Name' },
    search: (n) => `company ${filled.companies - 7 * n - 1}`,
  },
  {
    ...{ path: '/dashboard/invoicing/list', api: '/api/invoices?', header: 'Client name' },
    search: (n) => `b${String(10 * n + 17).padStart(7, '0')}`,
  },
];

/** From an act until the answer was here, and until its rows were on the screen, in milliseconds. A search counts from its call: the box waits for the typing to end. */
async function time(page: Page, api: string, from: 'click' | 'call', act: () => Promise<unknown>) {
  await page.waitForTimeout(250);
  await page.evaluate(() => performance.clearResourceTimings());
  const shown = page.evaluate(() => window.watch.otherRows());
  await page.evaluate(() => undefined);
  await act();
  const at = await shown;
  return page.evaluate(
    ([of, since, end]) => {
      const call = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.includes(of)) as PerformanceResourceTiming;
      const began = since === 'click' ? window.watch.clickedAt : call.startTime;
      return { answered: call.responseEnd - began, shown: end - began };
    },
    [api, from, at] as const,
  );
}

/** Pages, sorts and searches the long lists, on loopback. */
export const lists = (launch: () => Promise<Browser>): Promise<Part> =>
  asStaff(
    launch,
    async (staff) => {
      const { page, close } = await openConsole(staff, '/dashboard');
      const found: { name: string; answered: number; shown: number }[] = [];
      for (const { path, api, header, search } of measured) {
        const times: Record<string, Awaited<ReturnType<typeof time>>[]> = { sort: [], page: [], search: [] };
        // The first of each is a warm-up.
        for (let each = 0; each <= ROUNDS; each += 1) {
          await page.goto(path);
          await page.locator('main tbody tr').nth(5).waitFor();
          const sorting = page.getByRole('columnheader').getByRole('button', { name: header, exact: true });
          const done = {
            sort: await time(page, api, 'click', () => sorting.click()),
            page: await time(page, api, 'click', () => page.getByRole('button', { name: 'Next' }).click()),
            search: await time(page, api, 'call', () => page.getByRole('searchbox').fill(search(each))),
          };
          if (each > 0) for (const [act, taken] of Object.entries(done)) times[act]?.push(taken);
        }
        for (const [act, taken] of Object.entries(times))
          found.push({
            name: `${path}, ${act}`,
            answered: median(taken.map(({ answered }) => answered)),
            shown: median(taken.map(({ shown }) => shown)),
          });
      }
      await close();
      const counts = Object.entries(filled).map(([name, count]) => `${count} ${name}`);
      return {
        tables: [
          {
            title: `Lists of ${counts.join(', ')} on loopback, medians of ${ROUNDS} in ms`,
            headings: ['list', 'answer', 'screen'],
            rows: found.map(({ name, answered, shown }) => [name, round(answered), round(shown)]),
          },
        ],
        goals: [
          {
            what: 'a page, sort or search of a list is on the screen, ms',
            value: Math.max(...found.map(({ shown }) => shown)),
            most: 200,
          },
        ],
      };
    },
    startFilledProduct,
  );

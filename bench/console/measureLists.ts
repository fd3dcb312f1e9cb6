import type { Page } from '@playwright/test';
import { filled } from './startFilledProduct';

/** From an act until the new rows are on the screen, in milliseconds. */
export interface ListTime {
  /** Of it, until the answer was here. */
  answered: number;
  /** All of it. A click counts from the click, a search from its call: the box waits for the typing to end. */
  shown: number;
}

/** A list under measurement: where it is, what its sorting header says, and what is searched in a round. */
interface List {
  name: keyof typeof filled;
  path: string;
  api: string;
  header: string;
  search: (round: number) => string;
  /** Its pager offers 100 rows on a page. */
  hasSizes: boolean;
}

export const lists: readonly List[] = [
  {
    name: 'centers',
    path: '/dashboard/clientList',
    api: '/api/centers?',
    header: 'Client',
    search: (round) => `xr-${filled.centers - 7 * round - 1}x`,
    hasSizes: true,
  },
  {
    name: 'companies',
    path: '/dashboard/instahires/manageCompanies',
    api: '/api/companies?',
    header: 'Name',
    search: (round) => `company ${filled.companies - 7 * round - 1}`,
    hasSizes: false,
  },
  {
    name: 'invoices',
    path: '/dashboard/invoicing/list',
    api: '/api/invoices?',
    header: 'Client name',
    search: (round) => `b${String(10 * round + 17).padStart(7, '0')}`,
    hasSizes: true,
  },
];

/** Does what a person does with a list, and times it. */
async function time(page: Page, api: string, from: 'click' | 'call', act: () => Promise<unknown>): Promise<ListTime> {
  await page.evaluate(() => {
    performance.clearResourceTimings();
    window.watch.expectRows();
  });
  await act();
  return page.evaluate(
    async ([of, since]) => {
      const shown = (await window.watch.rowsShown) as number;
      const call = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.includes(of as string)) as PerformanceResourceTiming;
      const began = since === 'click' ? window.watch.clickedAt : call.startTime;
      return { answered: call.responseEnd - began, shown: shown - began };
    },
    [api, from],
  );
}

/** The acts on a list, one after the other, `rounds` times. */
export async function measureList(
  page: Page,
  { path, api, header, search }: List,
  rounds: number,
): Promise<Record<'page' | 'sort' | 'search', ListTime[]>> {
  const times: Record<'page' | 'sort' | 'search', ListTime[]> = { page: [], sort: [], search: [] };
  const settle = () => page.waitForTimeout(250);
  const box = page.getByRole('searchbox');
  // The first of each is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(path);
    await page.locator('main tbody tr').nth(5).waitFor();
    await settle();
    const sorted = await time(page, api, 'click', () =>
      page.getByRole('columnheader').getByRole('button', { name: header, exact: true }).click(),
    );
    await settle();
    const paged = await time(page, api, 'click', () => page.getByRole('button', { name: 'Next' }).click());
    await settle();
    const found = await time(page, api, 'call', () => box.fill(search(round)));
    await settle();
    if (round === 0) continue;
    times.sort.push(sorted);
    times.page.push(paged);
    times.search.push(found);
  }
  return times;
}

/** From the answer until so many rows are on the screen, in milliseconds: what it takes to render them. */
export async function measureRows(page: Page, { path, api }: List, size: number, rounds: number): Promise<number[]> {
  await page.goto(`${path}?size=${size}`);
  await page
    .locator('main tbody tr')
    .nth(size - 1)
    .waitFor();
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.waitForTimeout(250);
    const { answered, shown } = await time(page, api, 'click', () =>
      page.getByRole('button', { name: 'Next' }).click(),
    );
    if (round > 0) times.push(shown - answered);
  }
  return times;
}

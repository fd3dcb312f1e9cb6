import type { Browser, Page } from '@playwright/test';
import { post } from '../../e2e/support/ownerOf';
import { median } from '../middle';
import { type Part, round } from '../Part';
import { asStaff, fast4g, openTab, type Staff, slowDown } from './openConsole';

const PEOPLE = 300;
const MONTH = '2026-01';
const ROUNDS = 5;
/** Time limit for a frame on a processor four times slower, in milliseconds. */
const FRAME_MS = 50;

/** Creates a center at which 300 people work all month; returns its id. */
async function fill({ url, owner }: Staff): Promise<string> {
  const add = async (path: string, body: object) =>
    (await post<{ id: string }>(`${url}/api/${path}`, body, owner.token)).id;
  const centerId = await add('centers', { client_name: 'Everkart', city: 'Pune' });
  for (let place = 0; place < PEOPLE; place += 1) {
    const employeeId = await add('employees', {
      name: `Person ${place}`,
      basicPaise: 1_500_000,
      grossPaise: 1_500_000,
    });
    await add('placements', { employeeId, centerId, startsOn: '2025-01-01', weeklyOff: 'Sunday' });
  }
  return centerId;
}

const press = (page: Page, key: string, times: number) => async () => {
  for (let each = 0; each < times; each += 1) await page.keyboard.press(key);
};
const actsOf = (page: Page): readonly [name: string, act: () => Promise<void>][] => [
  ['20 days further', press(page, 'ArrowRight', 20)],
  ['40 people further', press(page, 'ArrowDown', 40)],
  ['a letter', press(page, 'a', 1)],
  [
    'the wheel',
    async () => {
      for (let each = 0; each < 20; each += 1) await page.mouse.wheel(0, 200);
    },
  ],
  ['the whole month selected', press(page, 'Control+a', 1)],
  ['all of it present', press(page, 'p', 1)],
  ['taken back', press(page, 'Control+z', 1)],
];

/** The longest time between two frames during an action, in milliseconds. */
async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    // A method, because tsx adds a helper to named functions that the page lacks.
    const found = {
      longest: 0,
      last: performance.now(),
      look() {
        const now = performance.now();
        this.longest = Math.max(this.longest, now - this.last);
        this.last = now;
        requestAnimationFrame(() => this.look());
      },
    };
    Object.assign(window, { found });
    requestAnimationFrame(() => found.look());
  });
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate(() => (window as unknown as { found: { longest: number } }).found.longest);
}

/** Marks the attendance of 300 people and measures the longest frame. */
export const grid = (launch: () => Promise<Browser>): Promise<Part> =>
  asStaff(launch, async (staff) => {
    const centerId = await fill(staff);
    const frames = new Map<string, number[]>();
    for (let each = 0; each < ROUNDS; each += 1) {
      const tab = await openTab(staff);
      await tab.page.goto(`/dashboard/attendance?center=${centerId}&month=${MONTH}`);
      await tab.page.getByRole('grid').focus();
      await tab.page.getByRole('grid').hover();
      await slowDown(tab, 4, fast4g);
      for (const [name, act] of actsOf(tab.page))
        frames.set(name, [...(frames.get(name) ?? []), await longestFrame(tab.page, act)]);
      await tab.close();
    }
    const found = [...frames].map(([name, times]) => [name, median(times)] as const);
    return {
      tables: [
        {
          title: `Attendance of ${PEOPLE} people, processor four times slower: the longest frame, median of ${ROUNDS}, in ms`,
          headings: ['what is done', 'longest frame'],
          rows: found.map(([name, time]) => [name, round(time)]),
        },
      ],
      goals: found.map(([name, value]) => ({ what: `a frame while ${name}, ms`, value, most: FRAME_MS })),
    };
  });

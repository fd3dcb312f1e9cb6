import type { Conditions } from './measureOpening';
import { openConsole, type Staff, sidebarLink } from './openConsole';

/** A section of each module, and one of the shell's own. */
export const sections = [
  '/dashboard/clientList',
  '/dashboard/invoicing/list',
  '/dashboard/instahires/manageCandidate',
  '/dashboard/compliances/gst',
  '/dashboard/account',
];

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const slow4g: Conditions = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  slowdown: 1,
};
/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const HOVER = 400;

export interface WarmSwitch {
  /** Heading, address and sidebar were the new section's before the frame after the click began. */
  inSameFrame: boolean;
  /** From the click until that frame was on the screen, in milliseconds. */
  shown: number;
}

/** Goes round the sections `rounds` times after all were visited; answers each switch by the path it led to. */
export async function measureWarmSwitches(staff: Staff, rounds: number): Promise<Map<string, WarmSwitch[]>> {
  const tab = await openConsole(staff, '/dashboard');
  const { page } = tab;
  const headings = new Map<string, string>();
  const switches = new Map<string, WarmSwitch[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of sections) {
      await sidebarLink(page, path).click();
      const seen = await page.evaluate(async () => ({
        ...(await window.watch.afterClick),
        clickedAt: window.watch.clickedAt,
      }));
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      if (round === 0) headings.set(path, await page.locator('main h1').innerText());
      else
        switches.set(path, [
          ...(switches.get(path) ?? []),
          {
            inSameFrame: seen.heading === headings.get(path) && seen.path === path && seen.entry === path,
            shown: (seen.shownAt ?? NaN) - seen.clickedAt,
          },
        ]);
    }
  }
  await tab.close();
  return switches;
}

/** The first visit to a section on a slow network, in a browser that has only the dashboard: from the click until its heading is on the screen, in milliseconds. By default on slow 4G. */
export async function measureColdSwitch(
  staff: Staff,
  path: string,
  { slowdown, ...network }: Conditions = slow4g,
  hover = HOVER,
): Promise<number> {
  const tab = await openConsole(staff, '/dashboard');
  const { page, devtools } = tab;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => window.watch.expectHeading());
  const link = sidebarLink(page, path);
  await link.hover();
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(async () => ((await window.watch.headingShown) as number) - window.watch.clickedAt);
  await tab.close();
  return time;
}

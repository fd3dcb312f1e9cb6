import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { ReplayedRoute } from '../../shared/contract/releases/replay.ts';
import { withinLimit } from '../withinLimit.ts';
import type { Seen } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { Findings } from './Findings.ts';

/** Time limits for a page's heading to appear, and for the page to settle, in milliseconds. */
const HEADING_LIMIT_MS = 10_000;
const QUIET_LIMIT_MS = 10_000;
/** Time limit for all checks of a page: one with an endless loop never answers. */
const PAGE_LIMIT_MS = 45_000;
const CLOSE_LIMIT_MS = 3_000;

/** The widths at which a page is checked, in px. */
const WIDE = 1280;
const NARROW = 390;
const HEIGHT = 844;

/** axe's name for faults that stop people. */
const grave = ['serious', 'critical'];

/** A page to open. */
export interface Visit {
  origin: string;
  route: string;
  address: string;
  /**
   * The address of the module's own service, which isn't running; failed requests to it don't count. By default, none.
   */
  service?: string;
}

/** Records a page's faults from now on, and the records its lists load. */
function listen(page: Page, { origin, service }: Visit, findings: Findings, seen: Seen): void {
  const isOwn = (url: string) =>
    url.startsWith(`${origin}/`) && !(service !== undefined && url.startsWith(`${origin}${service}`));
  const placeOf = (url: string) => url.replace(origin, '');
  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    // The failed request is reported anyway.
    if (message.type() !== 'error' || /^Failed to load resource/.test(message.text())) return;
    findings.add('console error', message.text(), url === '' ? '' : `${placeOf(url)}:${lineNumber + 1}`);
  });
  page.on('pageerror', (error) => {
    const place = /\((https?:[^)]+)\)|(https?:\S+)/.exec(error.stack ?? '');
    findings.add('error', error.message, placeOf(place?.[1] ?? place?.[2] ?? ''));
  });
  page.on('crash', () => findings.add('failure', 'the page crashed'));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED')
      findings.add('failed request', `${request.method()} ${placeOf(request.url())}`, reason);
  });
  page.on('request', (request) => {
    if (!isOwn(request.url()) || new URL(request.url()).pathname !== '/api/module-reports') return;
    const { module, phase, detail } = JSON.parse(request.postData() ?? '{}') as Record<string, string>;
    findings.add('failure', detail ?? 'the module failed', `${module} (${phase})`);
  });
  page.on('response', async (response) => {
    const request = response.request();
    if (!isOwn(response.url())) return;
    if (response.status() >= 400)
      findings.add('failed request', `${request.method()} ${placeOf(response.url())}`, `answered ${response.status()}`);
    else if (request.method() === 'GET' && placeOf(response.url()).startsWith('/api/')) {
      const body: unknown = await response.json().catch(() => undefined);
      const first: unknown = Array.isArray(body) ? body[0] : undefined;
      if (typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'string')
        seen.ids.push(first.id);
    }
  });
}

/** Waits until nothing loads, nothing says it is loading, and nothing moves. Returns whether the page settled. */
async function isQuiet(page: Page): Promise<boolean> {
  try {
    await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS });
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, undefined, {
      timeout: QUIET_LIMIT_MS,
    });
    return true;
  } catch {
    return false;
  }
}

/** The new width or colors have been drawn, and transitions are over. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Runs axe on the page as it is; `how` names the width and colors. */
async function lookWithAxe(page: Page, findings: Findings, how: string, rules?: readonly string[]): Promise<void> {
  await drawn(page);
  for (const { id, help, impact, places } of await axeViolations(page, rules)) {
    if (!grave.includes(impact)) continue;
    const more = places.length === 1 ? '' : ` and ${places.length - 1} more`;
    findings.add('accessibility', `${help} (${id})`, `${places[0]?.selector ?? ''}${more}, ${how}`);
  }
}

/** The page as a whole: its heading, title and content. */
async function lookAtContent(page: Page, findings: Findings): Promise<void> {
  const { title, heading, content } = await page.evaluate(() => {
    const main = document.querySelector('main');
    return {
      title: document.title.trim(),
      heading: [...document.querySelectorAll('h1')].some(
        (each) => each.checkVisibility() && each.innerText.trim() !== '',
      ),
      content: (main?.innerText.trim() ?? '') !== '' || main?.querySelector('img, svg, canvas, video') != null,
    };
  });
  if (title === '') findings.add('no title', '');
  if (!content) findings.add('empty page', '');
  else if (!heading) findings.add('no heading', '');
}

async function look(page: Page, { origin, address }: Visit, findings: Findings, seen: Seen): Promise<number> {
  const begun = performance.now();
  await page.goto(`${origin}${address}`, { waitUntil: 'commit', timeout: HEADING_LIMIT_MS });
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: HEADING_LIMIT_MS })
    .catch(() => undefined);
  const ms = Math.round(performance.now() - begun);
  if (!(await isQuiet(page))) findings.add('not quiet', `it was still loading after ${QUIET_LIMIT_MS / 1000} s`);
  const card = page.locator('[data-module-failure]');
  if ((await card.count()) > 0) {
    if (!findings.has('failure')) findings.add('failure', await card.first().innerText());
    return ms;
  }
  await lookAtContent(page, findings);
  seen.links.push(
    ...(await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin)
        .map((link) => link.pathname),
    )),
  );
  await lookWithAxe(page, findings, `${WIDE} px`);
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await lookWithAxe(page, findings, `${NARROW} px`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) findings.add('too wide', `it is ${over} px wider than the window`, `${NARROW} px`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await lookWithAxe(page, findings, `${NARROW} px, dark`, ['color-contrast']);
  return ms;
}

/** Opens a page in its own tab and checks it wide and narrow, light and dark. */
export async function openPage(context: BrowserContext, visit: Visit): Promise<{ outcome: ReplayedRoute; seen: Seen }> {
  const findings = new Findings();
  const seen: Seen = { links: [], ids: [] };
  const page = await context.newPage();
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  listen(page, visit, findings, seen);
  let ms = 0;
  try {
    ms = await withinLimit(
      look(page, visit, findings, seen),
      PAGE_LIMIT_MS,
      `it did not answer within ${PAGE_LIMIT_MS / 1000} s`,
    );
  } catch (error) {
    if (!context.browser()?.isConnected()) throw error;
    findings.add('not quiet', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    // A tab in an endless loop can't be closed; the browser ends it.
    await Promise.race([page.close().catch(() => undefined), wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
  }
  return { outcome: { route: visit.route, opened: visit.address, ms, findings: findings.list }, seen };
}

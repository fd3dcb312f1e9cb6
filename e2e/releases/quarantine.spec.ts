import type { Page } from '@playwright/test';
import type { FaultReport } from 'shared/contract/releases/fault';
import { tierOf } from '../../scripts/test/tiers.mjs';
import { expect } from '../fixtures';
import { hostileModules, when } from '../support/hostileModules';
import { test } from '../support/inOneTab';
import { holdLimits, passLimits } from '../support/limits';
import { changeRegistry } from '../support/registryOf';

test.describe.configure({ mode: 'parallel' });

/**
 * Modules to be replaced by a hostile release, each with one of its sections and another module's section, by title.
 */
const places = [
  ['mfe-invoicing', '/dashboard/invoicing/list', '/dashboard/leads'],
  ['mfe-clients', '/dashboard/leads', '/dashboard/compliances/gst'],
  ['mfe-products', '/dashboard/instahires/manage-hr', '/dashboard/leads'],
  ['mfe-compliance', '/dashboard/compliances/gst', '/dashboard/invoicing/list'],
] as const;

/**
 * A module is watched when the user leaves it and this long afterwards, in milliseconds; a test decides when this time
 * passes.
 */
const AFTERWARDS = [1_000, 1_000] as const;

/** Makes a release that the server never had replace a module's, in this tab. */
async function takePlace(page: Page, module: string, code: string): Promise<void> {
  const base = `/modules/${module}/9.9.9/`;
  await changeRegistry(page, (registry) => {
    const entry = registry.modules[module];
    if (!entry) throw new Error(`The registry has no ${module}.`);
    delete entry.previous;
    entry.current = {
      ...{ version: '9.9.9', base, entry: 'entry.js', container: 'hostile', integrity: {} },
      pages: Object.fromEntries(Object.keys(entry.current.pages).map((name) => [name, { js: [], css: [] }])),
    };
  });
  await page.route(`**${base}entry.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `var hostile = (() => {\n${code}\n})();` }),
  );
}

/** What another module shows, and what everyone stores and its code gets from the browser, after a user's action. */
async function stateOf(page: Page): Promise<object> {
  await page.mouse.move(700, 400);
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    for (const type of ['resize', 'scroll', 'storage', 'focus']) dispatchEvent(new Event(type));
    for (const type of ['click', 'scroll', 'pointermove', 'visibilitychange'])
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await page.waitForTimeout(100);
  return page.evaluate(async () => {
    const { documentElement: html, body } = document;
    const look = (element: Element | null) => {
      if (!element) return '';
      const { color, backgroundColor, display, overflow, outlineStyle } = getComputedStyle(element);
      return [color, backgroundColor, display, overflow, outlineStyle].join(' ');
    };
    const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    const members: string[] = [];
    for (const key in {}) members.push(key);
    return {
      title: document.title,
      text: document.querySelector('main')?.textContent,
      looks: [
        html,
        body,
        document.querySelector('h1'),
        document.querySelector('main'),
        document.querySelector('button'),
      ].map(look),
      roots: [html, body].map((each) => attributes(each).filter((text) => text !== 'style=')),
      beside: [...body.children]
        .map(({ localName, id }) => `${localName}#${id}`)
        .filter((each) => !/^script/.test(each)),
      stored: [localStorage, sessionStorage].map((store) => Object.entries(store).sort()),
      builtin: [
        ...[
          [1, 2].map((each) => each * 2),
          [1, 2].filter((each) => each > 1),
          [1].at(0),
          ' a '.trim(),
          (1.25).toFixed(1),
        ],
        ...[JSON.stringify({ a: 1 }), Math.max(1, 2), Object.keys({ a: 1 }), new Date(0).toISOString(), members],
        ...[(await fetch('/robots.txt')).status, new URL('/a', location.href).pathname, 'leads' in window],
        ...['last' in [], document.querySelectorAll('h1').length, String(window.onresize), String(document.onclick)],
        ...[
          await Promise.resolve(1).finally(() => 2),
          [3, 1].copyWithin(0, 1),
          [1, 1].lastIndexOf(1),
          'abc'.slice(1),
          'ab'.includes('a'),
        ],
        document.adoptedStyleSheets.length,
      ],
    };
  });
}

async function go(page: Page, path: string): Promise<void> {
  await page
    .locator(`nav a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Collects further reports about modules; the server doesn't see releases it never had. */
const hearReports = (page: Page, reports: FaultReport[]) =>
  page.route('**/api/faults', (route) => {
    reports.push(route.request().postDataJSON() as FaultReport);
    return route.fulfill({ status: 204 });
  });

/**
 * Opens a section of the hostile release, then another module's; returns what that one looks like, and whether the
 * hostile one was named.
 */
async function visit(page: Page, [module, section, other]: (typeof places)[number], code: string, still?: object) {
  const reports: FaultReport[] = [];
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('calendar.kept', 'as it was'));
  await hearReports(page, reports);
  await takePlace(page, module, code);
  await page.goto(section);
  await expect(page.getByText('fine so far')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('acted').length > 0);
  await go(page, other);
  await passLimits(page);
  if (still) {
    await expect
      .poll(() => reports.some(({ kind }) => kind === 'outside'))
      .toBe(true)
      .catch(() => undefined);
    await expect
      .poll(() => stateOf(page))
      .toEqual(still)
      .catch(() => undefined);
  }
  return { state: await stateOf(page), reports };
}

test('There are 50 hostile modules, of 10 kinds', () => {
  expect([hostileModules, hostileModules.filter(({ isFirst }) => isFirst)].map(({ length }) => length)).toEqual([
    50, 10,
  ]);
});

for (const [at, place] of places.entries())
  test(`Replacing ${place[0]}, hostile modules change nothing that another shows or stores, and are named`, async ({
    staffPage: page,
    problems,
  }) => {
    test.setTimeout(600_000);
    await using _held = await holdLimits(page, AFTERWARDS);
    // Another module has stored something too.
    const kept = Object.entries<string>(await page.evaluate(() => ({ ...localStorage })));
    const none = await visit(page, place, when(0, ''));
    expect(none.reports).toEqual([]);
    const failed: string[] = [];
    for (const [index, { name, code, isFirst }] of hostileModules.entries()) {
      // One of each kind for ordinary changes; all of them take four minutes.
      if (index % places.length !== at || !(isFirst || tierOf() === 'all')) continue;
      await page.goto('/robots.txt');
      await page.evaluate((all) => {
        localStorage.clear();
        for (const [key = '', value = ''] of all) localStorage.setItem(key, value);
      }, kept);
      const { state, reports } = await visit(page, place, when(index + 1, code), none.state);
      const named = reports.filter((each) => each.module === place[0] && each.version === '9.9.9');
      const isNamed = named.length === reports.length && named.some(({ kind }) => kind === 'outside');
      const isStill = JSON.stringify(state) === JSON.stringify(none.state);
      if (isNamed && isStill) continue;
      const [frame] = named.flatMap(({ frames }) => frames);
      failed.push(
        `${isNamed ? '' : 'not named, '}${isStill ? '' : 'not still, '}${name}: ${reports.map(({ message }) => message).join(' | ')} ${frame ? `${frame.file}:${frame.line}` : ''}`,
      );
    }
    expect(failed).toEqual([]);
    problems.length = 0;
  });

test('The product’s modules do nothing outside their own elements', async ({ staffPage: page }) => {
  await using _held = await holdLimits(page, AFTERWARDS);
  const reports: FaultReport[] = [];
  await hearReports(page, reports);
  await page.goto('/dashboard');
  for (let round = 0; round < 2; round += 1)
    for (const path of [...new Set(places.flatMap(([, section]) => section)), '/dashboard/calendar', '/dashboard']) {
      await go(page, path);
      await passLimits(page);
    }
  expect(reports).toEqual([]);
});

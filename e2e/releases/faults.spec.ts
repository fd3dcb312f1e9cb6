import type { Page, Route } from '@playwright/test';
import { expect } from '../fixtures';
import { test } from '../support/inOneTab';
import { holdLimits, saysAfterLimits } from '../support/limits';
import { expectGoodLooks } from '../support/looks/expectGoodLooks';
import { changeRegistry } from '../support/registryOf';

// Independent tests: every worker takes some.
test.describe.configure({ mode: 'parallel' });

/** A module and its section, with a section of two other modules. */
const modules = [
  {
    name: 'mfe-invoicing',
    team: 'Finance',
    section: '/dashboard/invoicing/list',
    title: 'Invoice List',
    siblings: ['/dashboard/leads', '/dashboard/compliances/gst'],
  },
  {
    name: 'mfe-clients',
    team: 'Client Operations',
    section: '/dashboard/leads',
    title: 'Leads',
    siblings: ['/dashboard/invoicing/list', '/dashboard/instahires/manage-hr'],
  },
  {
    name: 'mfe-products',
    team: 'Products',
    section: '/dashboard/instahires/manage-hr',
    title: 'Manage HR',
    siblings: ['/dashboard/compliances/gst', '/dashboard/leads'],
  },
  {
    name: 'mfe-compliance',
    team: 'Compliance',
    section: '/dashboard/compliances/gst',
    title: 'GST',
    siblings: ['/dashboard/leads', '/dashboard/instahires/manage-hr'],
  },
] as const;

type Module = (typeof modules)[number];

interface Fault {
  /** The fault, as the end of a sentence. */
  what: string;
  /** The failure card's message. */
  says: RegExp;
  /** Causes the fault; returns how to end it. */
  begin(page: Page, module: Module): Promise<() => Promise<void>>;
  /** The fault shows when a time limit passes. By default, immediately. */
  waits?: true;
}

const filesOf = (module: Module) => (url: URL) => url.pathname.startsWith(`/modules/${module.name}/`);
const entryOf = (module: Module) => (url: URL) => filesOf(module)(url) && /\/entry\.\w+\.js$/.test(url.pathname);

/** Answers every file of the module differently. */
const answering =
  (answer: (route: Route) => Promise<void>): Fault['begin'] =>
  async (page, module) => {
    const match = filesOf(module);
    await page.route(match, answer);
    return () => page.unroute(match);
  };

/** The requested file with something added. */
async function changed(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* changed */` });
}

/** Serves another entry that the registry vouches for. */
const withEntry =
  (content: (container: string, original: string) => string): Fault['begin'] =>
  async (page, module) => {
    let container = '';
    await changeRegistry(page, (registry) => {
      const release = registry.modules[module.name]?.current;
      if (!release) throw new Error(`The registry has no ${module.name}.`);
      container = release.container;
      delete release.integrity[release.entry];
    });
    const match = entryOf(module);
    await page.route(match, async (route) => {
      const original = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/javascript', body: content(container, original) });
    });
    return () => page.unroute(match);
  };

const containerOf = (container: string, component: string) =>
  `var ${container} = { init() {}, get: () => Promise.resolve(() => ({ default: ${component} })) };`;

const faults: Fault[] = [
  {
    what: 'its files are gone (404)',
    says: /answered 404/,
    begin: answering((route) => route.fulfill({ status: 404, body: 'gone' })),
  },
  {
    what: 'the server fails (500)',
    says: /answered 500/,
    begin: answering((route) => route.fulfill({ status: 500, body: 'failed' })),
  },
  {
    what: 'the connection is refused',
    says: /couldn’t be reached/,
    begin: answering((route) => route.abort('connectionrefused')),
  },
  {
    what: 'nothing is ever answered',
    says: /didn’t arrive/,
    begin: answering(() => new Promise(() => undefined)),
    waits: true,
  },
  {
    what: 'HTML comes in place of JavaScript',
    says: /has the wrong type/,
    begin: answering((route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
    ),
  },
  { what: 'a file is not the one that was released', says: /differs from the released one/, begin: answering(changed) },
  {
    what: 'its manifest is of a newer contract',
    says: /isn’t compatible with this site/,
    begin: async (page, module) => {
      let isOn = true;
      await changeRegistry(page, (registry) => {
        const entry = registry.modules[module.name];
        if (isOn && entry) Object.assign(entry.manifest, { contract: 2 });
      });
      return async () => {
        isOn = false;
        await page.reload();
      };
    },
  },
  {
    what: 'its entry does not announce its container',
    says: /isn’t compatible with this site/,
    begin: withEntry(() => 'var someoneElse = {};'),
  },
  {
    what: 'it needs a version of React that nobody provides',
    says: /doesn’t provide/,
    begin: withEntry((_container, original) => original.replaceAll('"^19.', '"^99.')),
  },
  {
    what: 'its entry throws while it runs',
    says: /its code failed: .*boom/,
    begin: withEntry(() => 'throw new Error("boom");'),
  },
  {
    what: 'its page throws when it is first rendered',
    says: /its code failed: boom/,
    begin: withEntry((container) => containerOf(container, '() => { throw new Error("boom"); }')),
  },
  {
    what: 'its page throws later',
    says: /its code failed: boom/,
    begin: async (page, module) => {
      const end = await withEntry((container) =>
        containerOf(container, '() => { if (location.search) throw new Error("boom"); return "fine so far"; }'),
      )(page, module);
      await page.goto(module.section);
      await expect(page.getByText('fine so far')).toBeVisible();
      await page.evaluate(() => {
        history.pushState({ index: 1, key: 'later', user: null }, '', '?later');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      return end;
    },
  },
];

async function works(page: Page, path: string): Promise<void> {
  await page
    .locator(`nav a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-module-failure]')).toHaveCount(0);
}

/** Every kind of fault once, and every module once with the most common one. */
const broken = modules.map((module, place) => ({ module, faults: place === 0 ? faults : faults.slice(0, 1) }));

for (const { module, faults } of broken) {
  test.describe(`While ${module.name} is broken`, () => {
    for (const fault of faults) {
      test(`because ${fault.what}, its section says so, the rest works, and Retry recovers`, async ({
        staffPage: page,
        problems,
      }) => {
        await changeRegistry(page, (registry) => {
          for (const entry of Object.values(registry.modules)) delete entry.previous;
        });
        const limits = fault.waits && (await holdLimits(page));
        const end = await fault.begin(page, module);
        // A request without an answer may keep the document from loading.
        if (!page.url().includes(module.section)) await page.goto(module.section, { waitUntil: 'commit' });

        const card = page.locator(`[data-module-failure="${module.name}"]`);
        const saysSo = () =>
          fault.waits ? saysAfterLimits(page, card, fault.says) : expect(card).toContainText(fault.says);
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
        await saysSo();
        await expect(card).toContainText(module.team);
        await expect(page.getByText('Admin panel')).toBeVisible();
        for (const sibling of module.siblings) await works(page, sibling);

        await page.goBack({ waitUntil: 'commit' });
        await page.goBack({ waitUntil: 'commit' });
        await saysSo();
        await end();
        await limits?.dispose();
        if (await card.isVisible()) await card.getByRole('button', { name: 'Retry' }).click();
        await expect(card).toBeHidden();
        await expect(heading(page)).toHaveText(module.title);
        problems.length = 0;
      });
    }
  });
}

/**
 * A release of compliance that only this tab has as current; the real one is its previous release. Returns its address.
 */
async function asBrokenRelease(page: Page, component: string): Promise<string> {
  const base = '/modules/mfe-compliance/9.9.9/';
  await changeRegistry(page, (registry) => {
    const entry = registry.modules['mfe-compliance'];
    if (!entry) throw new Error('The registry has no mfe-compliance.');
    entry.previous = entry.current;
    entry.current = {
      ...{ version: '9.9.9', base, entry: 'entry.js', container: 'mfe_compliance_9_9_9', integrity: {} },
      pages: Object.fromEntries(Object.keys(entry.current.pages).map((name) => [name, { js: [], css: ['page.css'] }])),
    };
  });
  await page.route(`**${base}entry.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: containerOf('mfe_compliance_9_9_9', component) }),
  );
  await page.route(`**${base}page.css`, (route) =>
    route.fulfill({ contentType: 'text/css', body: 'h1 { color: red; }' }),
  );
  return base;
}

/** Renders the page again at another address, as a link would, without a user's action. */
const renderAgain = (page: Page) =>
  page.evaluate(() => {
    history.pushState({ index: 1, key: 'later', user: null }, '', '?later');
    dispatchEvent(new PopStateEvent('popstate'));
  });
const throwsLater = '() => { if (location.search) throw new Error("boom"); return "fine so far"; }';
/** How many style sheets below an address apply. */
const applied = (page: Page, base: string) =>
  page.evaluate(
    (part) => [...document.styleSheets].filter(({ href, disabled }) => href?.includes(part) && !disabled).length,
    base,
  );
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const card = (page: Page) => page.locator('[data-module-failure="mfe-compliance"]');

test('A release that throws later says so, its failure card offers the previous one, and its styles are removed', async ({
  staffPage: page,
  problems,
}) => {
  const base = await asBrokenRelease(page, throwsLater);
  await page.goto('/dashboard/compliances/gst');
  await expect(page.getByText('fine so far')).toBeVisible();
  expect(await applied(page, base)).toBe(1);
  await page.keyboard.press('Shift');
  await renderAgain(page);
  await expect(card(page)).toContainText('its code failed: boom');
  await expectGoodLooks(page, [1280, 390]);
  await card(page).getByRole('button', { name: /^Use / }).click();
  await expect(heading(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(await applied(page, base)).toBe(0);
  problems.length = 0;
});

test.describe('A chunk that a page loads on demand', () => {
  /** Makes further scripts of compliance fail the given number of times. */
  async function failNext(page: Page, times: number): Promise<{ asked: () => number; end: () => Promise<void> }> {
    let asked = 0;
    const match = (url: URL) => /^\/modules\/mfe-compliance\/.*\.js$/.test(url.pathname);
    await page.route(match, (route) => {
      asked += route.request().resourceType() === 'script' ? 1 : 0;
      return asked <= times ? route.fulfill({ status: 503, body: 'later' }) : route.continue();
    });
    return { asked: () => asked, end: () => page.unroute(match) };
  }
  const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to the calendar' });

  test.beforeEach(async ({ staffPage: page }) => {
    await page.goto('/dashboard/calendar');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

  test('is requested again when it fails once, and the page stays as it is', async ({ staffPage: page, problems }) => {
    const fault = await failNext(page, 1);
    await subscribe(page);
    await expect(dialog(page)).toBeVisible();
    expect(fault.asked()).toBe(2);
    await expect(card(page)).toHaveCount(0);
    problems.length = 0;
  });

  test('leads to the failure card if it keeps failing, and Retry recovers without a new document', async ({
    staffPage: page,
    problems,
  }) => {
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const fault = await failNext(page, Number.POSITIVE_INFINITY);
    await subscribe(page);
    await expect(card(page)).toContainText('answered 503');
    await fault.end();
    await card(page).getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toBeVisible();
    await subscribe(page);
    await expect(dialog(page)).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    problems.length = 0;
  });
});

/** A module that only this tab has: it adds a card, a command and an invoice panel. */
async function asNewModule(page: Page, component: string): Promise<void> {
  const base = '/modules/mfe-payroll/1.0.0/';
  await changeRegistry(page, (registry) => {
    registry.modules['mfe-payroll'] = {
      manifest: {
        ...{ contract: 1, name: 'mfe-payroll', title: 'Payroll', team: 'Payroll', shellApi: '^2.0.0', sidebar: [] },
        routes: [{ path: '/dashboard/payroll', page: 'PayrollPage' }],
        contributions: [
          { slot: 'dashboard.card', id: 'payroll.next', title: 'Next pay run', component: 'NextCard', order: 5 },
          { slot: 'dashboard.card', id: 'payroll.last', title: 'Last pay run', component: 'LastCard', order: 6 },
          { slot: 'palette.command', id: 'payroll.open', label: 'Open the payroll', path: '/dashboard/payroll' },
        ],
      },
      current: {
        ...{ version: '1.0.0', base, entry: 'entry.js', container: 'mfe_payroll_1_0_0', integrity: {} },
        pages: { PayrollPage: { js: [], css: [] }, NextCard: { js: [], css: [] }, LastCard: { js: [], css: [] } },
      },
    } as (typeof registry.modules)[string];
  });
  const parts = `{ './NextCard': ${component}, './LastCard': () => 'Paid on the 7th', './PayrollPage': () => 'The payroll' }`;
  await page.route(`**${base}entry.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `var mfe_payroll_1_0_0 = { init() {}, get: (name) => Promise.resolve(() => ({ default: ${parts}[name] })) };`,
    }),
  );
}

test('A new module adds a card and a command with nothing changed elsewhere', async ({ staffPage: page }) => {
  await asNewModule(page, `() => 'Runs on the 30th'`);
  await page.goto('/dashboard');
  await expect(page.getByText('Runs on the 30th')).toBeVisible();
  await expect(page.getByText('Paid on the 7th')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search pages and records' }).fill('open the payroll');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The payroll')).toBeVisible();
});

test('A card that throws names its owner, and its module’s other card and everything else stay', {
  tag: '@ci',
}, async ({ staffPage: page, problems }) => {
  await asNewModule(page, '() => { throw new Error("boom"); }');
  await page.goto('/dashboard');
  const line = page.locator('[data-contribution-failure="payroll.next"]');
  await expect(line).toContainText(/its code failed: boom/);
  await expect(line).toContainText('the Payroll team’s');
  await expect(page.getByText('Total Employees')).toBeVisible();
  await expect(page.getByText('Paid on the 7th')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search pages and records' }).fill('open the payroll');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The payroll')).toBeVisible();
  await works(page, '/dashboard/leads');
  problems.length = 0;
});

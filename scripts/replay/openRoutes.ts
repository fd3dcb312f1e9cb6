import { availableParallelism } from 'node:os';
import { signInAs } from '../../e2e/support/signInAs.ts';
import { withoutEvents } from '../../e2e/support/withoutEvents.ts';
import { shellClaims } from '../../shared/contract/claims.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import { MOST_FINDINGS, type ReplayedRoute } from '../../shared/contract/releases/replay.ts';
import { findChromium } from '../test/ensureChromium.mjs';
import { launchChromium } from '../test/launchChromium.ts';
import { addressesOf, needsRecord, type Seen } from './addressOf.ts';
import { openPage } from './openPage.ts';
import { revisit } from './revisit.ts';
import type { ThrowAway } from './throwAway.ts';

/** Number of tabs open at once: each page, with axe, uses a whole processor. */
const TABS = Math.min(4, availableParallelism());
/** How many addresses of a route are tried when the first ones show no page. */
const MOST_TRIED = 2;

async function launch() {
  try {
    // This process ends the browser, after everything else it started.
    return await launchChromium(findChromium(), { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
  } catch (cause) {
    throw new Error(
      'A replay needs a Chromium, and none could be started: npx playwright install chromium, or set CHROMIUM_PATH to its program.',
      { cause },
    );
  }
}

/**
 * Opens every route of `opened` in a browser; returns the results by module. Routes that need a record come last,
 * because earlier pages list the records.
 * @param current every release that is current there, `opened` included
 * @param onStop receives the function that ends the browser
 */
export async function openRoutes(
  server: ThrowAway,
  opened: readonly Release[],
  current: readonly Release[],
  onStop: (stop: () => Promise<void>) => void,
): Promise<Map<string, ReplayedRoute[]>> {
  const browser = await launch();
  onStop(() => browser.close());
  const startContext = async () => {
    const started = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
    await withoutEvents(started);
    await signInAs(started, server);
    await started.route(
      (address) => address.origin !== server.url,
      (route) => route.abort(),
    );
    return started;
  };
  const context = await startContext();

  const claims = [
    ...shellClaims,
    ...current.flatMap(({ manifest }) => manifest.routes.map(({ path }) => ({ owner: manifest.name, path }))),
  ];
  const seen = new Map<string, Seen>();
  const outcomes = new Map(opened.map(({ manifest }) => [manifest.name, [] as ReplayedRoute[]]));

  const open = async ({ manifest }: Release, route: string): Promise<void> => {
    const [first, ...others] = addressesOf(route, seen, claims).slice(0, MOST_TRIED);
    if (first === undefined) return void outcomes.get(manifest.name)?.push({ route, ms: 0, findings: [] });
    const service = manifest.service && `/api/m/${manifest.name}/${manifest.service.path}/`;
    const visit = (address: string) => openPage(context, { origin: server.url, route, address, service });
    let page = await visit(first);
    for (const address of others) {
      if (page.outcome.findings.length === 0) break;
      const next = await visit(address);
      if (next.outcome.findings.length === 0) page = next;
    }
    seen.set(route, page.seen);
    outcomes.get(manifest.name)?.push(page.outcome);
  };
  const routes = opened.flatMap((release) => release.manifest.routes.map(({ path }) => ({ release, path })));
  const inTabs = <T>(queue: T[], act: (each: T) => Promise<void>) =>
    Promise.all(
      Array.from({ length: TABS }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await act(next);
      }),
    );
  for (const queue of [routes.filter(({ path }) => !needsRecord(path)), routes.filter(({ path }) => needsRecord(path))])
    await inTabs(queue, ({ release, path }) => open(release, path));
  await context.close();

  await inTabs([...opened], async (release) => {
    const all = outcomes.get(release.manifest.name) ?? [];
    const inConsole = all.flatMap(({ route, opened: address }) =>
      address?.startsWith('/dashboard/') ? [{ route, address }] : [],
    );
    if (inConsole.length === 0) return;
    // Memory that other modules keep in the tab's process would be counted.
    const own = await startContext();
    const found = await revisit(own, server.url, release, inConsole);
    await own.close();
    for (const outcome of all)
      outcome.findings = [...outcome.findings, ...(found.get(outcome.route)?.list ?? [])].slice(0, MOST_FINDINGS);
  });
  return outcomes;
}

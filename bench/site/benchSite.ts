import type { Goal } from '../Goal';
import { measureParts } from '../measureParts';
import { median } from '../median';
import { midmean } from '../midmean';
import type { Part } from '../Part';
import { round } from '../Part';
import type { PartsOf } from '../parts';
import { startProduct } from '../startProduct';
import { type Acts, measureActs } from './measureActs';
import { type Load, measureLoad } from './measureLoad';
import { type Chromium, openChromium } from './openChromium';
import { publicPaths } from './publicPaths';
import { serveVariant } from './serveVariant';
import { type Variant, variantNames, variantsOf } from './variants';

/** The largest paint at most so many times that of the twin, what scripts hold the main thread for in ms, which the static one has none of, the layout shift, the JavaScript before anybody acts in bytes, and an answer to an act in ms. */
const targets = { toStatic: 1.02, toBundle: 0.4, scripts: 20, cls: 0, javascript: 10_000, act: 200 };

/** The pages that are measured together, and how often; all of them, so that none is forgotten. */
const groups = {
  home: ['/'],
  offer: ['/services', '/compliance', '/pricing'],
  company: ['/investor-relation', '/about-us', '/careers', '/press'],
  legal: ['/terms-of-service', '/privacy-policy', '/sitemap'],
} as const satisfies Record<string, readonly string[]>;
/** How many loads of each page in each of the two variants that should be alike a part takes, shared among its pages. */
const LOADS = 40;
/** Of the bundle, whose paint is far off. */
const BUNDLE_LOADS = 3;
const ACT_ROUNDS = 11;

/** What is measured of a page in one round, in turn: the two that should be alike twice, neither always first. */
const turn: readonly Variant[] = ['composed', 'static', 'static', 'composed'];
/** How long a load is watched, in milliseconds. Of the bundle only the paint is wanted, which is over by then. */
const watched: Record<Variant, number> = { composed: 800, static: 800, bundle: 300 };

/** No request leaves this machine. */
const hosts = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

const conditions = 'slow 4G (1.6 Mbit/s, 150 ms), processor 4 times slower, 390 px, nothing cached';

/** Serves every public page as it is composed, as bare static HTML and CSS, and in a single client-rendered bundle. */
async function withVariants<T>(
  executablePath: string,
  work: (chromium: Chromium, urlOf: (variant: Variant) => string) => Promise<T>,
): Promise<T> {
  const product = await startProduct();
  const chromium = openChromium(executablePath, hosts);
  const servers = new Map<Variant, Awaited<ReturnType<typeof serveVariant>>>();
  try {
    const variants = await variantsOf(product.url, publicPaths);
    for (const name of variantNames) servers.set(name, await serveVariant(variants[name], product.url));
    return await work(chromium, (variant) => servers.get(variant)?.url ?? '');
  } finally {
    chromium.close();
    for (const server of servers.values()) server.stop();
    await product.stop();
  }
}

const measurePages = (executablePath: string, paths: readonly string[]): Promise<Part> =>
  withVariants(executablePath, async (chromium, urlOf) => {
    const loads = new Map<string, Load[]>();
    const load = async (path: string, variant: Variant) => {
      const key = `${variant} ${path}`;
      loads.set(key, [
        ...(loads.get(key) ?? []),
        await measureLoad(chromium, `${urlOf(variant)}${path}`, watched[variant]),
      ]);
    };
    // A warm-up: the servers then have everything in memory.
    for (const path of paths) for (const variant of variantNames) await load(path, variant);
    loads.clear();
    const rounds = Math.round(LOADS / paths.length / 2);
    for (let each = 0; each < rounds; each += 1)
      for (const path of paths) {
        for (const variant of turn) await load(path, variant);
        if (each < BUNDLE_LOADS) await load(path, 'bundle');
      }
    const all = (path: string, variant: Variant, value: keyof Load) =>
      (loads.get(`${variant} ${path}`) ?? []).map((each) => each[value]);
    const middle = (...of: Parameters<typeof all>) => median(all(...of));
    const time = (path: string, variant: Variant, value: 'lcp' | 'tbt' | 'scripts') =>
      midmean(all(path, variant, value));
    const results = paths.map((path) => ({
      path,
      lcp: time(path, 'composed', 'lcp'),
      ofStatic: time(path, 'static', 'lcp'),
      ofBundle: time(path, 'bundle', 'lcp'),
      tbt: time(path, 'composed', 'tbt'),
      tbtOfStatic: time(path, 'static', 'tbt'),
      scripts: time(path, 'composed', 'scripts'),
      cls: round(middle(path, 'composed', 'cls')),
      javascript: middle(path, 'composed', 'javascript'),
      javascriptOfBundle: middle(path, 'bundle', 'javascript'),
    }));
    const sum = (value: (each: (typeof results)[number]) => number) =>
      results.reduce((total, each) => total + value(each), 0);
    const worst = (value: (each: (typeof results)[number]) => number) => Math.max(...results.map(value));
    const [first] = results;
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
    const home =
      first?.path === '/'
        ? {
            what: 'the home page’s largest paint on a slow phone and slow 4G',
            here: `${seconds(first.lcp)}, with ${(first.javascript / 1000).toFixed(1)} KB of JavaScript`,
            beside: `the same page without scripts ${seconds(first.ofStatic)}, one client-rendered bundle ${seconds(first.ofBundle)}`,
          }
        : undefined;
    return {
      sections: [
        {
          title: `First visits on ${conditions}; ${2 * rounds} loads, of the bundle ${Math.min(rounds, BUNDLE_LOADS)}; largest paint, blocked main thread and what scripts hold it for (means of the middle half) in ms, JavaScript in bytes`,
          headings: [
            'page',
            'paint',
            'static',
            'bundle',
            'to static',
            'to bundle',
            'blocked',
            'static',
            'scripts',
            'layout shift',
            'JavaScript',
            'bundle',
          ],
          rows: results.map((each) => [
            each.path,
            Math.round(each.lcp),
            Math.round(each.ofStatic),
            Math.round(each.ofBundle),
            (each.lcp / each.ofStatic).toFixed(3),
            (each.lcp / each.ofBundle).toFixed(2),
            Math.round(each.tbt),
            Math.round(each.tbtOfStatic),
            each.scripts.toFixed(1),
            each.cls,
            each.javascript,
            each.javascriptOfBundle,
          ]),
        },
      ],
      ...(home ? { telling: home } : {}),
      plots: [
        {
          title: 'Largest paint of a first visit',
          unit: 'ms',
          series: ['product', 'static page', 'one bundle'],
          rows: results.map(({ path, lcp, ofStatic, ofBundle }) => ({ name: path, values: [lcp, ofStatic, ofBundle] })),
        },
      ],
      goals: [
        {
          what: 'largest paint beside the static page',
          // Over the pages together: of each there are too few loads for two parts in a hundred.
          value: sum(({ lcp }) => lcp) / sum(({ ofStatic }) => ofStatic),
          limit: { most: targets.toStatic },
          of: 'it',
        },
        {
          what: 'largest paint beside the bundle',
          value: worst(({ lcp, ofBundle }) => lcp / ofBundle),
          limit: { most: targets.toBundle },
          of: 'it',
        },
        {
          // The static page has none: it is blocked for so much longer at most. Blocked time itself begins at 50 ms of a
          // task, and two runs of the same page differ by more than the goal where a slow machine's tasks lie around them.
          what: 'main thread held by scripts',
          value: worst(({ scripts }) => scripts),
          limit: { most: targets.scripts },
          unit: 'ms',
        },
        { what: 'layout shift', value: worst(({ cls }) => cls), limit: { most: targets.cls } },
        {
          what: 'JavaScript before anybody acts',
          value: worst(({ javascript }) => javascript),
          limit: { most: targets.javascript },
          unit: 'bytes',
        },
      ],
    };
  });

const acts = async (executablePath: string): Promise<Part> => {
  // The product itself: how long a browser may keep what it fetched is a part of what is measured.
  const product = await startProduct();
  const chromium = openChromium(executablePath, hosts);
  const found: Acts[] = [];
  try {
    // The first warms up server and browser.
    for (let each = 0; each <= ACT_ROUNDS; each += 1) found.push(await measureActs(chromium, product.url));
  } finally {
    chromium.close();
    await product.stop();
  }
  const of = (name: keyof Acts) => Math.round(midmean(found.slice(1).map((each) => each[name])));
  const shown: Record<keyof Acts, string> = {
    menu: 'the menu, no code there',
    link: 'a link that a finger touched 300 ms before, no code there',
    first: 'a key right after the tap into its field, the code fetched but never run',
    later: 'a key, the code at work',
  };
  const names = Object.keys(shown) as (keyof Acts)[];
  return {
    sections: [
      {
        title: `From an act until its answer is on the screen, ${conditions} but for what is said; of ${ACT_ROUNDS} each the mean of the middle half`,
        headings: ['', 'ms'],
        rows: names.map((name) => [shown[name], of(name)]),
      },
    ],
    telling: {
      what: 'a press there until its answer is on the screen',
      here: `menu ${of('menu')} ms, a touched link’s page ${of('link')} ms, a figure typed ${of('later')} ms, the first of its page ${of('first')} ms`,
      beside: `the goal is ${targets.act} ms once the code has run`,
    },
    // Until code that has never run has run, the answer is the browser's own: the caret, and the letter.
    goals: (['menu', 'link', 'later'] as const).map(
      (name): Goal => ({ what: shown[name], value: of(name), limit: { most: targets.act }, unit: 'ms' }),
    ),
  };
};

/**
 * Measures first visits to every public page beside a static twin and a bundle, side by side in one run, and how soon acts
 * are answered. Answers whether every target is met. `wanted`: the parts to measure, by default all.
 */
export async function benchSite(executablePath: string, wanted: readonly string[]): Promise<boolean> {
  const forgotten = publicPaths.filter((path) =>
    Object.values<readonly string[]>(groups).every((group) => !group.includes(path)),
  );
  if (forgotten.length > 0) throw new Error(`No part measures ${forgotten.join(', ')}; add it to one.`);
  const measures: PartsOf<'site', () => Promise<Part>> = {
    home: () => measurePages(executablePath, groups.home),
    offer: () => measurePages(executablePath, groups.offer),
    company: () => measurePages(executablePath, groups.company),
    legal: () => measurePages(executablePath, groups.legal),
    acts: () => acts(executablePath),
  };
  return measureParts('site', measures, wanted);
}

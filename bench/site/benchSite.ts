import { median } from '../median';
import { printTable } from '../printTable';
import { startProduct } from '../startProduct';
import { type Load, measureLoad } from './measureLoad';
import { openChromium } from './openChromium';
import { publicPaths } from './publicPaths';
import { serveVariant } from './serveVariant';
import { type Variant, variantNames, variantsOf } from './variants';

/** The largest paint at most so many times that of the twin, the blocking time in ms beyond that of the static one, the layout shift, and the JavaScript before anybody acts in bytes. */
const targets = { toStatic: 1.02, toBundle: 0.4, tbt: 20, cls: 0, javascript: 10_000 };
const ROUNDS = 8;

/** Below this part of the target a page's ratio to static is clear. Of the others the two variants are measured in so many rounds more, and all loads count. */
const CLEAR = 0.95;
const ROUNDS_MORE = 40;

/** What is measured of a page in one round, in turn: the two that should be alike twice. */
const lap: readonly Variant[] = ['composed', 'static', 'bundle', 'static', 'composed'];
const pairs: readonly Variant[] = ['composed', 'static', 'static', 'composed'];

/** How long a load is watched, in milliseconds. Of the bundle only the paint is wanted, which is over by then. */
const watched: Record<Variant, number> = { composed: 2000, static: 2000, bundle: 500 };

/**
 * Measures every public page as it is composed, as bare static HTML and CSS, and in a single
 * client-rendered bundle, side by side in one run; prints medians and ratios. Answers whether every target is met.
 */
export async function benchSite(executablePath: string): Promise<boolean> {
  const product = await startProduct();
  const variants = await variantsOf(product.url, publicPaths);
  const servers = Object.fromEntries(
    await Promise.all(
      variantNames.map(async (name) => [name, await serveVariant(variants[name], product.url)] as const),
    ),
  );
  const chromium = openChromium(executablePath, 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
  const loads = new Map<string, Load[]>();
  const keyOf = (path: string, variant: Variant) => `${variant} ${path}`;

  const measure = async (paths: readonly string[], rounds: number, turn = lap) => {
    for (let round = 1; round <= rounds; round += 1) {
      for (const path of paths) {
        for (const variant of turn) {
          const load = await measureLoad(chromium, `${servers[variant]?.url}${path}`, watched[variant]);
          loads.set(keyOf(path, variant), [...(loads.get(keyOf(path, variant)) ?? []), load]);
        }
      }
      process.stdout.write(`round ${round} of ${rounds}, ${paths.length} pages\n`);
    }
  };
  const middle = (path: string, variant: Variant, value: keyof Load) =>
    median((loads.get(keyOf(path, variant)) ?? []).map((load) => load[value]));
  const isNear = (path: string) =>
    middle(path, 'composed', 'lcp') > CLEAR * targets.toStatic * middle(path, 'static', 'lcp');

  // A warm-up: the servers then have everything in memory.
  await measure(publicPaths, 1);
  loads.clear();
  await measure(publicPaths, ROUNDS);
  const near = publicPaths.filter(isNear);
  if (near.length > 0) await measure(near, ROUNDS_MORE, pairs);
  chromium.close();
  for (const server of Object.values(servers)) server.stop();
  await product.stop();

  const results = publicPaths.map((path) => ({
    path,
    lcp: Object.fromEntries(variantNames.map((variant) => [variant, middle(path, variant, 'lcp')])) as Record<
      Variant,
      number
    >,
    tbt: middle(path, 'composed', 'tbt'),
    tbtOfStatic: middle(path, 'static', 'tbt'),
    cls: middle(path, 'composed', 'cls'),
    javascript: middle(path, 'composed', 'javascript'),
    bundle: middle(path, 'bundle', 'javascript'),
  }));
  process.stdout.write(
    `\nSlow 4G (1.6 Mbit/s, 150 ms), processor 4 times slower, 390 px, medians of ${2 * ROUNDS} loads (${2 * (ROUNDS + ROUNDS_MORE)} where the ratio to static was near its target), of the bundle ${ROUNDS}; LCP and TBT in milliseconds, JavaScript in bytes\n`,
  );
  printTable(
    ['page', 'LCP', 'static', 'bundle', 'to static', 'to bundle', 'TBT', 'of static', 'CLS', 'JavaScript', 'of bundle'],
    results.map(({ path, lcp, tbt, tbtOfStatic, cls, javascript, bundle }) => [
      path,
      lcp.composed.toFixed(0),
      lcp.static.toFixed(0),
      lcp.bundle.toFixed(0),
      (lcp.composed / lcp.static).toFixed(2),
      (lcp.composed / lcp.bundle).toFixed(2),
      tbt.toFixed(0),
      tbtOfStatic.toFixed(0),
      cls.toFixed(2),
      javascript,
      bundle,
    ]),
  );
  const worst = {
    'LCP to static': [Math.max(...results.map(({ lcp }) => lcp.composed / lcp.static)), targets.toStatic],
    'LCP to bundle': [Math.max(...results.map(({ lcp }) => lcp.composed / lcp.bundle)), targets.toBundle],
    'blocking time beyond static': [Math.max(...results.map(({ tbt, tbtOfStatic }) => tbt - tbtOfStatic)), targets.tbt],
    'layout shift': [Number(Math.max(...results.map(({ cls }) => cls)).toFixed(2)), targets.cls],
    JavaScript: [Math.max(...results.map(({ javascript }) => javascript)), targets.javascript],
  } satisfies Record<string, [number, number]>;
  for (const [name, [value, target]] of Object.entries(worst)) {
    process.stdout.write(
      `${value <= target ? 'met   ' : 'MISSED'}  ${name}: at most ${target}, worst ${Number(value.toFixed(4))}\n`,
    );
  }
  return Object.values(worst).every(([value, target]) => value <= target);
}

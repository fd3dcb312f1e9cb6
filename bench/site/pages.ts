import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { ownerOf, post } from '../../e2e/support/ownerOf';
import { readManifest } from '../../scripts/build/readManifest';
import { root } from '../../scripts/build/targets';
import { compress, compressible } from '../../server/src/pages/compress';
import { recordScripts } from '../console/openConsole';
import { median, midmean } from '../middle';
import { type Part, round } from '../Part';
import { startProduct } from '../startProduct';
import { conditions, openPhone } from './phone';

const { routes } = readManifest(join(root, 'mfe-public')).manifest;

/** The page versions measured in one round, in alternating order. */
const turn = ['page', 'twin', 'twin', 'page'] as const;
const ROUNDS = 2;
/** How long a load is observed, in milliseconds; later work of the page counts too. */
const WATCHED = 800;

/**
 * A first visit's measurements: times in ms, JavaScript in bytes; `scripts` is how long they blocked the main thread.
 */
type Load = Record<'paint' | 'scripts' | 'shift' | 'javascript', number>;

/** A page without its scripts, only HTML and CSS. */
const withoutScripts = (document: string) =>
  document
    .replace(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="preload"[^>]* as="script"[^>]*>\n?/g, '');

/** Serves the product's site from memory with changed pages, so that page and twin differ in nothing else. */
async function serve(productUrl: string, change: (document: string) => string) {
  const answerOf = async (path: string) => {
    const response = await fetch(productUrl + path);
    const type = response.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    const body = isPage ? Buffer.from(change(await response.text())) : Buffer.from(await response.arrayBuffer());
    return isPage || compressible(path)
      ? { headers: { 'Content-Type': type, 'Content-Encoding': 'br' }, body: (await compress(body)).br }
      : { headers: { 'Content-Type': type }, body };
  };
  const answers = new Map<string, ReturnType<typeof answerOf>>();
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    if (request.method !== 'GET') return reply.writeHead(204).end();
    const answer = answers.get(path) ?? answerOf(path);
    answers.set(path, answer);
    return void answer.then(
      ({ headers, body }) => reply.writeHead(200, { ...headers, 'Cache-Control': 'no-cache' }).end(body),
      () => reply.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/**
 * The browser's own record of a load. Runs in the page afterwards, because an observing script would take part of the
 * time.
 */
async function readEntries(): Promise<Pick<Load, 'paint' | 'shift'>> {
  const [largest = [], shifts = []] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift'].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => resolve([]), 200);
        }),
    ),
  );
  return {
    paint: largest.at(-1)?.startTime ?? NaN,
    shift: shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
  };
}

async function visit(browser: Browser, url: string): Promise<Load> {
  const { page, devtools, close } = await openPhone(browser);
  const scripts = new Map<string, number>();
  await recordScripts(devtools, scripts);
  await devtools.send('Performance.enable');
  await page.goto(url);
  await wait(WATCHED);
  // Before the entries are read, because that is a script too.
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const entries = await page.evaluate(readEntries);
  await close();
  return {
    ...entries,
    scripts: 1_000 * (seconds('ScriptDuration') + seconds('V8CompileDuration')),
    javascript: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Creates a public vacancy; returns its page's path once it is there. */
async function publicVacancy(url: string): Promise<string> {
  const body = { title: 'Forklift driver', city: 'Ranchi', isPublic: true, payPaise: 2_150_000 };
  const { token } = await ownerOf(url);
  const { slug } = await post<{ slug: string }>(`${url}/api/vacancies`, body, token);
  while (!(await fetch(`${url}/careers/${slug}`)).ok) await wait(200);
  return `/careers/${slug}`;
}

/**
 * First visits to every public page and a vacancy, alternating with its static twin: the same document without scripts.
 */
export async function pages(launch: () => Promise<Browser>): Promise<Part> {
  const browser = await launch();
  const product = await startProduct();
  const servers = {
    page: await serve(product.url, (document) => document),
    twin: await serve(product.url, withoutScripts),
  };
  const paths = [...routes.map(({ path }) => path), await publicVacancy(product.url)];
  const loads = paths.map((path) => ({ path, page: [] as Load[], twin: [] as Load[] }));
  try {
    for (let done = 0; done <= ROUNDS; done += 1)
      // The first round warms up servers and browser.
      for (const of of loads)
        for (const which of done === 0 ? (['page', 'twin'] as const) : turn) {
          const load = await visit(browser, servers[which].url + of.path);
          if (done > 0) of[which].push(load);
        }
  } finally {
    for (const server of Object.values(servers)) server.stop();
    await product.stop();
  }
  const found = loads.map(({ path, page, twin }) => ({
    path,
    paint: midmean(page.map((load) => load.paint)),
    ofTwin: midmean(twin.map((load) => load.paint)),
    scripts: midmean(page.map(({ scripts }) => scripts)) - midmean(twin.map(({ scripts }) => scripts)),
    shift: round(Math.max(...page.map(({ shift }) => shift))),
    javascript: median(page.map(({ javascript }) => javascript)),
  }));
  const sum = (value: (each: (typeof found)[number]) => number) =>
    found.reduce((total, each) => total + value(each), 0);
  const worst = (value: (each: (typeof found)[number]) => number) => Math.max(...found.map(value));
  return {
    tables: [
      {
        title: `First visits on ${conditions}, beside the static twin; ${2 * ROUNDS} loads each, means of the middle half`,
        headings: ['page', 'largest paint, ms', 'twin', 'share', 'scripts, ms', 'layout shift', 'JavaScript, bytes'],
        rows: found.map((each) => [
          each.path,
          Math.round(each.paint),
          Math.round(each.ofTwin),
          (each.paint / each.ofTwin).toFixed(3),
          each.scripts.toFixed(1),
          each.shift,
          each.javascript,
        ]),
      },
    ],
    goals: [
      // Over all pages together: single pages have too few loads for a precision of two percent.
      {
        what: 'largest paint, share of the twin’s',
        value: sum((each) => each.paint) / sum((each) => each.ofTwin),
        most: 1.02,
      },
      // Blocked time only counts tasks over 50 ms, so two runs of the same page differ by more than the goal.
      {
        what: 'main thread held by scripts, more than in the twin, ms',
        value: worst(({ scripts }) => scripts),
        most: 20,
      },
      { what: 'layout shift', value: worst(({ shift }) => shift), most: 0 },
      { what: 'JavaScript before anybody acts, bytes', value: worst(({ javascript }) => javascript), most: 10_000 },
    ],
  };
}

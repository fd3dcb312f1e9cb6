import type { Browser } from '@playwright/test';
import { ownerOf } from '../../e2e/support/ownerOf';
import { root } from '../../scripts/build/targets';
import { launchChromium } from '../../scripts/test/launchChromium';
import { fast4g, measureOpening, type Opened } from '../console/measureOpening';
import { measureColdSwitch, measureWarmSwitches, sections } from '../console/measureSwitches';
import type { Staff } from '../console/openConsole';
import type { Goal } from '../Goal';
import { measureParts } from '../measureParts';
import { median } from '../median';
import type { Part, Plot } from '../Part';
import type { PartsOf } from '../parts';
import { startProduct } from '../startProduct';
import { ensureTwins } from './ensureTwins';
import { measureLive } from './live';
import { measureManyModules, repeated } from './manyModules';
import { serveTwin, type TwinName, twinNames } from './serveTwin';
import { memoryOfSwitches, tour, whatIsTwice } from './tour';

/** The product may cost so many times what the bundle costs, and take so much of its time to live. */
const NO_MORE = 1.05;
const LIVE_SHARE = 0.25;
const OPENINGS = 5;
const COLD_ROUNDS = 3;
const WARM_ROUNDS = 4;
const SWITCHES = 200;
const LIVE_ROUNDS = 3;
const MODULES = [0, 5, 10, 20, 40];

const shown: Record<TwinName, string> = { product: 'product', bundle: 'one bundle', plain: 'plain federation' };
const conditions = 'fast 4G (9 Mbit/s, 60 ms), processor 4 times slower';

type OfEach<T> = Record<TwinName, T>;

/** Does the same with the product and each twin. */
async function ofEach<T>(act: (name: TwinName) => Promise<T>): Promise<OfEach<T>> {
  const found: Partial<OfEach<T>> = {};
  for (const name of twinNames) found[name] = await act(name);
  return found as OfEach<T>;
}

const ratio = (what: string, { product, bundle }: OfEach<number>, most = NO_MORE): Goal => ({
  what,
  value: product / bundle,
  limit: { most },
  of: 'the bundle’s',
});

const plot = (title: string, unit: string, rows: [string, OfEach<number>][]): Plot => ({
  title,
  unit,
  series: twinNames.map((name) => shown[name]),
  rows: rows.map(([name, values]) => ({ name, values: twinNames.map((each) => values[each]) })),
});

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

const tableOf = (title: string, rows: [string, OfEach<number | string>][]) => ({
  title,
  headings: ['', ...twinNames.map((name) => shown[name])],
  rows: rows.map(([name, values]) => [
    name,
    ...twinNames.map((each) => {
      const value = values[each];
      return typeof value === 'number' ? Number(value.toFixed(value < 20 ? 1 : 0)) : value;
    }),
  ]),
});

/** Serves the product and its twins beside each other, with one product behind them. */
async function withStaff<T>(browser: Browser, work: (staff: OfEach<Staff>) => Promise<T>): Promise<T> {
  ensureTwins();
  const product = await startProduct();
  const servers = await ofEach((name) => serveTwin(name, root, product.url));
  try {
    const owner = await ownerOf(product.url);
    return await work(await ofEach(async (name) => ({ browser, url: servers[name].url, owner })));
  } finally {
    for (const name of twinNames) servers[name].stop();
    await product.stop();
  }
}

const dashboard = (browser: Browser): Promise<Part> =>
  withStaff(browser, async (staff) => {
    const opened = await ofEach<Opened[]>(async () => []);
    for (let round = 0; round <= OPENINGS; round += 1)
      for (const name of twinNames) {
        const each = await measureOpening(staff[name], '/dashboard', fast4g);
        // The first warms up servers and browser.
        if (round > 0) opened[name].push(each);
      }
    const of = (value: (each: Opened) => number | undefined) =>
      Object.fromEntries(
        twinNames.map((name) => [name, median(opened[name].map((each) => value(each) ?? Number.NaN))]),
      ) as OfEach<number>;
    const [painted, usable, javascript, scripts] = [
      of((each) => each.painted),
      of((each) => each.content),
      of((each) => each.javascript),
      of((each) => each.scripts),
    ];
    return {
      sections: [
        tableOf(
          `A first dashboard until its figures can be read, ${conditions}, nothing cached; medians of ${OPENINGS}`,
          [
            ['first paint, ms', painted],
            ['figures can be read, ms', usable],
            ['JavaScript until then, bytes', javascript],
            ['scripts', scripts],
          ],
        ),
      ],
      telling: {
        what: 'a first dashboard on fast 4G, processor 4 times slower',
        here: `${kilobytes(javascript.product)} of JavaScript, figures after ${seconds(usable.product)}`,
        beside: `one bundle ${kilobytes(javascript.bundle)} and ${seconds(usable.bundle)}, plain federation ${kilobytes(javascript.plain)} and ${seconds(usable.plain)}`,
      },
      plots: [
        plot('Until the dashboard can be read', 'ms', [
          ['first paint', painted],
          ['figures', usable],
        ]),
      ],
      goals: [ratio('JavaScript until the dashboard can be read', javascript), ratio('time until then', usable)],
    };
  });

const cold = (browser: Browser): Promise<Part> =>
  withStaff(browser, async (staff) => {
    const times = new Map(sections.map((path) => [path, { product: [], bundle: [], plain: [] } as OfEach<number[]>]));
    for (let round = 0; round < COLD_ROUNDS; round += 1)
      for (const [path, found] of times)
        for (const name of twinNames) found[name].push(await measureColdSwitch(staff[name], path, fast4g, 100));
    const rows = [...times].map(([path, found]): [string, OfEach<number>] => [path, medians(found)]);
    const middle = middleOf(rows);
    return {
      sections: [
        tableOf(
          `First visit to a section from the dashboard, from the click (100 ms over the link before) until its heading, ${conditions}; medians of ${COLD_ROUNDS} in ms`,
          [...rows, ['median of sections', middle]],
        ),
      ],
      plots: [plot('First visit to a section', 'ms', rows)],
      goals: [ratio('a cold switch, median of the sections', middle)],
    };
  });

const medians = (found: OfEach<number[]>) =>
  Object.fromEntries(twinNames.map((name) => [name, median(found[name])])) as OfEach<number>;
const middleOf = (rows: [string, OfEach<number>][]) =>
  Object.fromEntries(twinNames.map((name) => [name, median(rows.map(([, values]) => values[name]))])) as OfEach<number>;

const warm = (browser: Browser): Promise<Part> =>
  withStaff(browser, async (staff) => {
    const found = await ofEach((name) => measureWarmSwitches(staff[name], WARM_ROUNDS));
    const rows = sections.map((path): [string, OfEach<number>] => [
      path,
      medians(
        Object.fromEntries(
          twinNames.map((name) => [name, (found[name].get(path) ?? []).map((each) => each.shown)]),
        ) as OfEach<number[]>,
      ),
    ]);
    const middle = middleOf(rows);
    return {
      sections: [
        tableOf(
          `Switch to a section that was visited, from the click until the frame with its heading is on the screen; medians of ${WARM_ROUNDS} in ms`,
          [...rows, ['median of sections', middle]],
        ),
      ],
      goals: [ratio('a warm switch, median of the sections', middle)],
    };
  });

const everything = (browser: Browser): Promise<Part> =>
  withStaff(browser, async (staff) => {
    const found = await ofEach(async (name) => {
      const { dashboard: whole, all } = await tour(staff[name]);
      return { whole: whole.bytes, all: all.bytes, files: all.files.length, twice: whatIsTwice(name, all.files) };
    });
    const of = <T>(value: (each: (typeof found)['product']) => T) =>
      Object.fromEntries(twinNames.map((name) => [name, value(found[name])])) as OfEach<T>;
    const [whole, all] = [of((each) => each.whole), of((each) => each.all)];
    return {
      sections: [
        tableOf('JavaScript, compressed', [
          ['the whole dashboard, charts drawn, bytes', whole],
          ['after a visit to every section, bytes', all],
          ['files', of((each) => each.files)],
          ['source files that came more than once', of(({ twice }) => twice.sources)],
          ['what of them was too many, characters before minifying', of(({ twice }) => twice.characters)],
          ['the largest of them', of(({ twice }) => twice.worst.join(', ') || '—')],
        ]),
      ],
      plots: [
        plot('JavaScript', 'bytes', [
          ['whole dashboard', whole],
          ['every section visited', all],
        ]),
      ],
      goals: [ratio('JavaScript of the whole dashboard', whole), ratio('JavaScript after every section', all)],
    };
  });

const memory = (browser: Browser): Promise<Part> =>
  withStaff(browser, async (staff) => {
    const found = await ofEach((name) => memoryOfSwitches(staff[name], SWITCHES));
    const of = (value: (each: { before: number; after: number }) => number) =>
      Object.fromEntries(twinNames.map((name) => [name, value(found[name])])) as OfEach<number>;
    const after = of((each) => each.after);
    return {
      sections: [
        tableOf('Memory of the page’s scripts after a garbage collection, in MB', [
          ['every section visited once', of((each) => each.before)],
          [`after ${SWITCHES} switches more`, after],
        ]),
      ],
      goals: [ratio(`memory after ${SWITCHES} switches`, after, 1.1)],
    };
  });

const live = async (): Promise<Part> => {
  const times = medians(await measureLive(LIVE_ROUNDS));
  return {
    sections: [
      tableOf(
        `From a changed line of one module to live, in seconds, medians of ${LIVE_ROUNDS}: built, published and promoted; of the bundle, a full build; of plain federation, the module with its copies of what is shared`,
        [['changed line to live', times]],
      ),
    ],
    telling: {
      what: 'from a changed line of one module to live',
      here: `${times.product.toFixed(1)} s`,
      beside: `one bundle, a full build, ${times.bundle.toFixed(1)} s`,
    },
    plots: [plot('From a changed line to live', 's', [['one module', times]])],
    goals: [ratio('time to live', times, LIVE_SHARE)],
  };
};

const modules = async (browser: Browser): Promise<Part> => {
  const grown = await measureManyModules(browser, MODULES);
  const [few, many] = [grown[1], grown.at(-1)];
  const growth = (value: (each: (typeof grown)[number]) => number) =>
    few && many ? value(many) / value(few) : Number.NaN;
  const keeps = (name: string, value: number): Goal => ({
    what: `${name} with 40 modules`,
    value,
    limit: { most: NO_MORE },
    of: 'that with 5',
  });
  const [paint, bytes, build] = [
    growth(({ painted }) => painted),
    growth(({ document, javascript }) => document + javascript),
    growth(({ build }) => build),
  ];
  const told = (each: (typeof grown)[number] | undefined) =>
    each ? `${seconds(each.painted)} and ${each.build.toFixed(1)} s` : '';
  return {
    telling: {
      what: 'the dashboard’s first paint, and one module built and live, with 40 more modules',
      here: told(many),
      beside: `with 5 more ${told(few)}; bytes grow ${((bytes - 1) * 100).toFixed(1)}%`,
    },
    sections: [
      {
        title: `The dashboard with generated modules beside the product’s own, ${conditions}; of ${repeated.openings} openings and ${repeated.builds} builds each the mean of the middle half`,
        headings: [
          'modules',
          'first paint, ms',
          'figures, ms',
          'document, bytes',
          'JavaScript, bytes',
          'one built and live, s',
        ],
        rows: grown.map(({ count, painted, content, document, javascript, build }) => [
          count,
          Math.round(painted),
          Math.round(content),
          document,
          javascript,
          Number.isNaN(build) ? '' : build.toFixed(1),
        ]),
      },
    ],
    goals: [keeps('first paint', paint), keeps('bytes', bytes), keeps('build of one', build)],
  };
};

/**
 * Measures the console beside its twins of the same sources: one bundle with lazy routes, and federation as public
 * examples have it. Answers whether every goal is met. `wanted`: the parts to measure, by default all.
 */
export async function benchTwins(executablePath: string, wanted: readonly string[]): Promise<boolean> {
  const browser = await launchChromium(executablePath);
  const measures: PartsOf<'twins', () => Promise<Part>> = {
    dashboard: () => dashboard(browser),
    cold: () => cold(browser),
    warm: () => warm(browser),
    everything: () => everything(browser),
    memory: () => memory(browser),
    live,
    modules: () => modules(browser),
  };
  try {
    return await measureParts('twins', measures, wanted);
  } finally {
    await browser.close();
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { mock } from 'node:test';
import { transformSync } from 'esbuild';
import { expect } from 'expect';
import { root } from '../build/targets.ts';
import { sourceAt } from './testsOf.ts';

type Body = (...row: unknown[]) => unknown;
interface Suite {
  beforeAll: Body[];
  afterAll: Body[];
  beforeEach: Body[];
  afterEach: Body[];
  members: (Suite | { run: Body })[];
}
type Module = { exports: unknown };
type Loader = (
  require: (target: string) => unknown,
  module: Module,
  exports: unknown,
  dirname: string,
  globals: object,
) => void;

/** A test or a hook that takes longer hangs, in milliseconds. A busy machine takes seconds for what is done in one. */
const PATIENCE_MS = 90_000;

const newSuite = (): Suite => ({ beforeAll: [], afterAll: [], beforeEach: [], afterEach: [], members: [] });

/** Stops what runs, when something fails that nobody awaits; such is nothing to what does not run any more. */
let interrupt: (error: unknown) => void = () => undefined;
const strayEvents = ['uncaughtException', 'unhandledRejection'] as const;
const onStray = (error: unknown) => interrupt(error);

async function inTime(body: Body): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const stopped = new Promise<never>((_, reject) => {
    interrupt = reject;
    timer = setTimeout(() => reject(new Error(`It took longer than ${PATIENCE_MS / 1000} s.`)), PATIENCE_MS);
  });
  try {
    await Promise.race([body(), stopped]);
  } finally {
    clearTimeout(timer);
    interrupt = () => undefined;
  }
}

async function inTurn(hooks: readonly Body[]): Promise<void> {
  for (const hook of hooks) await inTime(hook);
}

/** Does the work and then what cleans up after it, and throws what failed first. */
async function cleaning(work: () => Promise<void>, hooks: readonly Body[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [work, () => inTurn(hooks)]) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Runs a suite to its first failure, with the hooks that clean up after it. */
const runSuite = (suite: Suite, before: readonly Body[] = [], after: readonly Body[] = []): Promise<void> =>
  cleaning(async () => {
    const [befores, afters] = [
      [...before, ...suite.beforeEach],
      [...suite.afterEach, ...after],
    ];
    await inTurn(suite.beforeAll);
    for (const member of suite.members)
      if ('members' in member) await runSuite(member, befores, afters);
      else await cleaning(() => inTurn([...befores, member.run]), afters);
  }, suite.afterAll);

const each = (act: (title: string, body: Body) => void) => (rows: readonly unknown[]) => (title: string, body: Body) =>
  rows.forEach((row) => act(title, () => body(...(Array.isArray(row) ? (row as unknown[]) : [row]))));

// The engine that the tests of the server run on.
Object.assign(globalThis, { testDatabase: 'sqlite' });

/** The clock alone can be set, as the tests of the server set it. */
const clock = {
  useFakeTimers: ({ now }: { now: number }) => mock.timers.enable({ apis: ['Date'], now }),
  useRealTimers: () => mock.timers.reset(),
};

/** Test files that run in this process. */
export interface TestsInProcess {
  /** Runs a test file, and throws what fails first. */
  run(test: string): Promise<void>;
  /** Ends what its files began for all runs. */
  close(): Promise<void>;
}

/**
 * Runs test files that ask no more of jest than its globals and its clock, many times as fast as jest starts: packages
 * and the sources beside `fresh` are read once, `fresh` ones anew in each run, since a fault may show while a file is
 * read. `instrumented` has the code of sources that are not to be read as they stand. Files are paths from the root.
 */
export function testsInProcess(instrumented: ReadonlyMap<string, string>, fresh: ReadonlySet<string>): TestsInProcess {
  const compiled = new Map<string, Loader>();
  const kept = new Map<string, Module>();
  const lasting = newSuite();
  let suite = lasting;
  for (const event of strayEvents) process.on(event, onStray);

  const describe = (_title: string, body: Body) => {
    const outer = suite;
    suite = newSuite();
    outer.members.push(suite);
    body();
    suite = outer;
  };
  const test = (_title: string, run: Body) => void suite.members.push({ run });
  const globals = {
    describe: Object.assign(describe, { each: each(describe) }),
    test: Object.assign(test, { each: each(test) }),
    expect,
    jest: clock,
    beforeAll: (hook: Body) => void suite.beforeAll.push(hook),
    afterAll: (hook: Body) => void suite.afterAll.push(hook),
    beforeEach: (hook: Body) => void suite.beforeEach.push(hook),
    afterEach: (hook: Body) => void suite.afterEach.push(hook),
  };

  const loaderOf = (file: string): Loader => {
    const known = compiled.get(file);
    if (known) return known;
    const source = path.join(root, file);
    const { code } = transformSync(instrumented.get(file) ?? readFileSync(source, 'utf8'), {
      loader: 'ts',
      format: 'cjs',
      supported: { 'dynamic-import': false },
      sourcefile: source,
      define: { 'import.meta.dirname': JSON.stringify(path.dirname(source)) },
    });
    const loader = new Function(
      'require',
      'module',
      'exports',
      '__dirname',
      'globals',
      `const { ${Object.keys(globals).join(', ')} } = globals;\n{ ${code}\n}`,
    ) as Loader;
    compiled.set(file, loader);
    return loader;
  };

  const load = (from: string, target: string, run: Map<string, Module>): unknown => {
    const isShared = target.startsWith('shared/');
    if (!isShared && !target.startsWith('.')) return createRequire(path.join(root, from))(target);
    const base = isShared ? target : path.join(path.dirname(from), target);
    const file = sourceAt(base);
    if (file === undefined) return createRequire(path.join(root, from))(path.join(root, base));
    const modules = fresh.has(file) ? run : kept;
    const known = modules.get(file);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    modules.set(file, module);
    const outer = suite;
    if (modules === kept) suite = lasting;
    loaderOf(file)(
      Object.assign((next: string) => load(file, next, run), { resolve: createRequire(path.join(root, file)).resolve }),
      module,
      module.exports,
      path.join(root, path.dirname(file)),
      globals,
    );
    suite = outer;
    return module.exports;
  };

  return {
    async run(file) {
      const own = newSuite();
      suite = own;
      try {
        load(file, `./${path.basename(file)}`, new Map());
      } finally {
        suite = lasting;
      }
      await runSuite(own);
    },
    async close() {
      await inTurn(lasting.afterAll);
      for (const event of strayEvents) process.off(event, onStray);
    },
  };
}

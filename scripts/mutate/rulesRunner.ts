import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { transformSync } from 'esbuild';
import { expect } from 'expect';
import { root } from '../build/targets.ts';
import { testsAmong } from './testsOf.ts';

type Body = (...row: unknown[]) => unknown;
interface Test {
  /** Its file, its describes and its title, and the row's number where one title has many. */
  id: string;
  file: string;
  run: () => unknown;
}
type Module = { exports: unknown };
type Loader = (require: (target: string) => unknown, module: Module, exports: unknown, globals: object) => void;

/** What Stryker's instrumented code reads and writes. */
interface Instrumented {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}
const stryker: Instrumented = ((globalThis as { __stryker__?: Instrumented }).__stryker__ ??= {});

const requirePackage = createRequire(import.meta.url);
const compiled = new Map<string, Loader>();

/** A source as a function that makes a module of it; compiled once, run for each fault anew. */
function loaderOf(file: string): Loader {
  const known = compiled.get(file);
  if (known) return known;
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', sourcefile: file });
  const globals = 'const { describe, test, expect } = globals;';
  const loader = new Function('require', 'module', 'exports', 'globals', `${globals}\n${code}`) as Loader;
  compiled.set(file, loader);
  return loader;
}

/** The tests of a file, over modules of its own: what is worked out while a file is read is worked out again. */
function testsIn(file: string, modules: Map<string, Module>): Test[] {
  const tests: Test[] = [];
  const titles: string[] = [];
  const each =
    (act: (title: string, body: Body) => void) => (rows: readonly unknown[]) => (title: string, body: Body) =>
      rows.forEach((row, index) =>
        act(`${title} #${index + 1}`, () => body(...(Array.isArray(row) ? (row as unknown[]) : [row]))),
      );
  const describe = (title: string, body: Body) => {
    titles.push(title);
    body();
    titles.pop();
  };
  const test = (title: string, run: Body) => void tests.push({ id: [file, ...titles, title].join(' › '), file, run });
  const globals = {
    describe: Object.assign(describe, { each: each(describe) }),
    test: Object.assign(test, { each: each(test) }),
    expect,
  };
  const load = (from: string, target: string): unknown => {
    if (!target.startsWith('.')) return requirePackage(target);
    const base = path.resolve(path.dirname(from), target);
    if (base.endsWith('.json')) return JSON.parse(readFileSync(base, 'utf8'));
    const at = base.endsWith('.ts') ? base : `${base}.ts`;
    const known = modules.get(at);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    modules.set(at, module);
    loaderOf(at)((next) => load(at, next), module, module.exports, globals);
    return module.exports;
  };
  load(path.resolve(file), `./${path.basename(file)}`);
  return tests;
}

/**
 * Runs the tests of rules, which are plain functions and ask no more of jest than `describe`, `test` and `expect`: in
 * this process, some twenty times as fast as jest starts. A fault is judged by the tests nearest to its file.
 */
class RulesRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  readonly #tests: string[];
  readonly #testsOf: (file: string) => string[];

  constructor(options: StrykerOptions) {
    const { files } = options.rules as { files: string[] };
    this.#tests = files.filter((file) => file.endsWith('.test.ts'));
    this.#testsOf = testsAmong(files);
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const results: TestResult[] = [];
    for (const file of this.#tests) {
      stryker.currentTestId = undefined;
      for (const { id, run } of testsIn(file, new Map())) {
        stryker.currentTestId = id;
        const started = performance.now();
        try {
          await run();
        } catch (error) {
          return { status: DryRunStatus.Error, errorMessage: `${id}: ${String(error)}` };
        }
        const result = { id, name: id, fileName: file, timeSpentMs: performance.now() - started };
        results.push({ ...result, status: TestStatus.Success });
      }
    }
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(stryker, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    });
    const files = this.#testsOf(path.relative(root, path.resolve(root, activeMutant.fileName)));
    let nrOfTests = 0;
    for (const file of files) {
      let id = file;
      try {
        for (const test of testsIn(file, new Map())) {
          if (testFilter && !testFilter.includes(test.id)) continue;
          id = test.id;
          nrOfTests += 1;
          await test.run();
        }
      } catch (error) {
        if (hitLimit !== undefined && (stryker.hitCount ?? 0) > hitLimit) return { status: MutantRunStatus.Timeout };
        return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage: String(error), nrOfTests };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }
}

/** The runner by the name `rules`. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];

import { copyFileSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { RenderedSlot } from '../../../shared/contract/slotProps.ts';
import { componentOf, readManifest } from '../../build/readManifest.ts';
import { root } from '../../build/targets.ts';
import { nodeOptions } from '../../jest/nodeOptions.mjs';
import { together } from '../../jest/together.mjs';
import { askTool } from './askTool.ts';
import type { GatedModule, Reason } from './GatedModule.ts';

/** What `everyScreen.tsx` must render. Files are absolute paths. */
export interface GatedScreens {
  pages: readonly {
    /** Its route's pattern. */
    path: string;
    /** An address that matches it. */
    route: string;
    file: string;
  }[];
  contributions: readonly { id: string; slot: RenderedSlot; file: string }[];
}

/** A test that failed, or a file that could not run. */
interface Failure {
  /** The test file's absolute path. */
  file: string;
  /** Undefined when the file itself failed. */
  test: string | undefined;
  message: string;
}

/** The parts of Jest's report that are read. */
interface Report {
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly {
      status: string;
      ancestorTitles: readonly string[];
      title: string;
      failureMessages: readonly string[];
    }[];
  }[];
}

/** The first meaningful line, without colors. */
const firstLine = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- colours are written with one
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? '';

/** Every page and every contribution that has a component. */
function screensOf(dir: string): GatedScreens {
  const { manifest, pages, components } = readManifest(dir);
  const fileOf = (name: string) => join(dir, pages[name] ?? components[name] ?? '');
  return {
    pages: manifest.routes.map(({ path, page }) => ({
      path,
      route: path.replace(/:\w+\??/g, '1').replace('*', '1'),
      file: fileOf(page),
    })),
    contributions: (manifest.contributions ?? []).flatMap((contribution) => {
      const name = componentOf(contribution);
      // Only components are rendered.
      return name === undefined
        ? []
        : [{ id: contribution.id, slot: contribution.slot as RenderedSlot, file: fileOf(name) }];
    }),
  };
}

/** Runs Jest over test files of the module and of the gate's `folder`, and returns the failures. */
async function failuresOf(
  { dir, jest }: GatedModule,
  folder: string,
  files: readonly string[],
  screens: GatedScreens,
): Promise<Failure[]> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const { output, errors } = await askTool(
    'jest',
    [
      ...['--config', jest, '--rootDir', dir, '--roots', join(dir, 'src'), folder],
      ...['--testMatch', ...files, '--testSequencer', join(root, 'scripts/jest/PartsFirst.cjs')],
      ...['--maxWorkers', '100%', '--silent', '--json', '--outputFile', report],
    ],
    { cwd: dir, env: { GATED_SCREENS: JSON.stringify(screens), NODE_ENV: 'test', NODE_OPTIONS: nodeOptions } },
  );
  let results: Report['testResults'];
  try {
    results = (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults;
  } catch (cause) {
    throw new Error(`The tests could not be run: ${output}${errors}`, { cause });
  }
  return results.flatMap(({ name, message, assertionResults }): Failure[] => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message !== '') return [{ file: name, test: undefined, message }];
    return failed.map(({ ancestorTitles: [first = '', ...titles], title, failureMessages }) => {
      const isPart = name.endsWith('.part.js');
      return {
        file: isPart ? join(dir, first) : name,
        test: [...(isPart || first === '' ? [] : [first]), ...titles, title].join(' '),
        message: failureMessages[0] ?? '',
      };
    });
  });
}

/**
 * Whether the module's tests pass, and each of its pages and contributions renders over a server without records. Test
 * files share one process per processor; files with failures run once more by themselves, and only that run counts.
 */
export async function testsPass(module: GatedModule): Promise<Reason[]> {
  const { dir } = module;
  const screens = screensOf(dir);
  const source = join(dir, 'src');
  const tests = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(source, file));
  // Jest finds no tests in a package folder, where the cache may be.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gate-')));
  try {
    const everyScreen = join(folder, 'everyScreen.tsx');
    copyFileSync(join(import.meta.dirname, 'everyScreen.tsx'), everyScreen);
    const all = [...tests, everyScreen];
    const parts = together(join(folder, 'parts'), all, { root: dir, parts: availableParallelism() });
    const first = await failuresOf(module, folder, parts, screens);
    const isOfFile = ({ file }: Failure) => all.includes(file);
    const again = [...new Set(first.filter(isOfFile).map(({ file }) => file))];
    const failures = [
      ...(again.length > 0 ? await failuresOf(module, folder, again, screens) : []),
      ...first.filter((failure) => !isOfFile(failure)),
    ];
    return failures.map(({ file, test, message }) => {
      const place = file.startsWith(folder) ? '' : `${relative(dir, file)}: `;
      return `${place}${test === undefined ? '' : `“${test}” failed: `}${firstLine(message)}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readManifest } from '../../build/readManifest.ts';
import { askTool } from './askTool.ts';
import type { GatedModule, Reason } from './GatedModule.ts';

/** A page to be rendered, as `everyPage.tsx` is told of it. */
export interface RenderedPage {
  /** Its route's pattern. */
  path: string;
  /** An address of that. */
  route: string;
  /** Its whole file. */
  file: string;
}

/** What of Jest's report is read. */
interface Report {
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

/** The first line that says something, without colours. */
const firstLine = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- colours are written with one
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? '';

/** Runs Jest over the module's tests and `everyPage.tsx`, which lies where packages are no obstacle: Jest finds no test in one. */
async function runTests({ dir, jest }: GatedModule, folder: string, pages: readonly RenderedPage[]): Promise<Report> {
  const source = join(dir, 'src');
  const report = join(folder, 'report.json');
  copyFileSync(join(import.meta.dirname, 'everyPage.tsx'), join(folder, 'everyPage.tsx'));
  const { output, errors } = await askTool(
    'jest',
    [
      ...['--config', jest, '--rootDir', dir, '--roots', source, folder],
      ...['--testMatch', join(source, '**/*.test.ts'), join(source, '**/*.test.tsx'), join(folder, 'everyPage.tsx')],
      ...['--maxWorkers', '100%', '--silent', '--json', '--outputFile', report],
    ],
    { cwd: dir, env: { GATED_PAGES: JSON.stringify(pages), NODE_ENV: 'test' } },
  );
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch (cause) {
    throw new Error(`The tests could not be run: ${output}${errors}`, { cause });
  }
}

/** Whether the module's tests pass, and each of its pages renders over a server without records. */
export async function testsPass(module: GatedModule): Promise<Reason[]> {
  const { dir } = module;
  const { manifest, pages } = readManifest(dir);
  const rendered = manifest.routes.map(({ path, page }) => ({
    path,
    route: path.replace(/:\w+\??/g, '1').replace('*', '1'),
    file: join(dir, pages[page] ?? ''),
  }));
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'every-page-')));
  try {
    const { testResults } = await runTests(module, folder, rendered);
    return testResults.flatMap(({ name, message, assertionResults }) => {
      const place = name.startsWith(folder) ? '' : `${relative(dir, name)}: `;
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && message !== '') return [`${place}${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${place}“${fullName}” failed: ${firstLine(failureMessages[0] ?? '')}`,
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

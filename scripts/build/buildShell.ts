import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import type { ShellBuild } from '../../shared/contract/releases/shellBuild.ts';
import { SHELL_API_VERSION } from '../../shared/contract/shellApi.ts';
import type { Surface } from '../../shared/contract/surface/surfaceLine.ts';
import { host, prerenderer } from '../../webpack.common.ts';
import { answerOf } from '../contract/answerOf.ts';
import { judge, readReport } from '../contract/report.ts';
import { buildApart } from './buildApart.ts';
import { compile } from './compile.ts';
import { compressFiles, isCompressed } from './compressFiles.ts';
import { filesOf } from './filesOf.ts';
import { filesBelow, hashInputs, integrityOf, sourcesOfShell } from './hashing.ts';
import { providedVersions } from './sharedDependencies.ts';

const require = createRequire(import.meta.url);

/**
 * Webpack's cache between builds. A changed shell build or package discards it, and so do missing files of
 * `inOneLoader.cjs`.
 */
function keptOf(dir: string, name: string): FileCacheOptions {
  const kept = join(dir, '../.cache/webpack', name);
  if (!existsSync(join(dir, '../.cache/inOne/production'))) rmSync(kept, { recursive: true, force: true });
  return {
    type: 'filesystem',
    cacheLocation: kept,
    name,
    // The cache names files by absolute path.
    version: dir + hashInputs(['package-lock.json', 'tsconfig.json', 'webpack.common.ts', 'scripts/build']),
  };
}

/** What the shell's sources offer. Throws when the shell API's version was not raised as the changes require. */
async function offersNow(): Promise<Surface> {
  const offers = await answerOf<Surface>('scripts/contract/readOffers.ts', [], 'What the shell offers');
  const { refusal } = judge(readReport(), offers, SHELL_API_VERSION);
  if (refusal !== undefined) throw new Error(refusal);
  return offers;
}

/** Builds the shell in `dir` into `dist/`, with `shell.json` beside its files. */
export async function buildShell(dir: string): Promise<ShellBuild> {
  const config = prerenderer(dir, 'shell');
  // They run together: one uses the processor while the others wait for files and minifiers.
  const [{ compilation }, apart, offers] = await Promise.all([
    compile({ ...host(dir), cache: keptOf(dir, 'shell-production') }),
    buildApart(dir, { start: 'src/start/start.ts', tables: 'src/tables/tables.ts' }),
    offersNow(),
    compile({ ...config, cache: keptOf(dir, 'shell-prerenderer') }),
  ]);
  const dist = join(dir, 'dist');
  for (const { file, content } of Object.values(apart)) writeFileSync(join(dist, file), content);
  const files = filesBelow(dist).filter((file) => !isCompressed(file));
  const compressed = compressFiles(dist, files);
  const { prerenderFrames } = require(join(config.output?.path ?? '', 'prerender.cjs')) as {
    prerenderFrames(): Record<string, string>;
  };

  const entry = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])].filter((file) =>
    /\.(js|css)$/.test(file),
  );
  const beyond = (known: string[], ...names: string[]) => [
    ...new Set(
      names.flatMap((name) => filesOf(compilation, name)).filter((file) => ![...entry, ...known].includes(file)),
    ),
  ];
  const frame = beyond([], 'console');
  const console = beyond(frame, 'console-content');
  const shell: ShellBuild = {
    shellApi: SHELL_API_VERSION,
    sources: sourcesOfShell(),
    start: apart.start.file,
    tables: apart.tables.file,
    entry,
    chunks: {
      signin: beyond([], 'signin'),
      frame,
      console,
      sections: beyond([...frame, ...console], 'lists', 'antd', 'forms'),
    },
    fonts: [
      ...files.filter((file) => /latin.*\.woff2$/.test(file)).map((file) => ({ file })),
      ...files.filter((file) => /rupee.*\.woff2$/.test(file)).map((file) => ({ file, sign: '₹' })),
    ],
    provides: providedVersions(),
    offers,
    frames: prerenderFrames(),
    integrity: Object.fromEntries(
      files
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => [file, integrityOf(readFileSync(join(dist, file)))]),
    ),
  };
  await compressed;
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(shell, null, 1));
  return shell;
}

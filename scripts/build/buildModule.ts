import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { HeadData, Release } from '../../shared/contract/releases/release.ts';
import { federatedModule, prerenderer } from '../../webpack.common.ts';
import { bundlerOf, runBundler } from './bundlers.ts';
import { compile } from './compile.ts';
import { filesAtOnce } from './filesAtOnce.ts';
import { makeRelease } from './makeRelease.ts';
import { exposedBy } from './moduleFederation.ts';
import { missingFiles, readManifest } from './readManifest.ts';
import { takeBuilt } from './takeBuilt.ts';

/** What a module's `src/prerender.tsx` exports. */
interface Prerenderer {
  prerender(path: string): { html: string; head: HeadData };
}

const require = createRequire(import.meta.url);

/**
 * Builds the module in `dir` into `dist/` with the bundler whose configuration is in its folder, and writes
 * `release.json`. Throws when the manifest, a page or the code is wrong; `dist/` is then not a release.
 * @param built the folder with the output of the team's own build. By default, the module is built here
 */
export async function buildModule(dir: string, built?: string): Promise<Release> {
  const declared = readManifest(dir);
  const missing = missingFiles(dir, declared);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  if (built !== undefined) {
    takeBuilt(built, join(dir, 'dist'));
    return makeRelease(dir);
  }
  const bundler = bundlerOf(dir);
  if (bundler !== 'webpack') {
    await runBundler(bundler, dir);
    return makeRelease(dir);
  }
  const stats = await compile(federatedModule(dir));
  const { name, routes } = declared.manifest;
  const paths = routes.filter(({ prerender }) => prerender).map(({ path }) => path);
  const release = await makeRelease(dir, await prerenderPages(dir, name, paths));
  // For the gate, which measures what a page loads at first.
  const atOnce = exposedBy(declared).map((each) => [each.name, filesAtOnce(stats.compilation, each.chunk)]);
  writeFileSync(join(dir, 'dist/atOnce.json'), JSON.stringify(Object.fromEntries(atOnce)));
  return release;
}

async function prerenderPages(dir: string, name: string, paths: string[]): Promise<Release['prerendered']> {
  if (paths.length === 0) return {};
  const config = prerenderer(dir, name);
  const dist = join(dir, 'dist');
  await compile(config);
  const bundle = join(config.output?.path ?? '', 'prerender.cjs');
  delete require.cache[bundle];
  const { prerender } = require(bundle) as Prerenderer;
  return Object.fromEntries(
    paths.map((path) => {
      const { html, head } = prerender(path);
      const file = `prerendered/${path === '/' ? 'index' : path.slice(1)}.html`;
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), html);
      return [path, { html: file, head }];
    }),
  );
}

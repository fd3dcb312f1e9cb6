import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Stats } from 'webpack';
import { containerName } from '../../shared/contract/containerName.ts';
import { type HeadData, type Release, releaseSchema } from '../../shared/contract/release.ts';
import { isSourceMap } from '../../shared/contract/sourceMaps.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { buildVersion, exposedBy, federatedModule, prerenderer, requiredRanges } from '../../webpack.common.ts';
import { buildLightPages } from './buildLightPages.ts';
import { compile } from './compile.ts';
import { compressFiles } from './compressFiles.ts';
import { filesAtOnce } from './filesAtOnce.ts';
import { filesBelow, integrityOf } from './hashing.ts';
import { missingFiles, readManifest } from './readManifest.ts';

/** What a module's `src/prerender.tsx` exports. */
interface Prerenderer {
  prerender(path: string): { html: string; head: HeadData };
}

const require = createRequire(import.meta.url);

/**
 * Builds the module that lies in `dir` into `dist/`, with `release.json` beside its files.
 * Throws when the manifest, a page or the code is wrong; `dist/` is then not a release.
 */
export async function buildModule(dir: string): Promise<Release> {
  const declared = readManifest(dir);
  const { manifest } = declared;
  const exposed = exposedBy(declared);
  const version = buildVersion(dir);
  const missing = missingFiles(dir, declared);
  if (missing.length > 0) throw new Error(missing.join('\n'));

  const stats = await compile(federatedModule(dir));
  const dist = join(dir, 'dist');
  const prerendered = await prerenderPages(
    dir,
    manifest.name,
    manifest.routes.filter((route) => route.prerender).map((route) => route.path),
  );
  const lightPages = await buildLightPages(dir, manifest.lightPages);
  const publicDir = join(dir, 'public');
  if (existsSync(publicDir)) cpSync(publicDir, join(dist, 'public'), { recursive: true });

  // The manifest's longer form, for tools of builds.
  rmSync(join(dist, 'mf-stats.json'), { force: true });
  nameScripts(dist);
  const release: Release = releaseSchema.parse({
    contract: CONTRACT_VERSION,
    version,
    manifest: { ...manifest, $schema: undefined },
    ...entryAndPages(stats, containerName(manifest.name, version), exposed),
    container: containerName(manifest.name, version),
    files: Object.fromEntries(
      filesBelow(dist).map((file) => {
        const content = readFileSync(join(dist, file));
        return [file, { bytes: content.length, integrity: integrityOf(content) }];
      }),
    ),
    requires: requiredRanges(stats.compilation),
    prerendered,
    lightPages,
    publicFiles: existsSync(publicDir) ? filesBelow(publicDir) : [],
  });
  await compressFiles(dist, Object.keys(release.files));
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release, null, 1));
  // For the gate, which weighs what a page shows at first.
  const atOnce = exposed.map(({ name, chunk }) => [name, filesAtOnce(stats.compilation, chunk)]);
  writeFileSync(join(dist, 'atOnce.json'), JSON.stringify(Object.fromEntries(atOnce)));
  return release;
}

/** Writes into each source map of which script it is. */
function nameScripts(dist: string): void {
  for (const file of filesBelow(dist).filter(isSourceMap)) {
    const map = JSON.parse(readFileSync(join(dist, file), 'utf8')) as object;
    const script = readFileSync(join(dist, file.slice(0, -'.map'.length)));
    writeFileSync(join(dist, file), JSON.stringify({ ...map, x_script: integrityOf(script) }));
  }
}

/** The container's script, and the scripts and stylesheets of each page and component, as webpack's chunk groups tell them. */
function entryAndPages(
  stats: Stats,
  container: string,
  exposed: ReturnType<typeof exposedBy>,
): Pick<Release, 'entry' | 'pages'> {
  const { compilation } = stats;
  const entry = [...(compilation.entrypoints.get(container)?.getFiles() ?? [])].find((file) => file.endsWith('.js'));
  if (!entry) throw new Error(`The build has no container named ${container}.`);
  const filesOf = (chunk: string, ending: string) =>
    [...(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [])].filter((file) => file.endsWith(ending));
  return {
    entry,
    pages: Object.fromEntries(
      exposed.map(({ name, chunk }) => [name, { js: filesOf(chunk, '.js'), css: filesOf(chunk, '.css') }]),
    ),
  };
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

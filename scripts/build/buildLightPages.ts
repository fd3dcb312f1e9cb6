import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightPage } from '../../shared/contract/lightPage.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import { buildApart } from './buildApart.ts';

/** Builds the light pages of the module in `dir` into `dist`, by default its own `dist/`. Returns the files of each. Throws when one has no script or style. */
export async function buildLightPages(
  dir: string,
  pages: readonly LightPage[] = [],
  dist = join(dir, 'dist'),
): Promise<Release['lightPages']> {
  if (pages.length === 0) return undefined;
  mkdirSync(join(dist, 'light'), { recursive: true });
  const built: NonNullable<Release['lightPages']> = {};
  for (const { path, source } of pages) {
    const worker = `src/${source}Worker.ts`;
    const files = await buildApart<string>(dir, {
      script: `src/${source}.ts`,
      style: `src/${source}.css`,
      ...(existsSync(join(dir, worker)) && { worker }),
    });
    const named = Object.entries(files).map(([kind, { file, content }]) => {
      writeFileSync(join(dist, 'light', file), content);
      return [kind, `light/${file}`];
    });
    built[path] = Object.fromEntries(named) as (typeof built)[string];
  }
  return built;
}

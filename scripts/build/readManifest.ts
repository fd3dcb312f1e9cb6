import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type ModuleManifest, moduleFileSchema, pageNameOf } from '../../shared/contract/manifest.ts';

/** What a module's `module.json` says. */
export interface DeclaredModule {
  /** As its releases carry it: routes name pages. */
  manifest: ModuleManifest;
  /** Each page's file by the page's name: `src/centers/CentersPage.tsx`, below the module's folder. */
  pages: Readonly<Record<string, string>>;
}

/** Reads and checks the `module.json` of the module that lies in `dir`. Throws an error that names the wrong field. */
export function readManifest(dir: string): DeclaredModule {
  const name = `${basename(dir)}/module.json`;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(dir, 'module.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`${name} can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  const result = moduleFileSchema.safeParse(content);
  if (!result.success) throw new Error(`${name} is not valid:\n${z.prettifyError(result.error)}`);
  const routes = result.data.routes.map((route) => ({ ...route, page: pageNameOf(route.page) }));
  return {
    manifest: { ...result.data, routes },
    pages: Object.fromEntries(
      result.data.routes.map(({ page }) => [
        pageNameOf(page),
        page.includes('/') ? `src/${page}.tsx` : `src/pages/${page}.tsx`,
      ]),
    ),
  };
}

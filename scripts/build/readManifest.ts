import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Contribution } from '../../shared/contract/contribution.ts';
import { type ModuleManifest, moduleFileSchema, pageNameOf } from '../../shared/contract/manifest.ts';

/** What a module's `module.json` says. */
export interface DeclaredModule {
  /** As its releases carry it: routes name pages, contributions components. */
  manifest: ModuleManifest;
  /** Each page's file by the page's name: `src/centers/CentersPage.tsx`, below the module's folder. */
  pages: Readonly<Record<string, string>>;
  /** The same of each component of a contribution that is no page. */
  components: Readonly<Record<string, string>>;
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
  const { routes, contributions } = result.data;
  const filesOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((file) => [pageNameOf(file), sourceOf(file)]));
  const pages = filesOf(routes.map(({ page }) => page));
  const named = (contributions ?? []).flatMap((each) => componentOf(each) ?? []);
  return {
    manifest: {
      ...result.data,
      routes: routes.map((route) => ({ ...route, page: pageNameOf(route.page) })),
      ...(contributions && { contributions: contributions.map(withName) }),
    },
    pages,
    components: filesOf(named.filter((file) => !Object.hasOwn(pages, pageNameOf(file)))),
  };
}

/** What a contribution names as its component; undefined for one that has none. */
export const componentOf = (contribution: Contribution): string | undefined =>
  'component' in contribution ? contribution.component : undefined;

/** The contribution with its component's name in place of the file. */
function withName(contribution: Contribution): Contribution {
  const file = componentOf(contribution);
  return file === undefined ? contribution : ({ ...contribution, component: pageNameOf(file) } as Contribution);
}

const sourceOf = (file: string) => (file.includes('/') ? `src/${file}.tsx` : `src/pages/${file}.tsx`);

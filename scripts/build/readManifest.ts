import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Contribution } from '../../shared/contract/contribution.ts';
import { pathOfResource } from '../../shared/contract/declaredResource.ts';
import { type ModuleManifest, moduleFileSchema, pageNameOf } from '../../shared/contract/manifest.ts';

/** A parsed `module.json`. */
export interface DeclaredModule {
  /** The manifest as releases carry it: routes name pages, contributions name components. */
  manifest: ModuleManifest;
  /** Each page's file by the page's name, such as `src/centers/CentersPage.tsx`, below the module's folder. */
  pages: Readonly<Record<string, string>>;
  /** The same for contributed components that are not pages. */
  components: Readonly<Record<string, string>>;
}

/** The `module.json` in `dir`, unchecked. Throws a one-sentence error when it can't be read. */
export function readModuleFile(dir: string): unknown {
  try {
    return JSON.parse(readFileSync(join(dir, 'module.json'), 'utf8'));
  } catch (cause) {
    throw new Error(
      `${basename(dir)}/module.json can't be read, correct it as JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/** Reads and checks the `module.json` of the module in `dir`. Throws an error that names the wrong field. */
export function readManifest(dir: string): DeclaredModule {
  const name = `${basename(dir)}/module.json`;
  const result = moduleFileSchema.safeParse(readModuleFile(dir));
  if (!result.success) throw new Error(`${name} is not valid:\n${z.prettifyError(result.error)}`);
  const { routes, contributions, resources = [] } = result.data;
  const own = new Map(resources.map((resource) => [resource.name, pathOfResource(result.data.name, resource.name)]));
  const filesOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((file) => [pageNameOf(file), sourceOf(file)]));
  const pages = filesOf(routes.map(({ page }) => page));
  const named = (contributions ?? []).flatMap((each) => componentOf(each) ?? []);
  return {
    manifest: {
      ...result.data,
      routes: routes.map((route) => ({ ...route, page: pageNameOf(route.page) })),
      ...(contributions && { contributions: contributions.map((each) => withPath(withName(each), own)) }),
    },
    pages,
    components: filesOf(named.filter((file) => !Object.hasOwn(pages, pageNameOf(file)))),
  };
}

/** The file that a contribution names as its component; undefined without one. */
export const componentOf = (contribution: Contribution): string | undefined =>
  'component' in contribution ? contribution.component : undefined;

/** The contribution with its component's name instead of the file. */
function withName(contribution: Contribution): Contribution {
  const file = componentOf(contribution);
  return file === undefined ? contribution : ({ ...contribution, component: pageNameOf(file) } as Contribution);
}

/** The contribution with the path of the module's own resource instead of its name. */
function withPath(contribution: Contribution, own: ReadonlyMap<string, string>): Contribution {
  if (contribution.slot !== 'notification.kind' || !contribution.on) return contribution;
  const { on } = contribution;
  return { ...contribution, on: { ...on, resource: own.get(on.resource) ?? on.resource } };
}

/** A sentence for each missing file that the manifest names as a page or component. */
export const missingFiles = (dir: string, { manifest, pages, components }: DeclaredModule): string[] =>
  Object.entries({ ...pages, ...components })
    .filter(([, file]) => !existsSync(join(dir, file)))
    .map(([name, file]) => `${manifest.name}/module.json names ${name}, but ${file} does not exist.`);

const sourceOf = (file: string) => (file.includes('/') ? `src/${file}.tsx` : `src/pages/${file}.tsx`);

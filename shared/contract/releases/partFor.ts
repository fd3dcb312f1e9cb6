import type { Conditions } from '../conditions';
import type { Contribution } from '../contribution';
import { routeFinder } from '../findRoute';
import type { SidebarItem } from '../manifest';
import type { Registry } from './registry';

/** Who gets a part of the product: one person, or everybody. */
export interface Beholder {
  may: (right: string) => boolean;
  /** Whether a module's flag is on for them. */
  has: (module: string, flag: string) => boolean;
}

/** A static contribution's address; a value filled in later matches any. */
const pathOf = (contribution: Contribution): string | undefined =>
  'path' in contribution ? contribution.path?.replace(/[?#].*$/s, '').replaceAll(/\{\w+\}/g, '_') : undefined;

/** Whether somebody meets the conditions of a module's page or contribution. */
const meets = ({ may, has }: Beholder, module: string, { right, flag }: Conditions): boolean =>
  (right === undefined || may(right)) && (flag === undefined || has(module, flag));

/**
 * Returns whether the page of a path is for somebody; true for paths without a module's page, which are not decided
 * here.
 */
function opensIn(registry: Registry, beholder: Beholder): (path: string) => boolean {
  const find = routeFinder(registry);
  return (path) => {
    const owned = find(path);
    return !owned || meets(beholder, owned.module.manifest.name, owned.route);
  };
}

/**
 * The visible part of a sidebar entry: the children a person may see, and the entry itself if its page or a child is
 * among them.
 */
function entryFor(item: SidebarItem, opens: (path: string) => boolean): SidebarItem[] {
  if (!item.children) return opens(item.path) ? [item] : [];
  const children = item.children.filter(({ path }) => opens(path));
  const [first] = children;
  if (opens(item.path)) return [{ ...item, children }];
  return first ? [{ ...item, path: first.path, children }] : [];
}

/** One person's part of a registry, derived from the whole registry. */
interface Part {
  /** Whether the page at a path is for them. */
  opens: (path: string) => boolean;
  /**
   * A module's contributions for them: those with conditions they meet, except those that link to pages not for them.
   */
  contributions: (module: string, all: readonly Contribution[]) => Contribution[];
}

/**
 * Decides who gets which parts. The only place that does, used by the server and for content shown before its response.
 */
export function partOf(registry: Registry, beholder: Beholder): Part {
  const opens = opensIn(registry, beholder);
  return {
    opens,
    contributions: (module, all) =>
      all.filter((each) => {
        const path = pathOf(each);
        return meets(beholder, module, each) && (path === undefined || opens(path));
      }),
  };
}

/**
 * A registry reduced to somebody's contributions, sidebar entries and record pages. Routes without the needed right
 * stay, so that following a link there explains it; those behind a disabled flag are removed.
 */
export function registryFor(registry: Registry, beholder: Beholder): Registry {
  const { opens, contributions } = partOf(registry, beholder);
  const modules = Object.entries(registry.modules).map(([name, module]) => {
    const { manifest } = module;
    return [
      name,
      {
        ...module,
        manifest: {
          ...manifest,
          routes: manifest.routes.filter(({ flag }) => flag === undefined || beholder.has(name, flag)),
          sidebar: manifest.sidebar.flatMap((item) => entryFor(item, opens)),
          ...(manifest.records && { records: manifest.records.filter(({ path }) => opens(path)) }),
          ...(manifest.contributions && { contributions: contributions(name, manifest.contributions) }),
        },
      },
    ] as const;
  });
  return { ...registry, modules: Object.fromEntries(modules) };
}

import type { Conditions } from '../conditions';
import type { Contribution } from '../contribution';
import { routeFinder } from '../findRoute';
import type { SidebarItem } from '../manifest';
import type { Registry } from './registry';

/** Whom a part of the product is for: one person, or everybody. */
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

/** Tells of any path whether its page is for somebody; what no module has a page at is not decided here, so it is. */
function opensIn(registry: Registry, beholder: Beholder): (path: string) => boolean {
  const find = routeFinder(registry);
  return (path) => {
    const owned = find(path);
    return !owned || meets(beholder, owned.module.manifest.name, owned.route);
  };
}

/**
 * The remaining part of a sidebar entry: the children a person may see, and the entry itself when its page or a child
 * is among them.
 */
function entryFor(item: SidebarItem, opens: (path: string) => boolean): SidebarItem[] {
  if (!item.children) return opens(item.path) ? [item] : [];
  const children = item.children.filter(({ path }) => opens(path));
  const [first] = children;
  if (opens(item.path)) return [{ ...item, children }];
  return first ? [{ ...item, path: first.path, children }] : [];
}

/** One person's part of a registry, decided by the whole registry. */
interface Part {
  /** Whether the page at a path is for them. */
  opens: (path: string) => boolean;
  /** Those of a module's contributions that are for them: whose conditions they meet, and which lead to no page that is not. */
  contributions: (module: string, all: readonly Contribution[]) => Contribution[];
}

/**
 * Decides who gets which parts. The only place that does, for the server and for content shown before the server has
 * answered.
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
 * A registry with what is for somebody, and nothing else of contributions, the sidebar and the pages of records.
 * Routes stay
 * that they lack a right for, so that who follows a link there hears of it; those behind a flag that is off do not.
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

import type { SidebarItem } from 'shared/contract';

/** A path's place in the sidebar. */
export interface ActiveEntry {
  item: SidebarItem;
  /** Undefined when the item has no children. */
  child?: { label: string; path: string };
}

const isPrefix = (path: string, pathname: string) =>
  pathname === path || (path !== '/dashboard' && pathname.startsWith(`${path}/`));

/** The entry whose path is the longest prefix of the current one; the dashboard's own only when it is all of it. */
export function activeEntry(items: readonly SidebarItem[], pathname: string): ActiveEntry | undefined {
  const entries = items.flatMap((item): ActiveEntry[] =>
    item.children ? item.children.map((child) => ({ item, child })) : [{ item }],
  );
  const lengthOf = ({ item, child }: ActiveEntry) => (child ?? item).path.length;
  return entries
    .filter(({ item, child }) => isPrefix((child ?? item).path, pathname))
    .reduce<ActiveEntry | undefined>(
      (best, entry) => (best && lengthOf(best) >= lengthOf(entry) ? best : entry),
      undefined,
    );
}

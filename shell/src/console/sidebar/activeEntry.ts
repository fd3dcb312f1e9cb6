import type { SidebarItem } from 'shared/contract';

/** A path's entry in the sidebar. */
export interface ActiveEntry {
  item: SidebarItem;
  /** Undefined for items without children. */
  child?: { label: string; path: string };
}

const isPrefix = (path: string, pathname: string) =>
  pathname === path || (path !== '/dashboard' && pathname.startsWith(`${path}/`));

/** The entry with the longest matching path prefix; the dashboard's own entry only on an exact match. */
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

import type { SidebarItem } from 'shared/contract';

/** Something that search can go to. */
export interface SearchHit {
  id: string;
  title: string;
  /** Tells it from others of the same title. */
  detail: string;
  path: string;
}

/** The pages of the sidebar. */
export function pagesOf(items: readonly SidebarItem[]): SearchHit[] {
  return items.flatMap((item) =>
    item.children
      ? item.children.map(({ label, path }) => ({ id: path, title: label, detail: item.label, path }))
      : [{ id: item.path, title: item.label, detail: '', path: item.path }],
  );
}

/** The pages in whose name, or the name of whose parent, every word occurs. Without words, all. */
export function matchingPages(pages: readonly SearchHit[], query: string): SearchHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, detail }) => words.every((word) => `${detail} ${title}`.toLowerCase().includes(word)));
}

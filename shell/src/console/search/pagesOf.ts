import type { SidebarItem } from 'shared/contract';
import { isCalledBy, nearness } from 'shared/domain/console/calledBy';
import type { Offered, runShortcut } from 'shared/platform';

/** A search target. */
export interface SearchHit {
  id: string;
  title: string;
  /** Distinguishes it from others with the same title. */
  detail: string;
  /** An icon's name. By default, and if unknown, a circle. */
  icon?: string | undefined;
  path: string;
  /** Further search words. By default, none. */
  keywords?: string | undefined;
  /** A command to run instead of opening a page. By default none. */
  command?: Offered<'palette.command'>;
  /** The shell's own action to run instead of opening a page. By default, none. */
  shortcut?: Parameters<typeof runShortcut>[0];
}

/** The sidebar's pages. */
export function pagesOf(items: readonly SidebarItem[]): SearchHit[] {
  return items.flatMap((item) =>
    item.children
      ? item.children.map(({ label, path }) => ({ id: path, title: label, detail: item.label, icon: item.icon, path }))
      : [{ id: item.path, title: item.label, detail: '', icon: item.icon, path: item.path }],
  );
}

/** A module's command; one with a link is treated as a page. */
export const commandHit = (command: Offered<'palette.command'>): SearchHit => ({
  id: command.id,
  title: command.label,
  detail: '',
  icon: 'command',
  keywords: command.keywords,
  path: command.path ?? '',
  ...(command.path === undefined && { command }),
});

/** The shell's own commands: those with a shortcut. */
export const ownCommands: readonly SearchHit[] = [
  {
    id: 'shell.shortcuts',
    title: 'Keyboard shortcuts',
    detail: '?',
    icon: 'command',
    keywords: 'keys hotkeys help',
    path: '',
    shortcut: 'overview',
  },
  {
    id: 'shell.owners',
    title: 'Who owns this?',
    detail: 'O',
    icon: 'command',
    keywords: 'module team release source file outline load trace',
    path: '',
    shortcut: 'owners',
  },
];

/**
 * Filters entries in whose name, parent's name or further words each query word is a prefix of a word. Without a query,
 * all.
 */
export const matching = (hits: readonly SearchHit[], query: string): SearchHit[] =>
  hits.filter(({ title, detail, keywords = '' }) => isCalledBy(`${title} ${detail} ${keywords}`, query));

/**
 * The pages that match a query: first by name, best match first; then those the server found by other words; then those
 * whose parent matches; each address once.
 * @param pages those of the sidebar
 * @param known those that the server found, best match first
 */
export function foundPages(pages: readonly SearchHit[], query: string, known: readonly SearchHit[]): SearchHit[] {
  const called = matching(pages, query);
  const named = [...called, ...known]
    .filter(({ title }) => nearness(title, query) < 3)
    .sort((a, b) => nearness(a.title, query) - nearness(b.title, query));
  const all = [...named, ...known, ...called];
  return all.filter(({ path }, place) => all.findIndex((each) => each.path === path) === place);
}

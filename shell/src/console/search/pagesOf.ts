import type { SidebarItem } from 'shared/contract';
import { isCalledBy, nearness } from 'shared/domain/console/calledBy';
import type { Offered, runShortcut } from 'shared/platform';

/** Something that search can go to. */
export interface SearchHit {
  id: string;
  title: string;
  /** Tells it from others of the same title. */
  detail: string;
  /** A name of the icon set. By default, and for an unknown one, a circle. */
  icon?: string | undefined;
  path: string;
  /** Other words that it is found by. By default, none. */
  keywords?: string | undefined;
  /** A command to run instead of opening a page. By default there is none. */
  command?: Offered<'palette.command'>;
  /** The shell's own act that is done instead of going somewhere. By default, none is. */
  shortcut?: Parameters<typeof runShortcut>[0];
}

/** The pages of the sidebar. */
export function pagesOf(items: readonly SidebarItem[]): SearchHit[] {
  return items.flatMap((item) =>
    item.children
      ? item.children.map(({ label, path }) => ({ id: path, title: label, detail: item.label, icon: item.icon, path }))
      : [{ id: item.path, title: item.label, detail: '', icon: item.icon, path: item.path }],
  );
}

/** A command of a module; one that leads somewhere is a place like any other. */
export const commandHit = (command: Offered<'palette.command'>): SearchHit => ({
  id: command.id,
  title: command.label,
  detail: '',
  icon: 'command',
  keywords: command.keywords,
  path: command.path ?? '',
  ...(command.path === undefined && { command }),
});

/** The shell's own commands: those that have a key. */
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

/** Those in whose name, that of what they are a part of, or other words each typed word begins one. Without words, all. */
export const matching = (hits: readonly SearchHit[], query: string): SearchHit[] =>
  hits.filter(({ title, detail, keywords = '' }) => isCalledBy(`${title} ${detail} ${keywords}`, query));

/**
 * The pages that fit a query: those whose name is nearest to it, then those that the server knows by other words, then those that are a part of what is called so; each address once.
 * @param pages those of the sidebar
 * @param known those that the server found, the likeliest first
 */
export function foundPages(pages: readonly SearchHit[], query: string, known: readonly SearchHit[]): SearchHit[] {
  const called = matching(pages, query);
  const named = [...called, ...known]
    .filter(({ title }) => nearness(title, query) < 3)
    .sort((a, b) => nearness(a.title, query) - nearness(b.title, query));
  const all = [...named, ...known, ...called];
  return all.filter(({ path }, place) => all.findIndex((each) => each.path === path) === place);
}

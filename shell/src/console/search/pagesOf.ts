import type { SidebarItem } from 'shared/contract';
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
  /** What is run in place of going somewhere. By default, nothing is. */
  command?: Offered<'palette.command'>;
  /** The shell's own act that is done in place of going somewhere. By default, none is. */
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

/** The pages in whose name, or the name of whose parent, every word occurs. Without words, all. */
export function matchingPages(pages: readonly SearchHit[], query: string): SearchHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, detail, keywords = '' }) =>
    words.every((word) => `${detail} ${title} ${keywords}`.toLowerCase().includes(word)),
  );
}

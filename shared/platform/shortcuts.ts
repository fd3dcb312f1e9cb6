import { useEffect, useEffectEvent } from 'react';
import { localStore } from './storage';

/** One shortcut: its key, action and scope. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`; the prefix `mod+` means Ctrl or ⌘. */
  keys: string;
  /** Its action, in the overview's words. */
  does: string;
  /** Its scope: the heading in the overview. */
  where: 'Everywhere' | 'In the search' | 'On a page' | 'In a list';
}

/** The name of a shortcut. */
export type ShortcutName =
  | 'search'
  | 'overview'
  | 'found.next'
  | 'found.previous'
  | 'found.open'
  | 'found.close'
  | 'act'
  | 'list.search'
  | 'list.filter'
  | 'list.views'
  | 'list.columns'
  | 'list.previous'
  | 'list.next';

/** Includes later shortcuts, which older code doesn't know. */
type AnyShortcut = ShortcutName | 'owners';

const every: Readonly<Record<AnyShortcut, Shortcut>> = {
  search: { keys: 'mod+k', does: 'Search pages and records', where: 'Everywhere' },
  overview: { keys: '?', does: 'Show keyboard shortcuts', where: 'Everywhere' },
  'found.next': { keys: 'ArrowDown', does: 'Next result', where: 'In the search' },
  'found.previous': { keys: 'ArrowUp', does: 'Previous result', where: 'In the search' },
  'found.open': { keys: 'Enter', does: 'Open the selected result', where: 'In the search' },
  'found.close': { keys: 'Escape', does: 'Clear the search, then close it', where: 'In the search' },
  act: { keys: 'n', does: 'Primary action', where: 'On a page' },
  owners: { keys: 'o', does: 'Who owns this?', where: 'On a page' },
  'list.search': { keys: '/', does: 'Search the list', where: 'In a list' },
  'list.filter': { keys: 'f', does: 'Filters', where: 'In a list' },
  'list.views': { keys: 'v', does: 'Saved views', where: 'In a list' },
  'list.columns': { keys: 'c', does: 'Columns', where: 'In a list' },
  'list.previous': { keys: '[', does: 'Previous page', where: 'In a list' },
  'list.next': { keys: ']', does: 'Next page', where: 'In a list' },
};

/** All shortcuts of the console, in the overview's order: both key handling and the overview use this table. */
export const shortcuts: Readonly<Record<ShortcutName, Shortcut>> = every;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const MOD = 'mod+';

/** Whether a keyboard event matches a shortcut. */
export function isPressed(event: Pressed, name: AnyShortcut): boolean {
  const { keys } = every[name];
  const isChord = keys.startsWith(MOD);
  const key = isChord ? keys.slice(MOD.length) : keys;
  return event.key.toLowerCase() === key.toLowerCase() && (event.ctrlKey || event.metaKey) === isChord && !event.altKey;
}

/** The key in local storage that is `off` when single-key shortcuts are disabled. @public */
export const SINGLE_KEYS_KEY = 'shortcuts.single-keys';

/**
 * Whether shortcuts without Ctrl or ⌘ are enabled in this browser: people who use voice input, or press keys by
 * mistake, can disable them.
 */
export const singleKeys = {
  /** By default true. */
  areOn: (): boolean => localStore.get(SINGLE_KEYS_KEY) !== 'off',
  choose: (areOn: boolean): void =>
    areOn ? localStore.remove(SINGLE_KEYS_KEY) : localStore.set(SINGLE_KEYS_KEY, 'off'),
};

/** Fields that take text, elements with type-ahead, and dialogs, which cover what a shortcut acts on. */
const KEEPS_ITS_KEYS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], dialog';

const handlers = new Map<AnyShortcut, (() => void)[]>();

/** Triggers a shortcut's action as if it had been pressed. Does nothing if none is registered. */
export function runShortcut(name: AnyShortcut): void {
  handlers.get(name)?.[0]?.();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const name = [...handlers.keys()].find((each) => isPressed(event, each));
  if (name === undefined) return;
  const isChord = every[name].keys.startsWith(MOD);
  const { target } = event;
  if (!isChord && (!singleKeys.areOn() || (target instanceof Element && target.closest(KEEPS_ITS_KEYS)))) return;
  event.preventDefault();
  runShortcut(name);
}

/**
 * Calls back when a shortcut is pressed; if several are registered, the first on the page gets it. Keys without Ctrl or
 * ⌘ do nothing while typing, and in dialogs.
 * @example
 * useShortcut('act', () => pay(slip));
 */
export function useShortcut(name: AnyShortcut, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const own = () => press();
    if (handlers.size === 0) document.addEventListener('keydown', onKeyDown);
    handlers.set(name, [...(handlers.get(name) ?? []), own]);
    return () => {
      const others = (handlers.get(name) ?? []).filter((each) => each !== own);
      if (others.length > 0) handlers.set(name, others);
      else handlers.delete(name);
      if (handlers.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [name]);
}

import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter';
import { localStore } from './storage';

/** The person's choice; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The choice's key in local storage; if unset, the device decides. @public */
export const THEME_KEY = 'theme';
const changed = createEmitter();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/**
 * The choice stored in this browser. By default `system`.
 * @public
 */
export function themeChoice(): ThemeChoice {
  const stored = localStore.get(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/**
 * Sets the stored choice on the document as `data-theme`; the tokens follow. The shell calls it before the first paint.
 */
export function applyTheme(): void {
  const choice = themeChoice();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Stores and applies a choice. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStore.remove(THEME_KEY);
  else localStore.set(THEME_KEY, choice);
  applyTheme();
  changed.emit();
}

function subscribe(listener: () => void): () => void {
  const system = systemDark();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    applyTheme();
    listener();
  };
  const end = changed.subscribe(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    end();
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}

const resolved = (): 'light' | 'dark' => {
  const choice = themeChoice();
  return choice === 'system' ? (systemDark().matches ? 'dark' : 'light') : choice;
};

/**
 * The choice, and the resulting theme on this device.
 * @example
 * const { resolved } = useTheme();
 * const isDark = resolved === 'dark';
 */
export function useTheme(): { choice: ThemeChoice; resolved: 'light' | 'dark' } {
  const choice = useSyncExternalStore(subscribe, themeChoice, () => 'system' as const);
  const shown = useSyncExternalStore(subscribe, resolved, () => 'light' as const);
  return { choice, resolved: shown };
}

const withMotion = () => window.matchMedia('(prefers-reduced-motion: no-preference)');

function subscribeToMotion(listener: () => void): () => void {
  const allowed = withMotion();
  allowed.addEventListener('change', listener);
  return () => allowed.removeEventListener('change', listener);
}

/**
 * Whether reduced motion is not requested.
 * @example
 * const moves = useMovesAllowed();
 */
export const useMovesAllowed = (): boolean =>
  useSyncExternalStore(
    subscribeToMotion,
    () => withMotion().matches,
    () => false,
  );

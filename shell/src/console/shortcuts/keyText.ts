const names: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };
const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut's keys as labelled on this keyboard: `Ctrl K`, `⌘K`, `↓`. */
export const keyText = (keys: string): string =>
  keys.startsWith('mod+') ? `${isMac() ? '⌘' : 'Ctrl '}${keys.slice(4).toUpperCase()}` : (names[keys] ?? keys);

import { Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from 'shared/platform';

/** The themes, in display order. */
export const themes: readonly { choice: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
];

import { useState } from 'react';

/** A value that this browser stores under a key. */
export function readRemembered<T>(key: string, initial: T): T {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

/** Stores a value in this browser, if possible. */
export function remember(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or full storage: the value lives as long as the page.
  }
}

/** State stored in this browser under a key; without storage it lasts as long as the page. */
export function useRemembered<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readRemembered(key, initial));
  const change = (next: T) => {
    setValue(next);
    remember(key, next);
  };
  return [value, change];
}

import { useState } from 'react';

/** A value that this browser remembers under a key. */
export function readRemembered<T>(key: string, initial: T): T {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

/** Remembers a value in this browser, where it can. */
export function remember(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window or a full store: it is remembered until the page closes.
  }
}

/** State that this browser remembers under a key; without storage it lasts as long as the page. */
export function useRemembered<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readRemembered(key, initial));
  const change = (next: T) => {
    setValue(next);
    remember(key, next);
  };
  return [value, change];
}

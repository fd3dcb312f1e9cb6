import { useState } from 'react';

function read<T>(key: string, initial: T): T {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

/** State that this browser remembers under a key; without storage it lasts as long as the page. */
export function useRemembered<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(key, initial));
  const change = (next: T) => {
    setValue(next);
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A private window or a full store: it is remembered until the page closes.
    }
  };
  return [value, change];
}

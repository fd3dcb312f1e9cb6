import { useEffect, useState } from 'react';

/**
 * The value, once it has not changed for `delayMs` (by default 250).
 * @example
 * const asked = useDebounced(name, 300);
 */
export function useDebounced<T>(value: T, delayMs = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

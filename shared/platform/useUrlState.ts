import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type UrlValues = Record<string, string | number>;
/** The type of a default such as `'Paid'` or `10` is widened to string or number. */
export type Widened<D extends UrlValues> = {
  [K in keyof D]: D[K] extends number ? number : D[K] extends string ? string : string | number;
};

function read<D extends UrlValues>(params: URLSearchParams, defaults: D): Widened<D> {
  const entries = Object.entries(defaults).map(([key, initial]) => {
    const text = params.get(key);
    if (text === null) return [key, initial];
    if (typeof initial === 'string') return [key, text];
    const number = Number(text);
    return [key, Number.isFinite(number) ? number : initial];
  });
  return Object.fromEntries(entries) as Widened<D>;
}

/**
 * State in the page's address, so that links, reloads and the Back button keep it. `defaults` sets the names, types and
 * default values; defaults are not written. Changes replace the history entry unless `push` is set.
 * @example
 * const [{ month }, setUrl] = useUrlState({ month: '2026-11' });
 * setUrl({ month: '2026-12' });
 */
export function useUrlState<D extends UrlValues>(
  defaults: D,
): [Widened<D>, (change: Partial<Widened<D>>, options?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const signature = JSON.stringify(defaults);
  const state = useMemo(() => read(params, JSON.parse(signature) as D), [params, signature]);
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Partial<Widened<D>>, options: { push?: boolean } = {}) => {
      const initial = JSON.parse(signature) as D;
      const next = new URLSearchParams(latest.current);
      for (const [key, value] of Object.entries(changes)) {
        if (value === undefined || value === initial[key]) next.delete(key);
        else next.set(key, String(value));
      }
      if (next.toString() === latest.current.toString()) return;
      latest.current = next;
      setParams(next, { replace: !options.push });
    },
    [setParams, signature],
  );
  return [state, change];
}

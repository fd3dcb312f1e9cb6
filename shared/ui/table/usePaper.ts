import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { listNow, type Page, type Query } from 'shared/platform';

/** The most rows a list prints, and the most that one call answers. */
const MOST = 5000;
const A_CALL = 1000;

/** All rows of a selection, up to the most that are printed; undefined when they can't be had. */
function everything<T>(path: string, selection: Query): Page<T> | undefined {
  const rows: T[] = [];
  let total = 0;
  for (let page = 1; page <= MOST / A_CALL; page += 1) {
    const next = listNow<T>(path, { ...selection, page, size: A_CALL });
    if (!next) return undefined;
    rows.push(...next.rows);
    total = next.total;
    if (rows.length >= total || next.rows.length === 0) break;
  }
  return { rows, total };
}

/**
 * A list's rows while the page is printed, whatever page of it is on the screen; undefined otherwise. However it is
 * printed, by a button, by keyboard or from the browser's menu, the browser says so before and waits for no promise:
 * the rows are fetched and rendered while it stands still. Where they can't be had it prints what is on the screen.
 */
export function usePaper<T>(path: string, selection: Query, hasRows: boolean): Page<T> | undefined {
  const [page, setPage] = useState<Page<T>>();
  const show = useEffectEvent(() => {
    if (hasRows) flushSync(() => setPage(everything<T>(path, selection)));
  });
  useEffect(() => {
    const before = () => show();
    const after = () => setPage(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return page;
}

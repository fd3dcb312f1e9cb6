import type { Page } from './api';
import { platformHost } from './host';
import { type Query, toQueryString } from './query';
import { session } from './session';

/**
 * A list, fetched while the page stands still: for what is asked at once and waits for no promise, the moment
 * before printing. Undefined when it can't be had.
 */
export function listNow<T>(path: string, query: Query): Page<T> | undefined {
  const call = new XMLHttpRequest();
  try {
    call.open('GET', `${platformHost().apiBase}/${path}${toQueryString(query)}`, false);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Authorization', `Bearer ${session.token() ?? ''}`);
    call.send();
    if (call.status !== 200) return undefined;
    const rows = JSON.parse(call.responseText) as T[];
    return { rows, total: Number(call.getResponseHeader('X-Total-Count') ?? rows.length) };
  } catch {
    return undefined;
  }
}

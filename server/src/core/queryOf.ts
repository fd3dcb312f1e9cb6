import type { IncomingMessage } from 'node:http';

/** The query of a request as sent, with its `?` and any further ones; empty without one. */
export function queryOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [target = ''] = url.split('#', 1);
  const begin = target.indexOf('?');
  return begin < 0 ? '' : target.slice(begin);
}

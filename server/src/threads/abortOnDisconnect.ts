import type { FastifyReply } from 'fastify';
import { ApiError } from '../core/errors';

/** Aborts when the caller goes away before the whole answer was sent: its work is no longer needed. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    // Nobody reads this answer; proxies use this code for it.
    if (!raw.writableFinished) controller.abort(new ApiError(499, 'gone', 'The caller has gone.'));
  });
  return controller.signal;
}

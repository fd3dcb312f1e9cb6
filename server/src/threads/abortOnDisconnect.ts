import type { FastifyReply } from 'fastify';
import { ApiError } from '../core/errors';

/** Aborts when the caller goes away before the answer is whole: what is made for it is made for nobody. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    // Nobody reads this answer; the code is the one that proxies have for it.
    if (!raw.writableFinished) controller.abort(new ApiError(499, 'gone', 'The caller has gone.'));
  });
  return controller.signal;
}

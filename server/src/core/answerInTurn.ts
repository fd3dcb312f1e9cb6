import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { addressKey } from './addressKey';
import { tooMany } from './errors';
import { Turns } from './Turns';

/** The maximum number of running and waiting requests of one address before others from it are refused unread. */
const MOST_AT_ONCE = 30;
/** The delay of that response, in milliseconds: slows down a flood that waits for each response. */
const REFUSED_MS = 1_000;

/**
 * The queue of a request: that of its network address, or of its link, identified by its secret. Undefined if it
 * doesn't queue.
 */
export type TurnOf = 'address' | ((request: FastifyRequest) => string | undefined);

/** The link secret in a field of the body. */
export const fieldOf =
  (name: string): TurnOf =>
  ({ body }) =>
    (body as Record<string, string>)[name];

/** The link secret in the path. */
export const partOf =
  (name: string): TurnOf =>
  ({ params }) =>
    (params as Record<string, string>)[name];

/**
 * Queues requests of routes that declare a `turn`: by link, and for forms by network address, so that a flood only
 * delays itself. A link uses its address's queue until it has opened something; so do guessed ones. 429 responses are
 * delayed by a second. Add it before the routes.
 */
export function answerInTurn(app: FastifyInstance): void {
  const turns = new Turns();
  /** The number of running requests by address. */
  const there = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { turn } = request.routeOptions.config;
    // Requests without a body are matched to their link before parsing.
    const isFree = request.method === 'GET' && typeof turn === 'function' && turn(request) === undefined;
    if (turn === undefined || isFree) return;
    const address = addressKey(request.ip);
    const count = (there.get(address) ?? 0) + 1;
    there.set(address, count);
    reply.raw.once('close', () => {
      const left = (there.get(address) ?? 1) - 1;
      if (left === 0) there.delete(address);
      else there.set(address, left);
    });
    if (count > MOST_AT_ONCE) throw tooMany('Too many calls from your network address at once. Please try again.', 5);
  });
  /** Leaves the queue once the response is ready: a slow reader must not block others. */
  const ready = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onSend', async (request, reply) => {
    ready.get(request)?.();
    if (reply.statusCode === 429 && request.routeOptions.config.turn !== undefined) await wait(REFUSED_MS);
  });

  const answerOne = async (turnOf: TurnOf, request: FastifyRequest, reply: FastifyReply, answer: () => unknown) => {
    const secret = turnOf === 'address' ? undefined : turnOf(request);
    if (turnOf !== 'address' && secret === undefined) return answer();
    const own = secret && createHash('sha256').update(secret).digest('base64');
    const [key, what] =
      own && turns.has(own) ? [own, 'this link'] : [`address ${addressKey(request.ip)}`, 'your network address'];
    let answered: unknown;
    await turns.take(key, what, async () => {
      const isReady = new Promise<void>((resolve) => ready.set(request, resolve));
      answered = answer();
      await Promise.race([answered, isReady]);
      if (own && reply.statusCode < 400) turns.keep(own);
    });
    return answered;
  };

  app.addHook('onRoute', (route) => {
    const turn = route.config?.turn;
    if (turn === undefined) return;
    const { handler } = route;
    route.handler = function inTurn(this: FastifyInstance, request, reply) {
      return answerOne(turn, request, reply, () => handler.call(this, request, reply));
    } satisfies RouteHandlerMethod;
  });
}

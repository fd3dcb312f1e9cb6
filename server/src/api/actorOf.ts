import type { FastifyRequest } from 'fastify';
import type { Actor } from './resource/definition';

/** Who makes the request's change. */
export function actorOf(request: FastifyRequest): Actor {
  return request.account ? { id: request.account.id, name: request.account.name } : visitor;
}

/** Someone on the public site. */
export const visitor: Actor = { id: '', name: 'Website visitor' };
/** The sample rows of the first start. */
export const sampleData: Actor = { id: '', name: 'Sample data' };

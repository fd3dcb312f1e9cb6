import type { FastifyRequest } from 'fastify';

/** Who makes a change; the id is empty when nobody is signed in. */
export interface Actor {
  id: string;
  name: string;
}

/** Who makes the request's change. */
export function actorOf(request: FastifyRequest): Actor {
  return request.account ? { id: request.account.id, name: request.account.name } : visitor;
}

/** Someone on the public site. */
export const visitor: Actor = { id: '', name: 'Website visitor' };
/** The sample rows of the first start. */
export const sampleData: Actor = { id: '', name: 'Sample data' };

import type { FastifyRequest } from 'fastify';
import { newId } from '../db/newId';

/** The person who makes a change; the id is empty if nobody is signed in. */
export interface Actor {
  id: string;
  name: string;
  /** The network address of the request. By default none: the product itself, or a command. */
  address?: string;
  /** The action that this belongs to: its rows in the audit log are grouped. By default, rows written together. */
  act?: string;
}

type Asking = Pick<FastifyRequest, 'account' | 'ip'> & { headers?: FastifyRequest['headers'] };

const acts = new WeakMap<Asking, string>();

/** The action of a request: named by a client that sends many requests for it, otherwise a new one. */
function actOf(request: Asking): string {
  const named = request.headers?.['x-act'];
  const act = acts.get(request) ?? (typeof named === 'string' && /^[\w-]{16,40}$/.test(named) ? named : newId());
  acts.set(request, act);
  return act;
}

/** The person behind the request's change, their address, and the action. `account` defaults to the one signed in. */
export function actorOf(request: Asking, account: Pick<Actor, 'id' | 'name'> | null = request.account): Actor {
  return {
    id: account?.id ?? '',
    name: account?.name ?? 'Website visitor',
    address: request.ip,
    act: actOf(request),
  };
}

/** The sample rows of the first start. */
export const sampleData: Actor = { id: '', name: 'Sample data' };

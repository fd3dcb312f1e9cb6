import type { FastifyRequest } from 'fastify';
import { newId } from '../db/newId';

/** The person who makes a change; the id is empty when nobody is signed in. */
export interface Actor {
  id: string;
  name: string;
  /** The network address that it comes from. By default none: the product itself, or a command. */
  address?: string;
  /** The act that this is a part of: its rows in the audit log are grouped. By default, rows written at once. */
  act?: string;
}

type Asking = Pick<FastifyRequest, 'account' | 'ip'> & { headers?: FastifyRequest['headers'] };

const acts = new WeakMap<Asking, string>();

/** The act of a request: the one named by a screen that sends many requests for it, else a new one. */
function actOf(request: Asking): string {
  const named = request.headers?.['x-act'];
  const act = acts.get(request) ?? (typeof named === 'string' && /^[\w-]{16,40}$/.test(named) ? named : newId());
  acts.set(request, act);
  return act;
}

/** The person behind the request's change, their address, and the act. `account` is by default the one signed in. */
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

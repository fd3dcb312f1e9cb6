import type { FastifyRequest } from 'fastify';

/** Who makes a change; the id is empty when nobody is signed in. */
export interface Actor {
  id: string;
  name: string;
  /** The network address that it comes from. By default none: the product itself, or a command. */
  address?: string;
}

/** Who makes the request's change, and from where. `account` is by default who is signed in. */
export function actorOf(
  { account: signedIn, ip }: Pick<FastifyRequest, 'account' | 'ip'>,
  account: Pick<Actor, 'id' | 'name'> | null = signedIn,
): Actor {
  return { id: account?.id ?? '', name: account?.name ?? 'Website visitor', address: ip };
}

/** The sample rows of the first start. */
export const sampleData: Actor = { id: '', name: 'Sample data' };

import type { FastifyRequest } from 'fastify';
import { badInput } from './errors';

/** Refuses a NUL anywhere in what was sent: no engine stores it faithfully. */
export async function refuseNul(request: FastifyRequest): Promise<void> {
  const left: unknown[] = [request.params, request.query, request.body];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\0'))
      throw badInput([{ path: '', msg: 'Remove the NUL character from the text.' }]);
    if (typeof next === 'object' && next !== null && !Buffer.isBuffer(next))
      left.push(...Object.keys(next), ...Object.values(next));
  }
}

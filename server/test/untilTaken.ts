import type { LightMyRequestResponse } from 'fastify';

/**
 * Retries while the server says its database is busy (503): with many calls on a loaded machine some wait longer for a
 * connection than a server allows. The test's time limit ends it.
 */
export async function untilTaken(call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  let answer = await call();
  while (answer.statusCode === 503) answer = await call();
  return answer;
}

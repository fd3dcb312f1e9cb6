import type { LightMyRequestResponse } from 'fastify';

/**
 * Calls again while the server says that its database is busy (503): of many calls at once on a loaded machine some wait
 * longer for a connection than a server lets them. The test's limit ends it.
 */
export async function untilTaken(call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  let answer = await call();
  while (answer.statusCode === 503) answer = await call();
  return answer;
}

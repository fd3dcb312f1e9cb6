import type { FastifyRequest } from 'fastify';

/** The route as declared, `/api/tasks/:id`: an address may hold names, search words and tokens. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => routeOptions.url ?? 'none';

import type { FastifyRequest } from 'fastify';

/** The route as it is declared, `/api/tasks/:id`: an address may hold names, search words and tokens. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => routeOptions.url ?? 'none';

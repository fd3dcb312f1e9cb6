import type { FastifyRequest } from 'fastify';

/** The route as declared, `/api/tasks/:id`: an actual address may contain names, search words and tokens. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => routeOptions.url ?? 'none';

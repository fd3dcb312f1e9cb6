import type { FastifyInstance } from 'fastify';
import type { ApiOptions } from '../../core/context';
import type { Resource } from '../records/definition';
import { sampleRoutes } from '../samples/sampleRoutes';
import { homeRoutes } from './homeRoutes';
import { pipelineRoutes } from './pipelineRoutes';
import { reportRoutes } from './reportRoutes';
import { searchRoutes } from './searchRoutes';

/** The endpoints of the console's own pages outside resources, all of which it searches. */
export async function consoleRoutes(
  app: FastifyInstance,
  options: ApiOptions & { resources: readonly Resource[] },
): Promise<void> {
  await app.register(homeRoutes, options);
  await app.register(pipelineRoutes, options);
  await app.register(reportRoutes, options);
  await app.register(searchRoutes, options);
  await app.register(sampleRoutes, options);
}

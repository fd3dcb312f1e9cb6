import type { FastifyInstance } from 'fastify';
import type { ApiOptions } from '../context';
import { pipelineRoutes } from './pipelineRoutes';
import { reportRoutes } from './reportRoutes';
import { searchRoutes } from './searchRoutes';

/** What the console's own pages ask for beside the resources. */
export async function consoleRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(pipelineRoutes, options);
  await app.register(reportRoutes, options);
  await app.register(searchRoutes, options);
}

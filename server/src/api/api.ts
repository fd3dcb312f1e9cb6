import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { answerError } from './answerError';
import { authRoutes } from './auth/authRoutes';
import { guard } from './auth/guard';
import { complianceRoutes } from './compliance/complianceRoutes';
import { consoleRoutes } from './console/consoleRoutes';
import type { ApiOptions, ApiPart } from './context';
import { crossOrigin } from './crossOrigin';
import { docsRoutes } from './docs/docsRoutes';
import { notFound } from './errors';
import { healthRoutes } from './healthRoutes';
import { publicFormRoutes } from './leads/publicFormRoutes';
import { listRoutes } from './listRoutes';
import { peopleRoutes } from './peopleRoutes';
import { preferenceRoutes } from './preferenceRoutes';
import { refuseNul } from './refuseNul';
import { resourceRoutes } from './resource/resourceRoutes';
import { resources } from './resources';
import './types';

/** The API: every route needs a session unless it says otherwise (`config.access`). Register it with a prefix. */
export async function api(
  app: FastifyInstance,
  { db, settings, apiParts }: ApiOptions & { apiParts: readonly ApiPart[] },
): Promise<void> {
  const options = { db, settings };
  listRoutes(app);
  app.decorateRequest('account', null);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw notFound('The API has no such path; see /api/docs for those it has.');
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));
  crossOrigin(app, settings);
  app.addHook('onRequest', guard(db));
  app.addHook('preValidation', refuseNul);
  await app.register(formbody);
  await app.register(healthRoutes, options);
  await app.register(docsRoutes);
  await app.register(authRoutes, { ...options, prefix: '/auth' });
  await app.register(publicFormRoutes, options);
  await app.register(peopleRoutes, options);
  await app.register(preferenceRoutes, { ...options, prefix: '/preferences' });
  await app.register(complianceRoutes, options);
  await app.register(consoleRoutes, options);
  for (const definition of resources) {
    await app.register(async (scope) => resourceRoutes(scope, definition, options), { prefix: `/${definition.path}` });
  }
  for (const part of apiParts) await app.register(part);
}

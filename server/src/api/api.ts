import { errorCodes, type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { company } from 'shared/domain/letterhead/companyFacts';
import { answerRepeats } from '../core/attempts';
import { auditExports } from '../core/auditExports';
import { type ApiOptions, type ApiPart } from '../core/context';
import { crossOrigin } from '../core/crossOrigin';
import { notFound } from '../core/errors';
import { refuseUnstorable } from '../core/refuseUnstorable';
import { Mailer } from '../mail/Mailer';
import type { ServerProduct } from '../ServerProduct';
import { authRoutes } from './accounts/authRoutes';
import { invitationRoutes } from './accounts/invitations/invitationRoutes';
import { peopleRoutes } from './accounts/peopleRoutes';
import { preferenceRoutes } from './accounts/preferenceRoutes';
import { allResources } from './allResources';
import { guard } from './auth/guard';
import { consoleRoutes } from './console/consoleRoutes';
import { describeApi } from './docs/describeApi';
import { docsRoutes } from './docs/docsRoutes';
import { healthRoutes } from './healthRoutes';
import { answerError } from './records/answerError';
import { resourceRoutes } from './records/resourceRoutes';
import '../core/types';

/** The maximum length of a path segment, Fastify's default: longer ones get an error. */
const LONGEST_PART = 100;

function noSuchPath({ url }: FastifyRequest): never {
  if (url.split(/[/?]/).some((part) => part.length > LONGEST_PART)) throw new errorCodes.FST_ERR_MAX_PARAM_LENGTH();
  throw notFound('The API has no such path; see /api/docs for those it has.');
}

/** The common setup of all routes below `/api`: documentation, guard and response format. Call it before adding any. */
export async function guardedApi(app: FastifyInstance, { db, settings }: ApiOptions): Promise<void> {
  app.setErrorHandler(answerError);
  // Registered before the documentation and the guard: these aren't API routes.
  for (const url of ['', '/*']) app.get(url, { config: { access: 'public' } }, noSuchPath);
  app.setNotFoundHandler(noSuchPath);
  await describeApi(app);
  app.decorateRequest('account', null);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Cache-Control', 'no-store');
    done();
  });
  crossOrigin(app, settings);
  guard(app, db);
  app.addHook('preValidation', refuseUnstorable);
  answerRepeats(app, db, settings);
  auditExports(app, db);
}

/** The API. Every route declares its access (`config.access`). Register it with a prefix. */
export async function api(
  app: FastifyInstance,
  { db, settings, product, apiParts }: ApiOptions & { product: ServerProduct; apiParts: readonly ApiPart[] },
): Promise<void> {
  const options = { db, settings };
  const served = allResources(product.resources);
  const resources = served.map(({ definition }) => definition);
  const readCompany = async () => (await product.readCompany?.(db)) ?? company;
  const mailer = new Mailer(settings.mail, app.log, undefined, readCompany);
  app.addHook('onClose', () => mailer.close());
  await guardedApi(app, options);
  // Only the public forms accept content types that another site's form can send: the rest requires JSON.
  app.removeContentTypeParser('text/plain');
  await app.register(healthRoutes, options);
  await app.register(docsRoutes);
  await app.register(authRoutes, { ...options, mailer, readCompany, prefix: '/auth' });
  await app.register(invitationRoutes, { ...options, mailer, prefix: '/invitations' });
  await app.register(peopleRoutes, options);
  await app.register(preferenceRoutes, { ...options, prefix: '/preferences' });
  for (const routes of product.routes) await app.register(routes, options);
  await app.register(consoleRoutes, { ...options, resources });
  for (const each of served) {
    const { path } = each.definition;
    const plugin: FastifyPluginAsync = async (scope) => resourceRoutes(scope, each, { ...options, resources });
    // For a plugin without a name Fastify searches all loaded files.
    await app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: path }), { prefix: `/${path}` });
  }
  for (const part of apiParts) await app.register(part);
}

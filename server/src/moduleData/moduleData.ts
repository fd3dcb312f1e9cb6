import type {} from '@fastify/swagger';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { guardedApi } from '../api/api';
import type { ApiOptions } from '../api/core/context';
import type { FurtherDocument } from '../api/core/types';
import { resourceRoutes } from '../api/resource/resourceRoutes';
import { resources as ownResources } from '../api/resources';
import { newServer } from '../http/newServer';
import type { LiveRegistry } from '../releases/LiveRegistry';
import type { RegistryState } from '../releases/registryState';
import { definitionOf, type ModuleResource } from './definitionOf';

/** What answers the calls of the current releases' resources. */
interface Served {
  /** Tells these resources from others. */
  revision: string;
  app: FastifyInstance;
  described: FurtherDocument;
}

const resourcesOf = ({ current }: RegistryState): ModuleResource[] =>
  current.flatMap(({ manifest: { name, resources = [] } }) =>
    resources.map((declared) => definitionOf(name, declared)),
  );

const revisionOf = (resources: readonly ModuleResource[]) =>
  resources.map(({ definition, revision }) => `${definition.path} ${revision}`).join('\n');

/** A server of its own for what is declared now, with the routes, guard and document of the product's own resources: Fastify takes no route once it runs. */
async function serve(
  resources: readonly ModuleResource[],
  options: ApiOptions,
  log: FastifyBaseLogger,
): Promise<Served> {
  const app = await newServer(options.settings, {
    loggerInstance: log,
    genReqId: ({ headers }) => String(headers['x-request-id']),
  });
  let described: FurtherDocument | undefined;
  const definitions = resources.map(({ definition }) => definition);
  const known = [...ownResources, ...definitions];
  const below: FastifyPluginAsync = async (api) => {
    await guardedApi(api, options);
    for (const definition of definitions)
      await api.register(async (scope) => resourceRoutes(scope, { definition }, { ...options, resources: known }), {
        prefix: `/${definition.path}`,
      });
    api.addHook('onReady', async () => {
      described = { document: api.swagger(), routes: app.apiRoutes };
    });
  };
  await app.register(below, { prefix: '/api' });
  await app.ready();
  if (!described) throw new Error('What modules declare is served, and not described.');
  return { revision: revisionOf(resources), app, described };
}

/**
 * Answers `/api/m/<module>/<resource>` for every resource that a current release declares, from the moment of its
 * promotion until it is none any more: here at once, and on other servers of the same database when they notice.
 */
export function moduleData({ live }: { live: LiveRegistry }) {
  return async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
    let served: Served | undefined;
    await live.onChange(async (state) => {
      const resources = resourcesOf(state);
      if (served?.revision !== revisionOf(resources)) served = await serve(resources, options, app.log);
    });
    app.furtherDocuments.push(() => (served?.revision ? served.described : undefined));
    app.all('/api/m/*', {
      // Before the body is read: the server that answers reads it.
      onRequest: (request, reply) => {
        request.raw.headers['x-request-id'] = request.id;
        if (app.drain.isOn) reply.raw.setHeader('Connection', 'close');
        reply.hijack();
        served?.app.routing(request.raw, reply.raw);
      },
      handler: () => undefined,
    });
  };
}

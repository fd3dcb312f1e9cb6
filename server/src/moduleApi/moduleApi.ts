import type {} from '@fastify/swagger';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Contribution } from 'shared/contract';
import { guardedApi } from '../api/api';
import { wordsOf } from '../api/notifications/inWords';
import type { Resource } from '../api/records/definition';
import { resourceRoutes } from '../api/records/resourceRoutes';
import type { ApiOptions } from '../core/context';
import type { FurtherDocument } from '../core/types';
import { newServer } from '../http/newServer';
import { contributionsOf } from '../moduleData/contributionsOf';
import { definitionOf, type ModuleResource } from '../moduleData/definitionOf';
import type { LiveRegistry } from '../releases/registry/LiveRegistry';
import { offerTo } from '../releases/registry/personalRegistry';
import type { RegistryState } from '../releases/registry/registryState';
import { originOf, type Settings } from '../settings';
import { type PersonSigner, personSigner } from './service/personSigner';
import { type Service, type ServiceLimits, serviceRoutes } from './service/serviceRoutes';

/** How calls are passed on to services. */
interface Passing {
  sign: PersonSigner;
  /** By default, the usual ones. */
  limits?: ServiceLimits | undefined;
}

/** Answers the calls of the current releases' resources. */
interface Served {
  /** Tells these resources from others. */
  revision: string;
  app: FastifyInstance;
  described: FurtherDocument;
  definitions: readonly Resource[];
}

/** The declarations in a state of the registry. */
interface Declared {
  resources: ModuleResource[];
  services: Service[];
  /** The receiver of changes: contribution, resource and operation. */
  told: (readonly [id: string, on: object | undefined])[];
}

const resourcesOf = ({ current }: RegistryState): ModuleResource[] =>
  current.flatMap(({ manifest: { name, resources = [], contributions = [] } }) => {
    const words = [...wordsOf(contributions).values()].filter(({ on }) => on);
    return resources.map((declared) => definitionOf(name, declared, words));
  });

/** The services whose address the operator named: no release says where anything goes. */
const servicesOf = ({ current }: RegistryState, { moduleServices }: Settings): Service[] =>
  current.flatMap(({ manifest }) => {
    const target = Object.hasOwn(moduleServices, manifest.name) ? moduleServices[manifest.name] : undefined;
    return manifest.service && target !== undefined ? [{ manifest, target }] : [];
  });

const revisionOf = ({ resources, services, told }: Declared) =>
  [
    ...resources.map(({ definition, revision }) => `${definition.path} ${revision}`),
    JSON.stringify(told),
    ...services.map(({ manifest: { name, title, team, service } }) => JSON.stringify([name, title, team, service])),
  ].join('\n');

/**
 * A separate server for the declared resources, with the routes, guard and document of the product's own: Fastify takes
 * no routes once it runs.
 */
async function serve(
  { resources, services, told }: Declared,
  {
    log,
    sign,
    limits,
    contributions,
    resources: ownResources,
    ...options
  }: ApiOptions & Passing & Pick<FastifyInstance, 'contributions' | 'resources'> & { log: FastifyBaseLogger },
): Promise<Served> {
  const app = await newServer(options.settings, {
    loggerInstance: log,
    genReqId: ({ headers }) => String(headers['x-request-id']),
  });
  // A history says where the records that it names are shown.
  app.decorate('contributions', contributions);
  let described: FurtherDocument | undefined;
  const definitions = resources.map(({ definition }) => definition);
  const known = [...ownResources, ...definitions];
  const below: FastifyPluginAsync = async (api) => {
    await guardedApi(api, options);
    for (const definition of definitions)
      await api.register(async (scope) => resourceRoutes(scope, { definition }, { ...options, resources: known }), {
        prefix: `/${definition.path}`,
      });
    for (const service of services) serviceRoutes(api, service, sign, limits);
    api.addHook('onReady', async () => {
      described = { document: api.swagger(), routes: app.apiRoutes };
    });
  };
  await app.register(below, { prefix: '/api' });
  await app.ready();
  if (!described) throw new Error('What modules declare is served, and not described.');
  return { revision: revisionOf({ resources, services, told }), app, described, definitions };
}

/**
 * Answers `/api/m/<module>/<resource>` for every resource that a current release declares, as long as one does: here at
 * once, and on other servers of the same database when they notice.
 */
export function moduleApi({ live, limits }: { live: LiveRegistry } & Pick<Passing, 'limits'>) {
  return async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
    const sign = personSigner(options.db, originOf(options.settings));
    let served: Served | undefined;
    let contributions: readonly Contribution[] = [];
    await live.onChange(async (state) => {
      contributions = state.current.flatMap(contributionsOf);
      const declared = {
        resources: resourcesOf(state),
        services: servicesOf(state, options.settings),
        told: state.current.flatMap(({ manifest }) =>
          [...wordsOf(manifest.contributions ?? []).values()].map(({ id, on }) => [id, on] as const),
        ),
      };
      if (served?.revision === revisionOf(declared)) return;
      const outdated = served;
      served = await serve(declared, {
        ...options,
        log: app.log,
        contributions: app.contributions,
        resources: app.resources,
        sign,
        limits,
      });
      void outdated?.app.close();
    });
    app.furtherDocuments.push(() => (served?.revision ? served.described : undefined));
    app.contributions.push((account) => (account === null ? contributions : offerTo(app, live.current, account)));
    app.furtherResources.push(() => served?.definitions ?? []);
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

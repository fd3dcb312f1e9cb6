import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { allResources } from './api/allResources';
import { api } from './api/api';
import { answerInTurn } from './core/answerInTurn';
import type { ApiOptions, ApiPart } from './core/context';
import './core/types';
import { startScheduler } from './dailyWork';
import { clientErrorHandler } from './http/answerUnread';
import { drainable } from './http/drain';
import { type LogStream, logAnswers, logging } from './http/logging';
import { newServer } from './http/newServer';
import { type Pace, refuseStalled } from './http/refuseStalled';
import { ownProduct } from './ownProduct';
import type { ServerProduct } from './ServerProduct';
import { joinPools, leavePools } from './threads/pools';

/** A part of the server beside the API, such as the site. */
export type ServerPlugin = FastifyPluginAsync<ApiOptions>;

export interface AppOptions extends ApiOptions {
  /** The product. By default this one. */
  product?: ServerProduct;
  /** By default, none: the API alone. */
  plugins?: readonly ServerPlugin[];
  /** Routes that join the API under `/api`, behind its guard. By default, none. */
  apiParts?: readonly ApiPart[];
  /** Where the log goes. By default, to the standard output; false writes none. */
  log?: LogStream | false;
  /** How slowly a request's body may come. By default, 10 KB in each 20 s. */
  pace?: Pace;
}

/** The longest that a part of the server may take to start, in milliseconds. */
const START_LIMIT_MS = 120_000;

/** Puts the server together; it does not listen yet. */
export async function buildApp({
  db,
  settings,
  product = ownProduct,
  plugins = [],
  apiParts = [],
  log,
  pace,
}: AppOptions): Promise<FastifyInstance> {
  const app = await newServer(settings, {
    // A start compresses every page: on a busy machine that takes longer than the 10 s that parts get by default.
    pluginTimeout: START_LIMIT_MS,
    logger: log === false ? false : logging(settings.logLevel, log),
    clientErrorHandler,
  });
  app.decorate(
    'resources',
    allResources(product.resources).map(({ definition }) => definition),
  );
  app.decorate('furtherDocuments', []);
  app.decorate('furtherResources', []);
  app.decorate('contributions', []);
  drainable(app);
  logAnswers(app);
  answerInTurn(app);
  joinPools();
  app.addHook('onClose', leavePools);
  refuseStalled(app, pace);
  await app.register(api, { db, settings, product, apiParts, prefix: '/api' });
  startScheduler(app, { db, settings, work: product.dailyWork });
  for (const plugin of plugins) await app.register(plugin, { db, settings });
  return app;
}

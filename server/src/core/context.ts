import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../db/tables';
import type { Settings } from '../settings';

/** The options of every part of the API. */
export interface ApiOptions {
  db: Db;
  settings: Settings;
}

/** Routes that another part of the server adds to the API; they are guarded like its own. */
export type ApiPart = FastifyPluginAsync;

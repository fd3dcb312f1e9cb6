import type { FastifyPluginAsync } from 'fastify';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Company } from 'shared/domain/letterhead/companyFacts';
import type { ServedResource } from './api/records/resourceRoutes';
import type { ApiOptions } from './core/context';
import type { Db, Queries } from './db/tables';
import type { SitePartOf } from './site/SitePart';

/**
 * A product's own part of the server, in addition to every product's: accounts, roles, releases, modules' data,
 * figures.
 */
export interface ServerProduct {
  /** The product's resources. Search shows results in this order. */
  resources: readonly ServedResource[];
  /** Its further routes below `/api`. */
  routes: readonly FastifyPluginAsync<ApiOptions>[];
  /** Stores what each release brings, before the first rows; at every start. By default, nothing. */
  keep?: (tx: Queries) => Promise<void>;
  /** The daily tasks, in this order and in one transaction; they may run any number of times. */
  dailyWork: readonly ((tx: Queries, day: IsoDate) => Promise<void>)[];
  /**
   * Work outside of answers, from the start until the returned function ends it; `tell` gets failures. By default none.
   */
  start?: (db: Db, tell: (error: unknown) => void) => () => void;
  /** Pages that it makes of its records. */
  siteParts: readonly SitePartOf[];
  /** Reads the company named on its pages. By default that of `company.json`. */
  readCompany?: (db: Db) => Promise<Company>;
}

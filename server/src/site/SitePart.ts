import type { FastifyInstance } from 'fastify';
import type { FormLink } from '../core/types';
import type { Db } from '../db/tables';
import type { ComposedSite } from './composeSite';
import type { PreparedFile } from './preparedFile';

/** The options of a part of the site. */
export interface SitePartOptions {
  db: Db;
  /** The current site. */
  now: () => ComposedSite;
  /** The address of the site. */
  origin: string;
}

/** Pages that the product makes of its records and of the templates that a module's pages come with. */
export interface SitePart {
  /** The document at a path; undefined for other paths. */
  at(path: string): Promise<PreparedFile | undefined>;
  /** The paths of all its pages, beside those that modules prerender. */
  paths(): Promise<string[]>;
  /** The page that answers a form of one of its pages; undefined where it has none. */
  sent(message: string, link: FormLink): string | undefined;
  /**
   * The markup of one of its pages with a form, at a path, to show it again with the typed values; undefined where it
   * has none.
   */
  withForm(path: string): Promise<string | undefined>;
  /** Adds the routes of pages that are for one person. */
  routes(app: FastifyInstance): void;
  /** Stops its background work. */
  close(): void;
}

/** Makes a part of the site. */
export type SitePartOf = (options: SitePartOptions) => SitePart;

import type { Account } from 'shared/domain/account';
import type { z } from 'zod';

/** Who may call a route. By default `staff`: everyone with a session. */
export type Access = 'public' | 'staff' | 'owner';

/** A route that is there, for the API's document and the test that every one of them is guarded. */
export interface ListedRoute {
  method: string;
  url: string;
  access: Access;
  summary: string;
  body?: z.ZodType;
  query?: z.ZodType;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. By default `staff`. */
    access?: Access;
    /** What the route does, for the API's document. */
    summary?: string;
    /** What the handler parses the body with, for the API's document. */
    body?: z.ZodType;
    /** What the handler parses the query with, for the API's document. */
    query?: z.ZodType;
  }
  interface FastifyRequest {
    /** Who calls; null on public routes. */
    account: Account | null;
  }
  interface FastifyInstance {
    /** Every route of the API. */
    apiRoutes: ListedRoute[];
    /** The page that answers a plain form post, when the site supplies one. By default a redirect to `/?sent=…` or `/?failed=…`. */
    renderFormAnswer?: (kind: 'callback' | 'contact', ok: boolean, message: string) => string;
  }
}

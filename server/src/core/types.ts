import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifySchema, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Contribution } from 'shared/contract';
import type { Right } from 'shared/domain/accounts/right';
import type { StoredAccount } from 'shared/domain/accounts/session';
import type { FieldError } from 'shared/domain/records/validation';
import type { z } from 'zod';
import type { TurnOf } from './answerInTurn';

/** The API's server: its routes are typed by the schemas they declare. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who may call a route: everyone, every signed-in account, or accounts with a right. */
export type Access = 'public' | 'signed-in' | Right;

/** The calling account, with the rights of its role. */
export interface GrantedAccount extends StoredAccount {
  /** Grants, in the format of `covers`. */
  granted: readonly string[];
}

/** A route's access for its callers. */
export interface RouteAccess {
  /** The access that the route requires. */
  access: Access;
  /** Whether only grants that name the resource give the right. By default false. */
  isReserved?: boolean;
  /**
   * Whether it is limited to the caller's records; accounts limited to some records can call no other routes. By
   * default false.
   */
  keepsReach?: boolean;
}

/** The page after a form, and the form's language. */
export interface FormLink {
  href: string;
  language: string;
}

/** A refused form: its address, the input, and the messages. */
export interface RefusedForm {
  /** The path in its `action` attribute. */
  action: string;
  fields: Readonly<Record<string, unknown>>;
  /** Why it is refused; each error that names a field links to it. */
  errors: readonly FieldError[];
  /** The title of the page. */
  title: string;
}

/** A registered route, for the API's document and the tests that walk them all. */
export interface ListedRoute extends RouteAccess {
  method: string;
  url: string;
  /** Its queue. */
  turn?: TurnOf | undefined;
  /** Its input and response. */
  schema: FastifySchema;
}

/** A part of the API's document, and its routes. */
export interface FurtherDocument {
  document: { paths?: object; components?: { schemas?: object; responses?: object } };
  routes: readonly ListedRoute[];
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteAccess> {
    /** Whether it may be called in a session limited to setting up a second factor. By default false. */
    whileLimited?: boolean;
    /** Whether browsers may send it a form without scripts and show the returned page. By default false. */
    answersForm?: boolean;
    /** Whether each such form creates a record. By default false. */
    storesForm?: boolean;
    /** The queue of its requests. By default none. */
    turn?: TurnOf;
  }
  interface FastifySchema {
    /** The route's error statuses in addition to those of every route of its kind. */
    refuses?: readonly number[];
    /** Whether its response has `X-Total-Count`. By default not. */
    counts?: boolean;
    /** A multipart form, which the handler streams. */
    form?: z.ZodObject;
  }
  interface FastifyRequest {
    /** The calling account; null on public routes. */
    account: GrantedAccount | null;
  }
  interface FastifyInstance {
    /** Every route of the API. */
    apiRoutes: ListedRoute[];
    /** Documents endpoints below `/api` that are added and removed while the server runs. */
    furtherDocuments: (() => FurtherDocument | undefined)[];
    /** The contributions of the current releases for an account; for null, all. */
    contributions: ((account: GrantedAccount | null) => readonly Contribution[])[];
    /** The response page of a form sent without scripts, if the site supplies one. */
    renderFormAnswer?: (title: string, message: string, link?: FormLink) => string;
    /** The page of a refused form with its input; by default the page with the form. Undefined if the site has none. */
    renderRefusedForm?: (page: string | undefined, sent: RefusedForm) => Promise<string | undefined>;
  }
}

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
  /** Grants, as `covers` reads them. */
  granted: readonly string[];
}

/** A route's access for its callers. */
export interface RouteAccess {
  /** The access that the route requires. */
  access: Access;
  /** Whether only grants that name the resource give the right. By default false. */
  isReserved?: boolean;
  /** Whether it tells and changes only what lies within the caller's reach; accounts that are limited to some records call no other. By default false. */
  keepsReach?: boolean;
}

/** Where the page that answers a form leads as well, and the language that the form was in. */
export interface FormLink {
  href: string;
  language: string;
}

/** A refused form: its address, the typed values, and the messages. */
export interface RefusedForm {
  /** The path it is sent to, as its attribute `action` has it. */
  action: string;
  fields: Readonly<Record<string, unknown>>;
  /** Why it is refused; each error that names a field leads to it. */
  errors: readonly FieldError[];
  /** The title of the page. */
  title: string;
}

/** A registered route, for the API's document and the tests that walk them all. */
export interface ListedRoute extends RouteAccess {
  method: string;
  url: string;
  /** The queue of its calls. */
  turn?: TurnOf | undefined;
  /** Its input and answer. */
  schema: FastifySchema;
}

/** A part of the API's document, and its routes. */
export interface FurtherDocument {
  document: { paths?: object; components?: { schemas?: object; responses?: object } };
  routes: readonly ListedRoute[];
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteAccess> {
    /** Whether it may be called in a session that is limited to setting up a second factor. By default false. */
    whileLimited?: boolean;
    /** Whether a browser may send it a form without scripts, and shows the page that comes back. By default false. */
    answersForm?: boolean;
    /** Whether such a form makes a record each time. By default false. */
    storesForm?: boolean;
    /** The queue in which its calls are answered, one after the other. By default none. */
    turn?: TurnOf;
  }
  interface FastifySchema {
    /** The statuses that the route refuses with beside those that every route of its kind does. */
    refuses?: readonly number[];
    /** Whether its answer has `X-Total-Count`. By default not. */
    counts?: boolean;
    /** A multipart form, which the handler reads part by part. */
    form?: z.ZodObject;
  }
  interface FastifyRequest {
    /** The calling account; null on public routes. */
    account: GrantedAccount | null;
  }
  interface FastifyInstance {
    /** Every route of the API. */
    apiRoutes: ListedRoute[];
    /** Describes calls below `/api` that are added and removed while the server runs. */
    furtherDocuments: (() => FurtherDocument | undefined)[];
    /** The contributions of the current releases for an account; for null, all. */
    contributions: ((account: GrantedAccount | null) => readonly Contribution[])[];
    /** The page that answers a form sent without scripts, when the site supplies one. */
    renderFormAnswer?: (title: string, message: string, link?: FormLink) => string;
    /**
     * The page of a refused form with the typed values; by default the page whose form is sent to that address.
     * Undefined where the site has none.
     */
    renderRefusedForm?: (page: string | undefined, sent: RefusedForm) => Promise<string | undefined>;
  }
}

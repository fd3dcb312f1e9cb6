import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenScope } from 'shared/domain/accounts/deployToken';
import { covers } from 'shared/domain/accounts/right';
import { rightName } from 'shared/domain/accounts/rightNames';
import { bearerToken } from '../api/auth/bearerToken';
import { ownersToAsk } from '../api/auth/grants';
import { findSession } from '../api/auth/sessions';
import { type Actor, actorOf } from '../core/actorOf';
import type { Db } from '../db/tables';
import { acceptDeployToken } from './deployTokens';
import { ReleaseError } from './ReleaseError';

/**
 * Limits reading of releases to accounts and deploy tokens, because a release begins with the existing versions. Throws
 * 401.
 */
export const letKnownIn =
  (db: Db) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = bearerToken(request);
    if (token !== undefined && ((await holderOf(db, token, request, reply)) ?? (await findSession(db, token)))) return;
    throw new ReleaseError(
      401,
      'wrong_token',
      'Sign in, or set RELEASE_TOKEN to a deploy token from Modules → Deploy tokens.',
    );
  };

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The person who releases, on routes that only releasers may call; the holder of a deploy token has the token's
     * name.
     */
    releaser: Actor;
  }
}

/**
 * Lets those release who may: the holder of a deploy token of the module that goes so far, or an account with the right to.
 * Throws 401 or 403. `does`: what a request does, by its query; by default, it publishes.
 */
export const letReleasersIn =
  (db: Db, does: (query: Readonly<Record<string, unknown>>) => TokenScope = () => 'publish') =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { module } = request.params as { module: string };
    const act = does(request.query as Record<string, unknown>);
    request.releaser = await releaserOf(db, request, reply, { module, act });
  };

/** The deploy token that a request holds, if it is one; the answer says when it ends, so that a pipeline can warn. */
async function holderOf(db: Db, token: string, request: FastifyRequest, reply: FastifyReply) {
  const deploy = await acceptDeployToken(db, token, request.ip, request.method === 'GET');
  if (deploy) reply.header('Deploy-Token-Expires', deploy.expiresAt);
  return deploy;
}

/** The module of whose errors the holder of a deploy token may know; undefined for an account, which may know of all. Throws 401 or 403. */
export async function readerOf(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const token = bearerToken(request);
  const deploy = token === undefined ? undefined : await holderOf(db, token, request, reply);
  if (deploy) return deploy.module;
  const account = token === undefined ? null : await findSession(db, token);
  if (!account)
    throw new ReleaseError(
      401,
      'wrong_token',
      'Sign in, or set RELEASE_TOKEN to a deploy token from Modules → Deploy tokens.',
    );
  if (account.reach !== null || !covers(account.granted, 'modules:read', true))
    throw new ReleaseError(
      403,
      'not_allowed',
      `Only a deploy token, or a role that includes “${rightName('modules:read')}”, can read the errors of modules. Ask ${await ownersToAsk(db)}.`,
    );
  return undefined;
}

async function releaserOf(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { module, act }: { module: string; act: TokenScope },
): Promise<Actor> {
  const token = bearerToken(request);
  if (token === undefined)
    throw new ReleaseError(
      401,
      'no_token',
      'Send a deploy token: set RELEASE_TOKEN to one from Modules → Deploy tokens.',
    );
  const deploy = await holderOf(db, token, request, reply);
  if (deploy) {
    if (deploy.module !== module)
      throw new ReleaseError(
        403,
        'other_module',
        `This deploy token is for ${deploy.module}; it can't release ${module}.`,
      );
    if (act === 'promote' && deploy.scope !== 'promote')
      throw new ReleaseError(
        403,
        'publish_only',
        `This deploy token publishes releases of ${module} and makes none current. Add --no-promote, and let somebody who may promote it.`,
      );
    return { id: '', name: deploy.name, address: request.ip };
  }
  const account = await findSession(db, token);
  if (!account)
    throw new ReleaseError(
      401,
      'wrong_token',
      'This deploy token is unknown or was revoked. Ask the owner for a new one.',
    );
  // A release concerns everybody, so an account limited to some records can't release.
  const right = act === 'promote' ? 'modules:promote' : 'modules:write';
  if (account.reach !== null || !covers(account.granted, right, true))
    throw new ReleaseError(
      403,
      'not_allowed',
      `Only a deploy token, or a role that includes “${rightName(right)}”, can do that. Ask ${await ownersToAsk(db)}.`,
    );
  return actorOf(request, account);
}

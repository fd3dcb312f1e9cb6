import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../api/auth/bearerToken';
import { findSession } from '../api/auth/sessions';
import type { Db } from '../db/tables';
import { findDeployToken } from './deployTokens';
import { ReleaseError } from './ReleaseError';

/**
 * Lets those read what is released who may know of it: everyone with an account, and every deploy token,
 * because a release begins with the versions there are. Throws 401.
 */
export const letKnownIn =
  (db: Db) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    if (token !== undefined && ((await findDeployToken(db, token)) ?? (await findSession(db, token)))) return;
    throw new ReleaseError(
      401,
      'wrong_token',
      'Sign in, or set RELEASE_TOKEN to a deploy token that the owner made under Account → Settings.',
    );
  };

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of who releases, on routes that only releasers may call. */
    releaser: string;
  }
}

/**
 * Lets those through who may release the module that the path names: the holder of its deploy token, and the owner.
 * Throws 401 without a known token, 403 with one of another module.
 */
export const letReleasersIn =
  (db: Db) =>
  async (request: FastifyRequest): Promise<void> => {
    request.releaser = await releaserOf(db, request, (request.params as { module: string }).module);
  };

async function releaserOf(db: Db, request: FastifyRequest, module: string): Promise<string> {
  const token = bearerToken(request);
  if (token === undefined)
    throw new ReleaseError(
      401,
      'no_token',
      'Send a deploy token: set RELEASE_TOKEN to one that the owner made under Account → Settings.',
    );
  const deploy = await findDeployToken(db, token);
  if (deploy) {
    if (deploy.module !== module)
      throw new ReleaseError(
        403,
        'other_module',
        `This deploy token is for ${deploy.module}; it can't release ${module}.`,
      );
    return deploy.name;
  }
  const account = await findSession(db, token);
  if (!account)
    throw new ReleaseError(
      401,
      'wrong_token',
      'This deploy token is not known, or was revoked. Ask the owner for a new one.',
    );
  if (account.role !== 'owner')
    throw new ReleaseError(403, 'not_allowed', 'Only the owner or a deploy token can release a module.');
  return account.name;
}

import { createHash, randomBytes } from 'node:crypto';
import type { DeployToken, NewDeployToken } from 'shared/contract';
import { type DeployTokenInput, tokenWarningDays } from 'shared/domain/accounts/deployToken';
import { formatDateTime } from 'shared/domain/dates/dates';
import { settleNotices } from '../api/notifications/followNotices';
import { notify } from '../api/notifications/notify';
import type { Actor } from '../core/actorOf';
import { addressKey } from '../core/addressKey';
import { audit } from '../core/audit';
import { countCall } from '../core/throttle';
import { newId } from '../db/newId';
import type { Db, Queries } from '../db/tables';
import { ReleaseError } from './ReleaseError';
import { releaseTables } from './tables';

const DAY_MS = 24 * 60 * 60 * 1000;

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** All deploy tokens, the newest first. */
export async function listDeployTokens(db: Db): Promise<DeployToken[]> {
  return releaseTables(db)
    .selectFrom('deploy_tokens')
    .select(['id', 'module', 'name', 'scope', 'createdAt', 'by', 'usedAt', 'expiresAt'])
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Makes a token that may publish one module's releases for some days, make them current where its scope says so, and nothing else. Stored as a hash only. */
export async function createDeployToken(
  db: Db,
  { module, name, scope, days }: DeployTokenInput,
  by: Actor,
): Promise<NewDeployToken> {
  const id = newId();
  const token = `deploy.${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  const times = {
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * DAY_MS).toISOString(),
    usedAt: null,
  };
  await db.transaction().execute(async (tx) => {
    await releaseTables(tx)
      .insertInto('deploy_tokens')
      .values({ id, module, name, scope, tokenHash: hashed(token), by: by.name, ...times })
      .execute();
    await audit(tx, by, 'deploy-token.made', {
      record: ['deploy_tokens', id],
      detail: `${module}, ${scope}, ${days} days`,
    });
  });
  return { id, token };
}

/** Ends a token at once. Returns whether there was one. */
export function revokeDeployToken(db: Db, id: string, by: Actor): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const revoked = await releaseTables(tx)
      .deleteFrom('deploy_tokens')
      .where('id', '=', id)
      .returning('module')
      .executeTakeFirst();
    if (revoked) {
      await settleNotices(tx, `deploy-tokens/${id}`, by);
      await audit(tx, by, 'deploy-token.revoked', { record: ['deploy_tokens', id], detail: revoked.module });
    }
    return revoked !== undefined;
  });
}

/**
 * The token as it is used from an address, to read or to release: that it reads is written down once a day. Returns its module, its name, how far it goes and when it ends; undefined for an unknown one.
 * Throws `ReleaseError` 401 for one that has ended.
 */
export async function acceptDeployToken(
  db: Db,
  token: string,
  address: string,
  isRead: boolean,
): Promise<Pick<DeployToken, 'module' | 'name' | 'scope' | 'expiresAt'> | undefined> {
  const row = await releaseTables(db)
    .selectFrom('deploy_tokens')
    .select(['id', 'module', 'name', 'scope', 'expiresAt'])
    .where('tokenHash', '=', hashed(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, module, name, scope, expiresAt } = row;
  const now = new Date().toISOString();
  const by = { id: '', name, address };
  const about = { record: ['deploy_tokens', id], detail: module } as const;
  if (expiresAt <= now) {
    await audit(db, by, 'deploy-token.refused', about);
    throw new ReleaseError(
      401,
      'token_expired',
      `This deploy token for ${module} ended on ${formatDateTime(expiresAt)}. Ask the owner to create a new one under Modules → Deploy tokens, and set RELEASE_TOKEN to it.`,
    );
  }
  await db.transaction().execute(async (tx) => {
    await releaseTables(tx).updateTable('deploy_tokens').set({ usedAt: now }).where('id', '=', id).execute();
    const isFirst = isRead && (await countCall(tx, `deploy-token:${id}:${addressKey(address)}`, DAY_MS)).count === 1;
    if (isFirst || !isRead) await audit(tx, by, 'deploy-token.used', about);
  });
  return { module, name, scope, expiresAt };
}

/** Tells the owner, once each, which deploy tokens end within two weeks. Call it in a transaction. */
export async function tellEndingTokens(tx: Queries): Promise<void> {
  const now = Date.now();
  const ending = await releaseTables(tx)
    .selectFrom('deploy_tokens')
    .select(['id', 'module', 'name', 'expiresAt'])
    .where('expiresAt', '>', new Date(now).toISOString())
    .where('expiresAt', '<=', new Date(now + tokenWarningDays * DAY_MS).toISOString())
    .execute();
  for (const { id, module, name, expiresAt } of ending)
    await notify(
      tx,
      {
        kind: 'token',
        title: `The deploy token “${name}” ends on ${formatDateTime(expiresAt)}`,
        body: `Create a new one for ${module}; after that day its releases are refused.`,
        path: '/dashboard/modules',
        subject: `deploy-tokens/${id}`,
      },
      'owner',
    );
}

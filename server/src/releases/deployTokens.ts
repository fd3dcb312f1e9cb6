import { createHash, randomBytes } from 'node:crypto';
import type { DeployToken, NewDeployToken } from 'shared/contract';
import { newId } from '../db/newId';
import type { Db } from '../db/tables';
import { releaseTables } from './tables';

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** All deploy tokens, the newest first. */
export async function listDeployTokens(db: Db): Promise<DeployToken[]> {
  return releaseTables(db)
    .selectFrom('deploy_tokens')
    .select(['id', 'module', 'name', 'createdAt', 'by', 'usedAt'])
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Makes a token that may release one module, and nothing else. Stored as a hash only. */
export async function createDeployToken(db: Db, module: string, name: string, by: string): Promise<NewDeployToken> {
  const id = newId();
  const token = `deploy.${randomBytes(32).toString('base64url')}`;
  await releaseTables(db)
    .insertInto('deploy_tokens')
    .values({ id, module, name, tokenHash: hashed(token), createdAt: new Date().toISOString(), by, usedAt: null })
    .execute();
  return { id, token };
}

/** Ends a token at once. Answers whether there was one. */
export async function revokeDeployToken(db: Db, id: string): Promise<boolean> {
  const result = await releaseTables(db).deleteFrom('deploy_tokens').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** The module that a token may release, with the token's name; undefined for an unknown token. */
export async function findDeployToken(db: Db, token: string): Promise<{ module: string; name: string } | undefined> {
  const row = await releaseTables(db)
    .selectFrom('deploy_tokens')
    .select(['id', 'module', 'name'])
    .where('tokenHash', '=', hashed(token))
    .executeTakeFirst();
  if (row)
    await releaseTables(db)
      .updateTable('deploy_tokens')
      .set({ usedAt: new Date().toISOString() })
      .where('id', '=', row.id)
      .execute();
  return row;
}

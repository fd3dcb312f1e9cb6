import type { OverriddenModule } from 'shared/contract/releases/override';
import { REVIEW_DAYS } from 'shared/contract/releases/overrideHours';
import type { NewReviewLink, ReviewLink } from 'shared/contract/releases/reviewLink';
import { hashOf, newSecret } from '../../api/auth/secretTokens';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import type { Db } from '../../db/tables';
import { releaseTables } from '../tables';
import { inWords } from './overrides';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a link with which anybody sees published releases on the public pages, for some days. */
export async function makeReviewLink(db: Db, uses: readonly OverriddenModule[], by: Actor): Promise<NewReviewLink> {
  const token = newSecret();
  const now = Date.now();
  const expiresAt = new Date(now + REVIEW_DAYS * DAY_MS).toISOString();
  await db.transaction().execute(async (tx) => {
    await releaseTables(tx)
      .insertInto('overrides')
      .values({
        tokenHash: hashOf(token),
        accountId: by.id,
        uses: JSON.stringify(uses),
        isOpen: 1,
        expiresAt,
        createdAt: new Date(now).toISOString(),
      })
      .execute();
    await audit(tx, by, 'review-link.made', { detail: uses.map(inWords).join(', ') });
  });
  return { token, expiresAt };
}

/** The links in force, the newest first. */
export async function listReviewLinks(db: Db): Promise<ReviewLink[]> {
  const rows = await releaseTables(db)
    .selectFrom('overrides')
    .selectAll()
    .where('isOpen', '=', 1)
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .execute();
  const accounts = await db.selectFrom('every_accounts').select(['id', 'name']).execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return rows.map(({ tokenHash, accountId, uses, createdAt, expiresAt }) => ({
    id: tokenHash,
    by: names.get(accountId) ?? '',
    createdAt,
    expiresAt,
    uses: (JSON.parse(uses) as OverriddenModule[]).map(inWords).join(', '),
  }));
}

/** Ends a link at once for everyone; answers whether there was one. */
export const endReviewLink = (db: Db, id: string, by: Actor): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const ended = await releaseTables(tx)
      .deleteFrom('overrides')
      .where('tokenHash', '=', id)
      .where('isOpen', '=', 1)
      .returning('uses')
      .executeTakeFirst();
    if (ended)
      await audit(tx, by, 'review-link.ended', {
        detail: (JSON.parse(ended.uses) as OverriddenModule[]).map(inWords).join(', '),
      });
    return ended !== undefined;
  });

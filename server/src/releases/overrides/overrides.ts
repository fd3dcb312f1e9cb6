import { type NewOverride, OVERRIDE_MODULES, type OverriddenModule } from 'shared/contract/override';
import { OVERRIDE_HOURS } from 'shared/contract/overrideHours';
import { covers } from 'shared/domain/accounts/right';
import { grantedToAccount } from '../../api/auth/grants';
import { hashOf, newSecret } from '../../api/auth/secretTokens';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import { badInput, notAllowed, notFound } from '../../core/errors';
import type { Db, Queries } from '../../db/tables';
import { releaseTables } from '../tables';

const HOUR_MS = 60 * 60 * 1000;
/** How long an expired one is kept, so that whoever still has it is told that it has expired, in milliseconds. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** The right that running a module in another way than everybody needs. */
export const rightFor = (use: OverriddenModule): 'modules:develop' | 'modules:preview' =>
  'origin' in use ? 'modules:develop' : 'modules:preview';

/** A module in words, `mfe-x 1.2.0`. */
const inWords = (use: OverriddenModule) => `${use.module} ${'origin' in use ? `from ${use.origin}` : use.version}`;

/** What is stored of an override in force. Throws 403 for another account's, 404 for one that has ended or never was. */
export async function readOverride(
  db: Queries,
  token: string,
  account: string,
): Promise<{ uses: OverriddenModule[]; expiresAt: string }> {
  const row = await releaseTables(db)
    .selectFrom('overrides')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row)
    throw notFound('This preview was ended, or this server never made it. Leave it, and start one from Modules.');
  if (row.accountId !== account)
    throw notAllowed('This preview was made for another account. Leave it, or sign in with that account.');
  if (row.expiresAt <= new Date().toISOString())
    throw notFound(`This preview has expired after ${OVERRIDE_HOURS} hours. Leave it, or start it again from Modules.`);
  return { uses: JSON.parse(row.uses) as OverriddenModule[], expiresAt: row.expiresAt };
}

/** Has an account run modules in another way than everybody, for so many hours; with `beside`, its override in force goes on as a part of the new one. Throws as `readOverride` does for that. */
export async function beginOverride(
  db: Db,
  wanted: readonly OverriddenModule[],
  beside: string | undefined,
  by: Actor,
): Promise<NewOverride> {
  const token = newSecret();
  const now = Date.now();
  const expiresAt = new Date(now + OVERRIDE_HOURS * HOUR_MS).toISOString();
  await db.transaction().execute(async (tx) => {
    const before = beside === undefined ? [] : (await readOverride(tx, beside, by.id)).uses;
    const uses = [...new Map([...before, ...wanted].map((use) => [use.module, use])).values()];
    if (uses.length > OVERRIDE_MODULES)
      throw badInput([{ path: 'uses', msg: `Preview at most ${OVERRIDE_MODULES} modules at once.` }]);
    const tables = releaseTables(tx);
    await tables
      .deleteFrom('overrides')
      .where(({ eb, or }) =>
        or([
          eb('expiresAt', '<', new Date(now - KEPT_MS).toISOString()),
          ...(beside === undefined ? [] : [eb('tokenHash', '=', hashOf(beside))]),
        ]),
      )
      .execute();
    await tables
      .insertInto('overrides')
      .values({
        tokenHash: hashOf(token),
        accountId: by.id,
        uses: JSON.stringify(uses),
        createdAt: new Date(now).toISOString(),
        expiresAt,
      })
      .execute();
    await audit(tx, by, 'override.begun', { detail: wanted.map(inWords).join(', ') });
  });
  return { token, expiresAt };
}

/** Ends an account's override at once; changes nothing where it has none by that token. */
export async function endOverride(db: Db, token: string, by: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await releaseTables(tx)
      .deleteFrom('overrides')
      .where('tokenHash', '=', hashOf(token))
      .where('accountId', '=', by.id)
      .returning('uses')
      .executeTakeFirst();
    if (ended)
      await audit(tx, by, 'override.ended', {
        detail: (JSON.parse(ended.uses) as OverriddenModule[]).map(inWords).join(', '),
      });
  });
}

/**
 * The origins of the own builds that a document may load, by the cookies that its browser sent: those of an override in
 * force, of an account that may still run own builds. Whose browser it is, is known only when the tab asks for the override.
 */
export async function buildOrigins(db: Db, cookies: string | undefined): Promise<string[]> {
  const token = /(?:^|; )override=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
  if (token === undefined) return [];
  const row = await releaseTables(db)
    .selectFrom('overrides')
    .select(['accountId', 'uses'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!row) return [];
  const uses = JSON.parse(row.uses) as OverriddenModule[];
  const origins = [...new Set(uses.flatMap((use) => ('origin' in use ? use.origin : [])))];
  const mayDevelop = origins.length > 0 && covers(await grantedToAccount(db, row.accountId), 'modules:develop', true);
  return mayDevelop ? origins : [];
}

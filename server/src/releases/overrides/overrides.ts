import { type NewOverride, OVERRIDE_MODULES, type OverriddenModule } from 'shared/contract/releases/override';
import { OVERRIDE_HOURS, REVIEW_DAYS } from 'shared/contract/releases/overrideHours';
import { opens } from '../../api/auth/grants';
import { hashOf, newSecret } from '../../api/auth/secretTokens';
import { readMaker } from '../../api/links/linkMaker';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import { badInput, notAllowed, notFound } from '../../core/errors';
import type { Db, Queries } from '../../db/tables';
import { releaseTables } from '../tables';

const HOUR_MS = 60 * 60 * 1000;
/** How long an expired one is kept, so that its users learn that it has expired, in milliseconds. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** The right that running a module in another way than everybody needs. */
export const rightFor = (use: OverriddenModule): 'modules:develop' | 'modules:preview' =>
  'origin' in use ? 'modules:develop' : 'modules:preview';

/** A module in words, `mfe-x 1.2.0`. */
export const inWords = (use: OverriddenModule) =>
  `${use.module} ${'origin' in use ? `from ${use.origin}` : use.version}`;

/** The message for a person whose override has ended. */
const expired = (isOpen: boolean) =>
  notFound(
    isOpen
      ? `This preview has expired after ${REVIEW_DAYS} days. Leave it, and ask whoever sent you the link for a new one.`
      : `This preview has expired after ${OVERRIDE_HOURS} hours. Leave it, or start it again from Modules.`,
  );

/**
 * An account's own override in force, as stored. Throws 403 for another account's and for a link for reviewers, which
 * never runs code in a console, 404 for one that has ended or never existed.
 */
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
  if (Number(row.isOpen) === 1)
    throw notAllowed(
      'This is a link for reviewers: it shows public pages and runs no code. Leave it, and preview the release from Modules.',
    );
  if (row.accountId !== account)
    throw notAllowed('This preview was made for another account. Leave it, or sign in with that account.');
  if (row.expiresAt <= new Date().toISOString()) throw expired(false);
  return { uses: JSON.parse(row.uses) as OverriddenModule[], expiresAt: row.expiresAt };
}

/** Has an account run modules in another way than everybody, for this many hours; with `beside`, its override in force goes on as a part of the new one. Throws as `readOverride` does for that. */
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
          ...(beside === undefined ? [] : [eb.and([eb('tokenHash', '=', hashOf(beside)), eb('isOpen', '=', 0)])]),
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
        isOpen: 0,
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
      .where('isOpen', '=', 0)
      .returning('uses')
      .executeTakeFirst();
    if (ended)
      await audit(tx, by, 'override.ended', {
        detail: (JSON.parse(ended.uses) as OverriddenModule[]).map(inWords).join(', '),
      });
  });
}

/** Ends an account's override by its token alone, which no other browser has; a link for reviewers stays for others. */
export async function leaveOverride(db: Db, token: string): Promise<void> {
  const owner = await releaseTables(db)
    .selectFrom('overrides')
    .select('accountId')
    .where('tokenHash', '=', hashOf(token))
    .where('isOpen', '=', 0)
    .executeTakeFirst();
  if (!owner) return;
  const account = await db
    .selectFrom('every_accounts')
    .select(['id', 'name'])
    .where('id', '=', owner.accountId)
    .executeTakeFirst();
  if (account) await endOverride(db, token, account);
}

/** The token of an override that a browser has, by its cookies. */
export const tokenIn = (cookies: string | undefined): string | undefined =>
  /(?:^|; )override=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];

/** An override as public pages have it. */
export interface PublicOverride {
  /** Published releases alone: an own build has no pages that the server could send. */
  uses: { module: string; version: string }[];
  expiresAt: string;
  /** Whether it is for anyone with the link. */
  isOpen: boolean;
  /** The override's owner. */
  accountId: string;
}

/**
 * A browser's releases instead of the current ones on public pages, by its token alone: it shows only public content.
 * Throws 404 when it has expired, was ended or never existed, 403 when its maker may no longer preview.
 */
export async function publicOverride(db: Queries, token: string): Promise<PublicOverride> {
  const row = await releaseTables(db)
    .selectFrom('overrides')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) throw notFound('This preview was ended, or this server never made it. Leave it, and ask for a new link.');
  const { accountId, expiresAt } = row;
  const isOpen = Number(row.isOpen) === 1;
  if (expiresAt <= new Date().toISOString()) throw expired(isOpen);
  const maker = await readMaker(db, accountId);
  if (!maker || !opens(maker, { access: isOpen ? 'modules:share' : 'modules:preview', isReserved: true }))
    throw notAllowed('Whoever began this preview may not show it any more. Leave it, and ask for a new link.');
  const uses = (JSON.parse(row.uses) as OverriddenModule[]).flatMap((use) => ('origin' in use ? [] : [use]));
  return { uses, expiresAt, isOpen, accountId };
}

/**
 * The origins of the own builds that a document may load, by the cookies that its browser sent: those of an override in
 * force, of an account that may still run own builds. Whose browser it is, is known only when the tab asks for the
 * override.
 */
export async function buildOrigins(db: Db, cookies: string | undefined): Promise<string[]> {
  const token = tokenIn(cookies);
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
  const maker = origins.length > 0 ? await readMaker(db, row.accountId) : undefined;
  return maker && opens(maker, { access: 'modules:develop', isReserved: true }) ? origins : [];
}

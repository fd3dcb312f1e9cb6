import type { Candidate } from 'shared/domain/people/candidate';
import type { Queries } from '../../db/tables';
import { hashOf, newSecret } from '../auth/secretTokens';
import { candidates } from '../candidates/candidates';
import { findRecord } from '../resource/selectRecords';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an applicant's link works. */
const LASTS_DAYS = 180;

/** Makes the link of an applicant, in the transaction that stores the candidate; answers what it holds. */
export async function makeApplicationLink(tx: Queries, candidateId: string): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + LASTS_DAYS * DAY_MS).toISOString();
  await tx
    .insertInto('application_links')
    .values({ tokenHash: hashOf(token), candidateId, expiresAt })
    .execute();
  return token;
}

/** The application that a link is of; undefined for a link that never was, is too old, or whose application is withdrawn. */
export async function applicationOf(db: Queries, token: string): Promise<Candidate | undefined> {
  const link = await db
    .selectFrom('application_links')
    .select('candidateId')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return link && findRecord(db, candidates[0], link.candidateId);
}

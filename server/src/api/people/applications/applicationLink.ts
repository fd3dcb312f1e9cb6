import { today } from 'shared/domain/dates/dates';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Queries } from '../../../db/tables';
import { hashOf, newSecret } from '../../auth/secretTokens';
import { findRecord } from '../../records/lists/selectRecords';
import { candidates } from '../candidates/candidates';

/** For how many days an applicant's link works, unless staff end it. */
export const LINK_DAYS = 180;

/**
 * Creates an applicant's link, in the transaction that stores the candidate; returns its secret. It works until the
 * candidate's `linkEndsOn`.
 */
export async function makeApplicationLink(tx: Queries, candidateId: string): Promise<string> {
  const token = newSecret();
  await tx
    .insertInto('application_links')
    .values({ tokenHash: hashOf(token), candidateId })
    .execute();
  return token;
}

/** A link's application; undefined for a link that never existed or has ended, or whose application is withdrawn. */
export async function applicationOf(db: Queries, token: string): Promise<Candidate | undefined> {
  const link = await db
    .selectFrom('application_links')
    .select('candidateId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  const candidate = link && (await findRecord(db, candidates[0], link.candidateId));
  return candidate && candidate.linkEndsOn !== null && candidate.linkEndsOn >= today() ? candidate : undefined;
}

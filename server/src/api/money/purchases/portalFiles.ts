import { conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { openPool } from '../../../threads/pools';

/** A file of 20,000 bills has about 6 MB. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** A thread for the portal's files; one of 20,000 bills takes a second. */
export const portalFiles = openPool<typeof import('./readPortalFile')>('portal-files', {
  threads: 1,
  waiting: 5,
  limitMs: 60_000,
});

/** Throws 409 for a file of a GSTIN that is no registration of the company. `what`: how the sentence names the file. */
export async function mustBeOwnGstin(db: Queries, gstin: string, what: string): Promise<void> {
  const own = [
    ...(await db.selectFrom('registrations').select('gstin').execute()),
    ...(await db.selectFrom('live_letterhead').select('gstin').execute()),
  ];
  if (!own.some((each) => each.gstin === gstin))
    throw conflict('refused', `This is ${what} of ${gstin}, which is no GSTIN of yours. Nothing was stored.`);
}

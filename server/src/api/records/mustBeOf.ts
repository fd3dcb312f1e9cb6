import type { Reach } from 'shared/domain/accounts/reach';
import { badInput } from '../../core/errors';
import type { Queries } from '../../db/tables';
import type { ApiRecord, Resource } from './definition';
import { findRecord } from './lists/selectRecords';
import { beyondReach, scopeToClient } from './scopeToClient';

/** A change of what is kept of another record. */
interface PartChange {
  db: Queries;
  before?: object;
  after: object;
  reach?: Reach | undefined;
}

/**
 * The record that another is kept of, which a column names. Throws 400 at the column for one that is not there or another than
 * before, and 403 for one beyond the reach of whoever asks. Call it in the transaction of the change.
 */
export async function mustBeOf<S extends ApiRecord, A extends S, I>(
  owner: Resource<S, A, I>,
  column: string,
  { db, before, after, reach }: PartChange,
): Promise<S> {
  const idIn = (record: object) => String((record as Record<string, unknown>)[column]);
  const found = await findRecord(db, scopeToClient(owner, { reach }), idIn(after));
  const wrong = (msg: string) => badInput([{ path: column, msg }]);
  if (!found) throw reach ? await beyondReach(db) : wrong(`This ${owner.title} no longer exists. Choose another.`);
  if (before && idIn(before) !== idIn(after))
    throw wrong(`This can’t move to another ${owner.title}. Delete it and enter it there.`);
  return found;
}

import type { Reach } from 'shared/domain/accounts/reach';
import { badInput } from '../../core/errors';
import type { Queries } from '../../db/tables';
import type { Together } from './changes/readTogether';
import type { ApiRecord, Resource } from './definition';
import { namedRecord } from './namedRecord';
import { beyondReach, scopeToClient } from './scopeToClient';

/** A change of a record that belongs to another. */
interface PartChange extends Together<PartChange> {
  db: Queries;
  before?: object;
  after: object;
  reach?: Reach | undefined;
}

/**
 * The record that a column names as the owner of another. Throws 400 at the column for one that doesn't exist or
 * differs from before, and 403 for one beyond the caller's reach. Call it in the transaction of the change.
 */
export async function mustBeOf<S extends ApiRecord, A extends S, I>(
  owner: Resource<S, A, I>,
  column: string,
  change: PartChange,
): Promise<S> {
  const { db, before, after, reach } = change;
  const idIn = (record: object) => String((record as Record<string, unknown>)[column]);
  const found = await namedRecord(scopeToClient(owner, { reach }), column, change);
  const wrong = (msg: string) => badInput([{ path: column, msg }]);
  if (!found) throw reach ? await beyondReach(db) : wrong(`This ${owner.title} no longer exists. Choose another.`);
  if (before && idIn(before) !== idIn(after))
    throw wrong(`This can’t move to another ${owner.title}. Delete it and enter it there.`);
  return found;
}

import type { Queries } from '../../db/tables';
import { readTogether, type Together } from './changes/readTogether';
import type { ApiRecord, Resource } from './definition';
import { findRecords } from './lists/selectRecords';
import { perResource } from './perResource';

/** A change of a record that names another. */
interface NamingChange extends Together<NamingChange> {
  db: Queries;
  after: object;
}

const idIn = (record: object, column: string) => String((record as Record<string, unknown>)[column]);

const readers = perResource<(changes: readonly NamingChange[]) => Promise<Map<string, ApiRecord>>>();

/**
 * The record that a column of a change names, or undefined; read once for all changes that are judged or stored
 * together.
 */
export async function namedRecord<S extends ApiRecord, A extends S, I>(
  owner: Resource<S, A, I>,
  column: string,
  change: NamingChange,
): Promise<S | undefined> {
  const read = readers(owner, column, () => async (changes) => {
    const [first] = changes;
    const ids = changes.map(({ after }) => idIn(after, column));
    return first ? findRecords(first.db, owner, ids) : new Map<string, ApiRecord>();
  });
  return (await readTogether(change, read)).get(idIn(change.after, column)) as S | undefined;
}

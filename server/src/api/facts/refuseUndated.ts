import { formatDate, today } from 'shared/domain/dates/dates';
import { holdsOn } from 'shared/domain/records/datedFacts';
import type { Queries } from '../../db/tables';
import type { FactKind } from './factKinds';
import { readFacts } from './readFacts';

/** A change of a record that has facts of a kind. */
interface OwnerChange {
  db: Queries;
  operation: string;
  before?: object;
  after: object;
}

/**
 * Why a record's facts can't be changed without an effective date; undefined if they can. `what`: the facts, as the
 * beginning of a sentence.
 */
export async function refuseUndated(
  kind: FactKind,
  what: string,
  { db, operation, before, after }: OwnerChange,
): Promise<string | undefined> {
  const [was, is] = [before, after] as [
    ({ id: string } & Record<string, unknown>) | undefined,
    Record<string, unknown>,
  ];
  if (operation !== 'update' || !was || kind.names.every((name) => was[name] === is[name])) return undefined;
  const held = holdsOn((await readFacts(db, kind, [was.id])).get(was.id) ?? [], today());
  return (
    held &&
    `${what} hold from ${formatDate(String(held.startsOn))}. Enter others under “Terms”, with the day from which they hold.`
  );
}

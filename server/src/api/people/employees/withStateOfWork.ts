import type { Queries } from '../../../db/tables';
import { homeState } from '../../letterhead/homeState';

/** The company's state in a transaction: an import asks for each of its rows. */
const known = new WeakMap<Queries, Promise<string>>();

/** Somebody's state of work: the one that was given, or the company's. Call it in a transaction. */
export async function withStateOfWork(tx: Queries, { workState }: { workState: string }): Promise<string> {
  if (workState !== '') return workState;
  const state = known.get(tx) ?? homeState(tx);
  known.set(tx, state);
  return state;
}

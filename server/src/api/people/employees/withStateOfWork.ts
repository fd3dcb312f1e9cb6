import type { Queries } from '../../../db/tables';
import { homeState } from '../../letterhead/homeState';

/** The company's state, cached in a transaction: an import asks for it at each row. */
const known = new WeakMap<Queries, Promise<string>>();

/** Someone's state of work: the given one, or the company's. Call it in a transaction. */
export async function withStateOfWork(tx: Queries, { workState }: { workState: string }): Promise<string> {
  if (workState !== '') return workState;
  const state = known.get(tx) ?? homeState(tx);
  known.set(tx, state);
  return state;
}

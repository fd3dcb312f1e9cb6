import { tellOutside } from './tellOutside';
import { callerOf } from './traces';
import type { Owner } from './watchRuns';
import { whoWrote } from './whoWrote';

/**
 * Reports writes to a shared name, with the position in the owner's script if found; without an owner, finds the script
 * that writes it.
 */
export async function tellWritten(what: string, name: string, value: unknown, owner?: Owner): Promise<void> {
  const by = await whoWrote(name, value);
  const at = typeof by === 'object' ? by : undefined;
  if (!owner) return at && tellOutside(at, what);
  tellOutside(at && callerOf(at)?.module === owner.module ? at : owner.at, what, owner);
}

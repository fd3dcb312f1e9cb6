import { tellOutside } from './tellOutside';
import { callerOf } from './traces';
import type { Owner } from './watchRuns';
import { whoWrote } from './whoWrote';

/** Tells of what was written to a name that all code shares, with the place in the owner's script that writes to it where one does; without an owner, of whose script that is. */
export async function tellWritten(what: string, name: string, value: unknown, owner?: Owner): Promise<void> {
  const by = await whoWrote(name, value);
  const at = typeof by === 'object' ? by : undefined;
  if (!owner) return at && tellOutside(at, what);
  tellOutside(at && callerOf(at)?.module === owner.module ? at : owner.at, what, owner);
}

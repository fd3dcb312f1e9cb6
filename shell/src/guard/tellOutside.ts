import { tellFault } from '../faults/hearFaults';
import type { Fault } from '../faults/reportFault';
import type { Trace } from './traces';

/** Tells the owner's team what a module has done outside of its own elements. Without a stack that says so, `owner` did it. */
export function tellOutside(at: Trace | undefined, what: string, owner?: Fault['owner']): void {
  const error = Object.assign(new Error(what), { stack: at?.stack ?? '' });
  tellFault({ kind: 'outside', error, ...(owner && { owner }) });
}

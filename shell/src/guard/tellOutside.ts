import { tellFault } from '../faults/hearFaults';
import type { Fault } from '../faults/reportFault';
import type { Trace } from './traces';

/**
 * Reports to the owner's team what a module has done outside its own elements. `owner` is the default if the stack
 * names no module.
 */
export function tellOutside(at: Trace | undefined, what: string, owner?: Fault['owner']): void {
  const error = Object.assign(new Error(what), { stack: at?.stack ?? '' });
  tellFault({ kind: 'outside', error, ...(owner && { owner }) });
}

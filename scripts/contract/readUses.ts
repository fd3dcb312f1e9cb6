import { moduleUses } from './moduleUses.ts';

/**
 * Reads what the modules in these folders use, in a separate process, and sends it to its parent: a list in their
 * order.
 */
process.send?.(moduleUses(process.argv.slice(2)));

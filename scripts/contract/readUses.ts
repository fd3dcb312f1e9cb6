import { moduleUses } from './moduleUses.ts';

/** Reads what the modules in these folders use, in a process of its own, and sends it to the one that began it: a list in their order. */
process.send?.(moduleUses(process.argv.slice(2)));

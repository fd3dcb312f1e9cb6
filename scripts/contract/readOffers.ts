import { offeredNow } from './declarations.ts';

/** Reads what the sources as they are offer to modules, in a process of its own, and sends it to the one that began it. */
process.send?.(offeredNow().surface);

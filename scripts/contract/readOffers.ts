import { offeredNow } from './declarations.ts';

/** Reads what the current sources offer to modules, in a separate process, and sends it to its parent. */
process.send?.(offeredNow().surface);

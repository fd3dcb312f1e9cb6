/** Ends the process with one clear sentence. */
export function fail(message: string): never;
/** Installs what the lock file says, once for each change of it. Ends the process when that is not possible. */
export function ensureInstalled(root: string): void;
/** Notes that what the lock file says now is installed. */
export function markInstalled(root: string): void;

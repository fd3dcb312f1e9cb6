/** How much of the lock file is installed: `dependencies` only, or `devDependencies` too. */
export type Extent = 'product' | 'everything';
/** Installs what the lock file says, by default everything, once for each change of it. Ends the process when that is not possible. */
export function ensureInstalled(root: string, extent?: Extent): Promise<void>;
/** Notes that what the lock file says, by default everything, is installed. */
export function markInstalled(root: string, extent?: Extent): void;

/** How much of the lock file is installed: `dependencies` only, or `devDependencies` too. */
export type Extent = 'product' | 'everything';
/**
 * Installs the packages of the lock file, by default all of them, once for each change of the file. Ends the process on
 * failure.
 */
export function ensureInstalled(root: string, extent?: Extent): Promise<void>;
/** Records that the packages of the lock file, by default all of them, are installed. */
export function markInstalled(root: string, extent?: Extent): void;

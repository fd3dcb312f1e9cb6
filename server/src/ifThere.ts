/**
 * The result of a file system call; undefined where the file or folder doesn't exist, or no longer. Other errors are
 * thrown.
 */
export const ifThere = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

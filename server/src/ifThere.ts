/** What a call of the file system answers; undefined where the file or folder is not there, or no longer. Its other errors stay errors. */
export const ifThere = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

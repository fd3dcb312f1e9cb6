import { statSync } from 'node:fs';

/** The size of a file in bytes; 0 where there is none. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

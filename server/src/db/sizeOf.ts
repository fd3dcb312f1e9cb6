import { statSync } from 'node:fs';

/** A file's size in bytes; 0 without one. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

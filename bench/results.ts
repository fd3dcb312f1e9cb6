import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Measured } from './Part';

/** Where the benches keep what they found: a file for each, `server.json`. */
export const resultsFolder = join(import.meta.dirname, 'results');

/** What each bench has found last, by its parts. */
export type Results = Record<string, Record<string, Measured>>;

/** Reads all that is kept. */
export const readResults = (): Results =>
  Object.fromEntries(
    (existsSync(resultsFolder) ? readdirSync(resultsFolder) : [])
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(resultsFolder, file), 'utf8')) as Record<string, Measured>,
      ]),
  );

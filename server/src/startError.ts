import { ApiError } from './core/errors';

/** A reason not to start that the operator can mend: its message is one sentence that says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The system's and the engines' codes for a place that can't be written to, and its name. */
const unwritable: Record<string, string> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'the quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  SQLITE_FULL: 'there is no space left',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_IOERR: 'reading or writing failed',
  SQLITE_BUSY: 'another program holds it',
  '53100': 'there is no space left',
  '25006': 'it is read-only',
  '42501': 'it is not allowed to this user',
};

/**
 * The operator's message when a start fails: the sentence of a `StartError`, of a place that is away for the API too,
 * or of one that can't be written to, else the whole error.
 */
export function startSentence(
  error: unknown,
  { dataDir, databaseUrl }: { dataDir?: string; databaseUrl?: string | undefined },
): string {
  if (error instanceof StartError || (error instanceof ApiError && error.status !== 500)) return error.message;
  const { code = '', stack } = error as { code?: string; stack?: string };
  const reason = unwritable[code] ?? unwritable[code.split('_').slice(0, 2).join('_')];
  if (reason === undefined) return stack ?? String(error);
  const isDatabase = /^\d|^SQLITE/.test(code);
  const place =
    isDatabase && databaseUrl !== undefined ? 'The database of DATABASE_URL' : `The data folder ${dataDir ?? ''}`;
  return `${place} cannot be written to (${code}: ${reason}); make room or mend that, and start again.`;
}

import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../../../core/errors';
import type { Db, Queries } from '../../../db/tables';

/** The result, or preview, of an act on one of many records. */
export interface Came<R> {
  id: string;
  /** The answer of the work; undefined where it was refused. */
  result: R | undefined;
  /** Why it was refused, in a sentence; empty where it was not. */
  reason: string;
}

/** Ends a transaction that is only a preview. */
class OnlyTried extends Error {}

const sentenceOf = ({ details, message }: ApiError): string =>
  details.errors?.map(({ msg }) => msg).join(' ') || message;

/**
 * Does the same with many records in order, each in its own transaction: a refused one is reported with the reason, and
 * the others go on. With `isCheck` every transaction is rolled back, so that the answer is a preview. Other work gets
 * its turn in between. Throws anything but a refusal.
 */
export async function eachByItself<R>(
  db: Db,
  ids: readonly string[],
  work: (tx: Queries, id: string) => Promise<R>,
  isCheck = false,
): Promise<Came<R>[]> {
  const all: Came<R>[] = [];
  for (const id of new Set(ids)) {
    const came: Came<R> = { id, result: undefined, reason: '' };
    try {
      await db.transaction().execute(async (tx) => {
        came.result = await work(tx, id);
        if (isCheck) throw new OnlyTried();
      });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) {
        came.result = undefined;
        came.reason = sentenceOf(error);
      } else if (!(error instanceof OnlyTried)) throw error;
    }
    all.push(came);
    await setImmediate();
  }
  return all;
}

import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../../../core/errors';
import type { Db, Queries } from '../../../db/tables';

/** The result, or preview, of an act on one of many records. */
export interface Came<R> {
  id: string;
  /** The result; undefined if refused. */
  result: R | undefined;
  /** The reason for a refusal, in a sentence; empty otherwise. */
  reason: string;
}

/** Rolls back a transaction that was only a preview. */
class OnlyTried extends Error {}

const sentenceOf = ({ details, message }: ApiError): string =>
  details.errors?.map(({ msg }) => msg).join(' ') || message;

/**
 * Applies an act to many records in order, each in its own transaction: reports refused ones with the reason and
 * continues. With `isCheck`, rolls back every transaction, for a preview. Other work gets its turn in between. Throws
 * anything but a refusal.
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

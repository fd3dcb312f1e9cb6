import type { Queries } from '../src/db/tables';
import type { TestApp } from './openTestApp';

/** How long a transaction stays open so that what begins meanwhile has read what it decides by, in milliseconds. */
const OPEN_MS = 400;

/**
 * Starts `work` while another server’s transaction with `change` is under way, and answers what it comes to once that is
 * stored. On an embedded engine transactions take turns, so that `work` finds the change.
 */
export async function whileUnderWay<T>(
  { db, another }: Pick<TestApp, 'db' | 'another'>,
  change: (tx: Queries) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const other = (await another?.()) ?? db;
  const answers = await other.transaction().execute(async (tx) => {
    await change(tx);
    const answer = work();
    await new Promise((resolve) => setTimeout(resolve, OPEN_MS));
    // In an array, or the transaction would wait for it.
    return [answer];
  });
  return answers[0] as T;
}

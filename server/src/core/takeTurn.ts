import type { Db } from '../db/tables';
import { tooMany } from './errors';
import { countCall, throttle } from './throttle';

/** How long what comes by one link may work: a fifth of the time. */
const working = { most: 60_000, windowMs: 5 * 60_000 };

/** How many calls by one link may wait for the one that is answered. */
const MOST_WAITING = 20;

/** The calls by each link on this server: how many there are, and when the last of them is done. */
const turns = new Map<string, { calls: number; last: Promise<unknown> }>();

/**
 * Does what a call by a link asks for, once the calls before it by the same `key` are done: a flood waits for itself, and
 * others' calls come in between. The time that it takes is counted. Throws 429 while many wait, and once the link has had
 * its share of the time.
 */
export async function takeTurn<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(key) ?? { calls: 0, last: Promise.resolve() };
  if (turn.calls > MOST_WAITING) throw tooMany('This link is used by too many at once. Please try again.', 5);
  const timed = async () => {
    await throttle(db, `time:${key}`, working, 'This link keeps us too busy.', 0);
    const from = performance.now();
    try {
      return await work();
    } finally {
      await countCall(db, `time:${key}`, working.windowMs, Math.ceil(performance.now() - from));
    }
  };
  const done = turn.last.then(timed);
  turn.calls += 1;
  turn.last = done.catch(() => undefined);
  turns.set(key, turn);
  try {
    return await done;
  } finally {
    turn.calls -= 1;
    if (turn.calls === 0) turns.delete(key);
  }
}

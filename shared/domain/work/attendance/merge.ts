import { type DayValue, sameDay } from './mark';

/** A mark of one person's day, as everybody gets it; it never changes. */
export interface Mark extends DayValue {
  id: string;
  /** The account or the phone that made it. */
  source: string;
  /** When it was made, ISO 8601 in UTC. */
  at: string;
  /** The ids of the marks that its maker saw of this day. */
  seen: readonly string[];
}

/** What all marks of a day come to. */
export interface Merged<M extends Mark = Mark> {
  /** The mark that holds; undefined without any. */
  now: M | undefined;
  /** Different marks whose makers, and that of `now`, did not know of each other. */
  disputed: readonly M[];
}

const before = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order of marks: by time, and of one instant by whose and which they are. */
const byStamp = (a: Mark, b: Mark): number => before(a.at, b.at) || before(a.source, b.source) || before(a.id, b.id);

/**
 * Those that no other mark takes the place of, the latest first. A mark takes the place of those that its maker saw, and
 * of those that they had made themselves before. The time grows with the marks and with what they saw, and no faster.
 */
export function standing<M extends Mark>(marks: readonly M[]): M[] {
  const unique = [...new Map(marks.map((mark) => [mark.id, mark])).values()].sort((a, b) => byStamp(b, a));
  const seenByOthers = new Set(unique.flatMap(({ id, seen }) => seen.filter((each) => each !== id)));
  const later = new Map<string, Set<string>>();
  const left = unique.filter(({ id, source, seen }) => {
    const own = later.get(source) ?? new Set();
    // Clocks that were set back: its maker saw marks of their own that say to be later.
    const isLatest = new Set(seen.filter((each) => own.has(each))).size === own.size;
    later.set(source, own.add(id));
    return isLatest && !seenByOthers.has(id);
  });
  // Then marks may take each other's place all around: the latest stands.
  return left.length > 0 ? left : unique.slice(0, 1);
}

/**
 * The result of a day's marks, in whatever order and however often each arrived: the latest of those that nobody
 * replaced is valid, and different ones stay as conflicts until somebody who has seen both marks the day.
 */
export function mergeMarks<M extends Mark>(marks: readonly M[]): Merged<M> {
  const [now, ...others] = standing(marks);
  return { now, disputed: now ? others.filter((other) => !sameDay(other, now)) : [] };
}

import { addDays, addMonths, lastDayOfMonth } from 'shared/domain/dates/dates';
import { acts } from './acts/acts';
import type { Trouble } from './Gate';
import { Rolls } from './Rolls';

/** One instant: several simultaneous actions, each with its own seed, and a fault meanwhile. */
export interface Step {
  /** ISO 8601 in UTC, by the server's clock: after the clock was set back, it is earlier than the step before. */
  at: string;
  acts: readonly { name: string; seed: number }[];
  trouble?: Trouble;
  /** Whether the server restarts after it. */
  restarts?: boolean;
}

/** Monthly actions with the day from which they are due: one of these. */
const calendar: readonly [day: number, ...names: string[]][] = [
  ...[2, 3, 4].map((day): [number, string] => [day, 'closes a month']),
  [5, 'makes wages', 'two make the same wages'],
  [6, 'two bill the same month', 'bills a month'],
  [7, 'bills a month'],
  [9, 'two issue at once'],
  [10, 'two issue at once'],
  [11, 'issues the bills of a month'],
  [12, 'pays wages', 'pays wages', 'pays while they are made'],
  [1, 'the work of a day'],
  [15, 'the work of a day'],
];

/** Probability of faults: this many in a hundred steps. */
const TROUBLES = 5;

/** A seed's year from 1 January; of this many months, by default 12. */
export function yearOf(seed: number, months = 12): Step[] {
  const rolls = new Rolls(seed);
  const done: { at: string; name: string }[] = [];
  const instant = (day: string) =>
    `${day}T${String(4 + rolls.below(9)).padStart(2, '0')}:${String(rolls.below(60)).padStart(2, '0')}:00.000Z`;
  for (let hired = 0; hired < 4; hired += 1) done.push({ at: instant('2026-01-01'), name: 'joins' });
  for (let index = 0; index < months; index += 1) {
    const month = addMonths('2026-01-01', index);
    const last = Number(lastDayOfMonth(month.slice(0, 7)).slice(-2));
    const on = (day: number) => instant(addDays(month, Math.min(day, last) - 1));
    for (const [day, ...names] of calendar) done.push({ at: on(day + rolls.below(2)), name: rolls.pick(names) ?? '' });
    for (const { name, times } of acts)
      for (let left = times; left > 0; left -= 1)
        if (rolls.chance(left)) done.push({ at: on(1 + rolls.below(28)), name });
  }
  done.sort((a, b) => (a.at < b.at ? -1 : 1));
  const steps: Step[] = [];
  while (done.length > 0) {
    const size = rolls.pick([1, 1, 1, 2, 2, 3, 4]) ?? 1;
    const own = done.splice(0, size);
    const at = own.at(-1)?.at ?? '';
    // A clock that is wrong by hours for one step.
    const jump = rolls.chance(0.03) ? (rolls.next() - 0.5) * 8 * 3_600_000 : 0;
    steps.push({
      at: new Date(Date.parse(at) + jump).toISOString(),
      acts: own.map(({ name }) => ({ name, seed: rolls.below(2 ** 31) })),
      ...(rolls.below(100) < TROUBLES && {
        trouble: { kind: rolls.chance(0.7) ? 'kill' : 'full', at: 1 + rolls.below(80), isAfter: rolls.chance(0.5) },
      }),
      ...(rolls.chance(0.01) && { restarts: true }),
    });
  }
  return steps;
}

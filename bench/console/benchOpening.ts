import { median } from '../median';
import type { Part } from '../Part';
import { fast4g, measureOpening, type Opened } from './measureOpening';
import type { Staff } from './openConsole';

/** The frame answers the keyboard, and a list can be read, after so many milliseconds at most. */
const ANSWERED = 1200;
const READABLE = 2000;
const ROUNDS = 7;

/** A list, opened at once. */
const LIST = '/dashboard/leads';

/** Opens the console as somebody does who was never there: until the frame answers the keyboard, and until figures and a list can be read. */
export async function benchOpening(staff: Staff): Promise<Part> {
  const [pressed, figures, list]: Opened[][] = [[], [], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const found = [
      await measureOpening(staff, '/dashboard', fast4g, { pressesKeys: true }),
      await measureOpening(staff, '/dashboard', fast4g),
      await measureOpening(staff, LIST, fast4g),
    ] as const;
    // The first warms up server and browser.
    if (round > 0) for (const [index, each] of found.entries()) [pressed, figures, list][index]?.push(each);
  }
  const of = (opened: Opened[] | undefined, value: (each: Opened) => number | undefined) =>
    Math.round(median((opened ?? []).map((each) => value(each) ?? Number.NaN)));
  const answered = of(pressed, (each) => each.answered);
  const readable = of(list, (each) => each.content);
  return {
    sections: [
      {
        title: `Opened for the first time, signed in, on fast 4G (9 Mbit/s, 60 ms) at a processor 4 times slower; medians of ${ROUNDS}`,
        headings: ['', 'ms', 'JavaScript until then, bytes'],
        rows: [
          ['first paint of the dashboard', of(figures, (each) => each.painted), ''],
          ['its frame', of(figures, (each) => each.frame), ''],
          ['its answer to Ctrl-K', answered, ''],
          ['its figures', of(figures, (each) => each.content), of(figures, (each) => each.javascript)],
          [`the first list, ${LIST}`, readable, of(list, (each) => each.javascript)],
        ],
      },
    ],
    goals: [
      { what: 'the frame answers the keyboard', value: answered, limit: { most: ANSWERED }, unit: 'ms' },
      { what: 'the first list can be read', value: readable, limit: { most: READABLE }, unit: 'ms' },
    ],
  };
}

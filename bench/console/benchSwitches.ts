import { median } from '../median';
import type { Part } from '../Part';
import { measureColdSwitch, measureWarmSwitches, sections } from './measureSwitches';
import { ms } from './ms';
import type { Staff } from './openConsole';

/** A cold switch on slow 4G, once the pointer rests on the link, within so many milliseconds of the click. */
const COLD_TARGET = 300;
const ROUNDS = 5;

/** Goes from section to section: warm, all of them visited before, and cold on a slow network. */
export async function benchSwitches(staff: Staff): Promise<Part> {
  const warm = await measureWarmSwitches(staff, ROUNDS);
  const lines: { path: string; shown: number; missed: number; cold: number }[] = [];
  for (const path of sections) {
    const switches = warm.get(path) ?? [];
    const cold: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) cold.push(await measureColdSwitch(staff, path));
    lines.push({
      path,
      shown: median(switches.map(({ shown }) => shown)),
      missed: switches.filter(({ inSameFrame }) => !inSameFrame).length,
      cold: median(cold),
    });
  }
  return {
    sections: [
      {
        title: `Switches between sections, from the click until the new heading is on the screen; cold: slow 4G (1.6 Mbit/s, 150 ms), 400 ms over the link before; medians of ${ROUNDS} in ms`,
        headings: ['section', 'warm', 'in the same frame', 'cold'],
        rows: lines.map(({ path, shown, missed, cold }) => [
          path,
          ms(shown),
          `${ROUNDS - missed} of ${ROUNDS}`,
          ms(cold),
        ]),
      },
    ],
    goals: [
      {
        what: 'warm switches that were not in the same frame',
        value: lines.reduce((sum, { missed }) => sum + missed, 0),
        limit: { most: 0 },
        unit: 'switches',
      },
      {
        what: 'a cold switch on slow 4G',
        value: Math.max(...lines.map(({ cold }) => cold)),
        limit: { most: COLD_TARGET },
        unit: 'ms',
      },
    ],
  };
}

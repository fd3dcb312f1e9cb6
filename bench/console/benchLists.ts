import { median } from '../median';
import type { Part } from '../Part';
import { lists, measureList, measureRows } from './measureLists';
import { ms } from './ms';
import { openConsole, type Staff } from './openConsole';
import { filled } from './startFilledProduct';

/** The screen shows a page, sort or search under so many milliseconds on loopback. */
const TARGET = 200;
const ROUNDS = 5;

/** Pages, sorts and searches the long lists, and what ten and a hundred rows take to render. */
export async function benchLists(staff: Staff): Promise<Part> {
  const { page, close } = await openConsole(staff, '/dashboard');
  const lines: { name: string; answered: number; shown: number }[] = [];
  for (const list of lists) {
    for (const [act, times] of Object.entries(await measureList(page, list, ROUNDS))) {
      lines.push({
        name: `${list.name}, ${act}`,
        answered: median(times.map(({ answered }) => answered)),
        shown: median(times.map(({ shown }) => shown)),
      });
    }
  }
  const rows: (string | number)[][] = [];
  for (const list of lists.filter(({ hasSizes }) => hasSizes)) {
    const few = median(await measureRows(page, list, 10, ROUNDS));
    const many = median(await measureRows(page, list, 100, ROUNDS));
    rows.push([list.name, ms(few), ms(many), (many / few).toFixed(1)]);
  }
  await close();
  const counts = Object.entries(filled).map(([name, count]) => `${count} ${name}`);
  return {
    sections: [
      {
        title: `Lists of ${counts.join(', ')} on loopback: until the answer is here, and until its rows are on the screen; medians of ${ROUNDS} in ms`,
        headings: ['list', 'answer', 'screen'],
        rows: lines.map(({ name, answered, shown }) => [name, ms(answered), ms(shown)]),
      },
      {
        title: `From the answer to the screen, medians of ${ROUNDS} in ms`,
        headings: ['list', '10 rows', '100 rows', 'times as long'],
        rows,
      },
    ],
    goals: [
      {
        what: 'a page, sort or search of a list is on the screen',
        value: Math.max(...lines.map(({ shown }) => shown)),
        limit: { most: TARGET },
        unit: 'ms',
      },
    ],
  };
}

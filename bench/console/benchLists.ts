import { median } from '../median';
import { printTable } from '../printTable';
import { lists, measureList, measureRows } from './measureLists';
import { openConsole, type Staff } from './openConsole';
import { filled } from './startFilledProduct';
import { ms, type Verdict } from './verdict';

/** The screen shows a page, sort or search under so many milliseconds on loopback. */
const TARGET = 200;
const ROUNDS = 5;

/** Pages, sorts and searches the long lists, and prints what ten and a hundred rows take to render. */
export async function benchLists(staff: Staff): Promise<Verdict[]> {
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
  process.stdout.write(
    `\nLists of ${Object.entries(filled)
      .map(([name, count]) => `${count} ${name}`)
      .join(
        ', ',
      )} on loopback: until the answer is here, and until its rows are on the screen; medians of ${ROUNDS} in milliseconds\n`,
  );
  printTable(
    ['list', 'answer', 'screen'],
    lines.map(({ name, answered, shown }) => [name, ms(answered), ms(shown)]),
  );
  process.stdout.write(`\nFrom the answer to the screen, medians of ${ROUNDS}\n`);
  for (const list of lists.filter(({ hasSizes }) => hasSizes)) {
    const few = median(await measureRows(page, list, 10, ROUNDS));
    const many = median(await measureRows(page, list, 100, ROUNDS));
    process.stdout.write(
      `${list.name}: 10 rows ${ms(few)} ms, 100 rows ${ms(many)} ms, ${(many / few).toFixed(1)} times as long\n`,
    );
  }
  await close();
  return [
    {
      name: 'a page, sort or search of a list is on the screen',
      value: Math.max(...lines.map(({ shown }) => shown)),
      target: TARGET,
    },
  ];
}

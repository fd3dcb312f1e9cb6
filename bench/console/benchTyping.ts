import { median } from '../median';
import { printTable } from '../printTable';
import { FRAME, type Frames, measureRest, measureTyping, type Typing } from './measureTyping';
import { openConsole, type Staff } from './openConsole';
import { ms, type Verdict } from './verdict';

/** A task that holds the main thread longer than this is felt, in milliseconds. */
const TASK_TARGET = 50;
const ROUNDS = 5;
const LINES = 20;

const words = 'Shramdeep Ranchi';

/** What is typed: into which form, and which of its controls. */
const forms: readonly { name: string; path: (staff: Staff) => Promise<string> | string; controls: Readonly<Record<string, string>> }[] = [
  { name: 'center', path: () => '/dashboard/newCenter', controls: { 'Client name': words, 'Center type': words, Address: words } },
  { name: `invoice, ${LINES} lines`, path: invoiceForm, controls: { 'Client name': words, 'Description, line 10': words, 'Price, line 10': '1234567.89', 'Notes on the invoice': words } },
  { name: 'candidate', path: () => '/dashboard/instahires/manageCandidate?form=new', controls: { Name: words, Email: 'asha@example.com' } },
];

/** The form of a new invoice that begins with many lines: a clone of one that has them. */
async function invoiceForm({ url, owner }: Staff): Promise<string> {
  const items = Array.from({ length: LINES }, (_, index) => ({ description: `Loaders, week ${index + 1}`, quantity: 4, pricePaise: 125_000 }));
  const response = await fetch(`${url}/api/invoices`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` }, body: JSON.stringify({ clientName: 'Typing', items }), signal: AbortSignal.timeout(15_000) });
  const { id } = (await response.json()) as { id: string };
  return `/dashboard/invoicing/new?clone=${id}`;
}

/** The median over the rounds for each key of the text: what belongs to the key stays, what the machine did meanwhile goes. */
function byKey(rounds: Typing[]): { busy: number; handled: number }[] {
  const keys = Math.min(...rounds.map(({ strokes }) => strokes.length));
  return Array.from({ length: keys }, (_, key) => {
    const strokes = rounds.map((round) => round.strokes[key] ?? { handled: NaN, frame: NaN });
    return { handled: median(strokes.map(({ handled }) => handled)), busy: median(strokes.map(({ handled, frame }) => handled + frame)) };
  });
}

const share = (frames: Frames[]) => `${((100 * frames.reduce((sum, { late }) => sum + late, 0)) / frames.reduce((sum, { all }) => sum + all, 0)).toFixed(1)} %`;

/**
 * Types into forms at a processor 4 times slower. A key press drops a frame when what it does on the main
 * thread (handlers, rendering, layout and paint together) takes longer than a frame of a 60 Hz screen lasts.
 */
export async function benchTyping(staff: Staff): Promise<Verdict[]> {
  const lines: { name: string; handled: number; busy: number; worst: number; dropped: number; keys: number; tasks: number; frames: Frames[] }[] = [];
  const rest: Frames[] = [];
  for (const { name, path, controls } of forms) {
    const tab = await openConsole(staff, await path(staff));
    await tab.page.locator('form').getByLabel(Object.keys(controls)[0] ?? '', { exact: true }).waitFor();
    rest.push(await measureRest(tab));
    for (const [label, text] of Object.entries(controls)) {
      const rounds: Typing[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureTyping(tab, label, text));
      const keys = byKey(rounds);
      const busy = keys.map((key) => key.busy);
      lines.push({
        name: `${name}: ${label}`, handled: median(keys.map(({ handled }) => handled)), busy: median(busy), worst: Math.max(...busy),
        dropped: busy.filter((time) => time > FRAME).length, keys: keys.length, tasks: median(rounds.map(({ longTasks }) => longTasks.length)), frames: rounds.map(({ frames }) => frames),
      });
    }
    await tab.close();
  }
  process.stdout.write(`\nTyping at a processor 4 times slower, a key every 100 ms: what each key keeps the main thread busy with, medians of ${ROUNDS} in milliseconds\n`);
  printTable(
    ['control', 'handlers', 'with the frame', 'slowest key', 'keys over a frame', 'tasks over 50', 'late frames'],
    lines.map(({ name, handled, busy, worst, dropped, keys, tasks, frames }) => [name, ms(handled), ms(busy), ms(worst), `${dropped} of ${keys}`, tasks, share(frames)]),
  );
  process.stdout.write(`Frames that are late while nobody types: ${share(rest)}\n`);
  return [
    { name: 'a key press with its frame, median', value: Math.max(...lines.map(({ busy }) => busy)), target: FRAME },
    { name: 'the slowest key press with its frame', value: Math.max(...lines.map(({ worst }) => worst)), target: TASK_TARGET },
    { name: 'tasks over 50 ms while a text is typed', value: Math.max(...lines.map(({ tasks }) => tasks)), target: 0, unit: 'tasks' },
  ];
}

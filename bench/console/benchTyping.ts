import { median } from '../median';
import type { Part } from '../Part';
import { addBareControl, FRAME, type Frames, measureRest, measureTyping, type Typing } from './measureTyping';
import { ms } from './ms';
import { openConsole, type Staff } from './openConsole';

/** A key press that the form makes longer by more than this is felt, in milliseconds. */
const KEY_TARGET = 50;
const ROUNDS = 5;
const LINES = 20;

const words = 'Shramdeep Ranchi';

/** What is typed: into which form, and which of its controls. */
const forms: readonly {
  name: string;
  path: (staff: Staff) => Promise<string> | string;
  controls: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'center',
    path: () => '/dashboard/newCenter',
    controls: { 'Client name': words, 'Center type': words, Address: words },
  },
  {
    name: `invoice, ${LINES} lines`,
    path: invoiceForm,
    controls: {
      'Client name': words,
      'Description, line 10': words,
      'Price, line 10': '1234567.89',
      'Notes on the invoice': words,
    },
  },
  {
    name: 'candidate',
    path: () => '/dashboard/instahires/manageCandidate?form=new',
    controls: { Name: words, Email: 'asha@example.com' },
  },
];

/** The form of a new invoice that begins with many lines: a clone of one that has them. */
async function invoiceForm({ url, owner }: Staff): Promise<string> {
  const items = Array.from({ length: LINES }, (_, index) => ({
    description: `Loaders, week ${index + 1}`,
    quantity: 4,
    pricePaise: 125_000,
  }));
  const response = await fetch(`${url}/api/invoices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ clientName: 'Typing', items }),
    signal: AbortSignal.timeout(15_000),
  });
  const { id } = (await response.json()) as { id: string };
  return `/dashboard/invoicing/new?clone=${id}`;
}

/** What each key of a text keeps the main thread busy with, in milliseconds: the median over the rounds. What belongs to the key stays, what the machine did meanwhile goes. */
function busyByKey(rounds: Typing[]): number[] {
  const keys = Math.min(...rounds.map(({ strokes }) => strokes.length));
  return Array.from({ length: keys }, (_, key) =>
    median(rounds.map(({ strokes }) => (strokes[key]?.handled ?? NaN) + (strokes[key]?.frame ?? NaN))),
  );
}

const share = (frames: Frames[]) =>
  `${((100 * frames.reduce((sum, { late }) => sum + late, 0)) / frames.reduce((sum, { all }) => sum + all, 0)).toFixed(1)} %`;

/**
 * Types into forms at a processor 4 times slower, and as much into a bare control of the same page: what a key
 * costs there is the browser's own. What the form adds (handlers, rendering, layout and paint together) must fit
 * into a frame of a 60 Hz screen.
 */
export async function benchTyping(staff: Staff): Promise<Part> {
  const lines: {
    name: string;
    busy: number;
    bare: number;
    added: number[];
    tasks: number;
    frames: Frames[];
    bareFrames: Frames[];
  }[] = [];
  const rest: Frames[] = [];
  for (const { name, path, controls } of forms) {
    const tab = await openConsole(staff, await path(staff));
    await tab.page
      .locator('form')
      .getByLabel(Object.keys(controls)[0] ?? '', { exact: true })
      .waitFor();
    rest.push(await measureRest(tab));
    for (const [label, text] of Object.entries(controls)) {
      const bareLabel = await addBareControl(tab, label);
      const rounds: Typing[] = [];
      const bareRounds: Typing[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await measureTyping(tab, label, text));
        bareRounds.push(await measureTyping(tab, bareLabel, text));
      }
      const [busy, bare] = [busyByKey(rounds), busyByKey(bareRounds)];
      const longTasks = (typed: Typing[]) => median(typed.map((round) => round.longTasks.length));
      lines.push({
        name: `${name}: ${label}`,
        busy: median(busy),
        bare: median(bare),
        added: busy.map((time, key) => time - (bare[key] ?? NaN)),
        tasks: longTasks(rounds) - longTasks(bareRounds),
        frames: rounds.map(({ frames }) => frames),
        bareFrames: bareRounds.map(({ frames }) => frames),
      });
    }
    await tab.close();
  }
  return {
    sections: [
      {
        title: `Typing at a processor 4 times slower, a key every 100 ms: what each key keeps the main thread busy with, medians of ${ROUNDS} in ms; while nobody types, ${share(rest)} of the frames are late`,
        headings: [
          'control',
          'a key',
          'bare control',
          'added',
          'most added',
          'keys with a frame added',
          'tasks over 50 added',
          'late frames',
          'bare control',
        ],
        rows: lines.map(({ name, busy, bare, added, tasks, frames, bareFrames }) => [
          name,
          ms(busy),
          ms(bare),
          ms(median(added)),
          ms(Math.max(...added)),
          `${added.filter((time) => time > FRAME).length} of ${added.length}`,
          tasks,
          share(frames),
          share(bareFrames),
        ]),
      },
    ],
    goals: [
      {
        what: 'what a form adds to a key press, median',
        value: Math.max(...lines.map(({ added }) => median(added))),
        limit: { most: FRAME },
        unit: 'ms',
      },
      {
        what: 'the most it adds to one',
        value: Math.max(...lines.map(({ added }) => Math.max(...added))),
        limit: { most: KEY_TARGET },
        unit: 'ms',
      },
    ],
  };
}

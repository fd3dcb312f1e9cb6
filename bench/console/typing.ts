import type { Browser } from '@playwright/test';
import { median } from '../middle';
import { type Part, round } from '../Part';
import { asStaff, type ConsoleTab, openConsole, type Staff, slowDown } from './openConsole';

/** A frame of a 60 Hz screen, in milliseconds: what the form may add to a key. */
const FRAME = 1000 / 60;
const ROUNDS = 5;
const LINES = 20;
const words = 'Shramdeep Ranchi';

/** What is typed: into which form, and which of its controls. */
const forms: { path: (staff: Staff) => Promise<string> | string; controls: Record<string, string> }[] = [
  {
    path: () => '/dashboard/newCenter',
    controls: { 'Client name': words, 'Center type': words, Address: words },
  },
  {
    path: invoiceForm,
    controls: {
      'Client name': words,
      'Description, line 10': words,
      'Price, line 10': '1234567.89',
      'Notes on the invoice': words,
    },
  },
  {
    path: () => '/dashboard/instahires/manageCandidate?form=new',
    controls: { Name: words, Email: 'asha@example.com' },
  },
];

/** The form of a new invoice that begins with many lines: a clone of one that has them. */
async function invoiceForm({ url, owner }: Staff): Promise<string> {
  const items = Array.from({ length: LINES }, (_, index) => ({
    ...{ description: `Loaders, week ${index + 1}`, quantity: 4, pricePaise: 125_000 },
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

const controlOf = ({ page }: ConsoleTab, label: string) => page.locator('form').getByLabel(label, { exact: true });

/** Types a text into a control, 120 words a minute; answers what each key kept the main thread busy with, in milliseconds. */
async function type(tab: ConsoleTab, label: string, text: string): Promise<number[]> {
  await controlOf(tab, label).fill('');
  await controlOf(tab, label).focus();
  await tab.page.waitForTimeout(600);
  await tab.page.evaluate(() => void (window.watch.strokes = []));
  await tab.page.keyboard.type(text, { delay: 100 });
  await tab.page.waitForTimeout(300);
  return tab.page.evaluate(() => window.watch.strokes);
}

/** Puts a control of the same kind, without any behavior, beside one of the form; answers its label. */
async function addBareControl(tab: ConsoleTab, label: string): Promise<string> {
  await controlOf(tab, label).evaluate((control) => {
    const copy = document.createElement(control.tagName);
    copy.className = control.className;
    copy.ariaLabel = `Bare ${control.id}`;
    control.closest('form')?.append(copy);
  });
  return `Bare ${await controlOf(tab, label).evaluate(({ id }) => id)}`;
}

/**
 * Types into forms at a processor 4 times slower, and as much into a bare control of the same page: what a key costs
 * there is the browser's own. What the form adds must fit into a frame.
 */
export const typing = (launch: () => Promise<Browser>): Promise<Part> =>
  asStaff(launch, async (staff) => {
    const found: { name: string; bare: number; added: number[] }[] = [];
    for (const { path, controls } of forms) {
      const address = await path(staff);
      const tab = await openConsole(staff, address);
      await controlOf(tab, Object.keys(controls)[0] ?? '').waitFor();
      await slowDown(tab, 4);
      for (const [label, text] of Object.entries(controls)) {
        const bareLabel = await addBareControl(tab, label);
        const [rounds, bareRounds]: [number[][], number[][]] = [[], []];
        for (let each = 0; each < ROUNDS; each += 1) {
          rounds.push(await type(tab, label, text));
          bareRounds.push(await type(tab, bareLabel, text));
        }
        // By key, the median over the rounds: what belongs to the key stays, what the machine did meanwhile goes.
        const byKey = (typed: number[][]) =>
          Array.from({ length: text.length }, (_, key) => median(typed.map((keys) => keys[key] ?? NaN)));
        const bare = byKey(bareRounds);
        const added = byKey(rounds).map((busy, key) => busy - (bare[key] ?? NaN));
        found.push({ name: `${address.split('?')[0]}: ${label}`, bare: median(bare), added });
      }
      await tab.close();
    }
    const most = ({ added }: { added: number[] }) => Math.max(...added);
    return {
      tables: [
        {
          title: `Typing at a processor 4 times slower: what each key keeps the main thread busy with, medians of ${ROUNDS} in ms`,
          headings: ['control', 'bare control', 'added', 'most added'],
          rows: found.map((each) => [each.name, round(each.bare), round(median(each.added)), round(most(each))]),
        },
      ],
      goals: [
        {
          what: 'what a form adds to a key, ms',
          value: Math.max(...found.map(({ added }) => median(added))),
          most: FRAME,
        },
        { what: 'the most it adds to one, ms', value: Math.max(...found.map(most)), most: 50 },
      ],
    };
  });

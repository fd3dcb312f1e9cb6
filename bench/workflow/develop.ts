import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ownerOf } from '../../e2e/support/ownerOf';
import { signInAs } from '../../e2e/support/signInAs';
import { startDev } from '../../e2e/support/startDev';
import { startServer } from '../../e2e/support/startServer';
import { inCopy } from '../inCopy';
import { median } from '../middle';
import type { Goal, Part } from '../Part';

const MODULE = 'mfe-clients';
const PAGE = '/dashboard/newCenter';
const SOURCE = 'mfe-clients/src/centers/NewCenterPage.tsx';
const TITLE = 'title="Add Center"';
const TYPED = 'Half typed';
const EDITS = 5;

/**
 * `npm run dev` from the command to the module's first screen, with and without its cache, and from an edit of a source
 * file to the page that shows it, with the form still filled in.
 */
export const develop = (launch: () => Promise<Browser>): Promise<Part> =>
  inCopy(async (project) => ({ tables: [], goals: await inProject(project, await launch()) }));

async function inProject(project: string, browser: Browser): Promise<Goal[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'develop-'));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  const released = await startServer({ DATA_DIR: dataDir }, project);
  const owner = await ownerOf(released.url);
  await released.stop();
  const context = await browser.newContext();
  try {
    await signInAs(context, owner);

    /** Runs the command and opens the page; keeps both while `then` runs. */
    const firstScreen = async (then: (page: Page) => Promise<void> = async () => undefined): Promise<number> => {
      const begun = performance.now();
      const dev = await startDev(project, ['scripts/dev.mjs', MODULE], env);
      const page = await context.newPage();
      try {
        await dev.ready;
        await page.goto(dev.url + PAGE, { waitUntil: 'commit', timeout: 60_000 });
        await page.getByLabel('Client name').waitFor();
        const seconds = (performance.now() - begun) / 1000;
        await then(page);
        return seconds;
      } finally {
        await page.close();
        await dev.stop();
      }
    };

    rmSync(join(project, '.cache/webpack'), { recursive: true, force: true });
    const first = await firstScreen(() => exists(join(project, '.cache/webpack', MODULE, 'index.pack')));
    let edits: number[] = [];
    const again = await firstScreen(async (page) => void (edits = await editsOf(page, join(project, SOURCE))));
    return [
      { what: `npm run dev -- ${MODULE}, the first time, to its first screen, s`, value: first, most: 10 },
      { what: 'the same, the next time, s', value: again, most: 10 },
      { what: `an edit shows, and what was typed stays (median of ${EDITS}), s`, value: median(edits), most: 1 },
    ];
  } finally {
    await context.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** Waits for the file that a development server writes once it is idle. */
async function exists(file: string): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  while (!existsSync(file)) await wait(200, undefined, { signal: limit });
}

/** How long some edits take to show, in seconds each. Throws when the form loses its input. */
async function editsOf(page: Page, file: string): Promise<number[]> {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(TITLE)) throw new Error(`${file} has no ${TITLE} any more; name another text to edit.`);
  const field = page.getByLabel('Client name');
  await field.fill(TYPED);
  const seconds: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const shown = page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, `Edit ${edit}`, {
      polling: 'raf',
    });
    const begun = performance.now();
    writeFileSync(file, source.replace(TITLE, `title="Edit ${edit}"`));
    await shown;
    seconds.push((performance.now() - begun) / 1000);
    if ((await field.inputValue()) !== TYPED) throw new Error('The edit took what was typed with it.');
  }
  return seconds;
}

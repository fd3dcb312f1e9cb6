import type { ConsoleTab } from './openConsole';
import type { Stroke } from './watchPage';

const PROCESSOR_SLOWDOWN = 4;
/** Between two keys, in milliseconds: 120 words a minute. */
const PAUSE = 100;
/** A frame of a 60 Hz screen, in milliseconds. */
export const FRAME = 1000 / 60;

/** Frames of a while. */
export interface Frames {
  all: number;
  /** Those that came more than half a frame late. */
  late: number;
}

/** What typing one text did. */
export interface Typing {
  strokes: Stroke[];
  /** Durations of main-thread tasks over 50 ms. */
  longTasks: number[];
  frames: Frames;
}

/** Counts what happens in a tab, on a slow processor, while something is done in it. */
async function watching({ page, devtools }: ConsoleTab, act: () => Promise<void>): Promise<Typing> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await page.waitForTimeout(600);
  await page.evaluate(() => void Object.assign(window.watch, { strokes: [], longTasks: [], gaps: [] }));
  await act();
  await page.waitForTimeout(300);
  const { strokes, longTasks, gaps } = await page.evaluate(() => ({
    strokes: window.watch.strokes,
    longTasks: window.watch.longTasks,
    gaps: window.watch.gaps,
  }));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { strokes, longTasks, frames: { all: gaps.length, late: gaps.filter((gap) => gap > 1.5 * FRAME).length } };
}

/** Types a text into a control of the form on the screen, key by key. */
export async function measureTyping(tab: ConsoleTab, label: string, text: string): Promise<Typing> {
  const control = tab.page.locator('form').getByLabel(label, { exact: true });
  await control.fill('');
  await control.focus();
  return watching(tab, () => tab.page.keyboard.type(text, { delay: PAUSE }));
}

/** Puts a control without any behavior beside one of the form, of the same kind; answers its label. */
export async function addBareControl(tab: ConsoleTab, label: string): Promise<string> {
  const bare = `Bare ${label}`;
  await tab.page
    .locator('form')
    .getByLabel(label, { exact: true })
    .evaluate((control, name) => {
      const copy = document.createElement(control.tagName);
      copy.className = control.className;
      copy.ariaLabel = name;
      control.closest('form')?.append(copy);
    }, bare);
  return bare;
}

/** The frames of a while in which nobody types: what the machine itself costs. */
export const measureRest = async (tab: ConsoleTab): Promise<Frames> =>
  (await watching(tab, () => tab.page.waitForTimeout(4000))).frames;

import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    passLimits?: () => number;
  }
}

/**
 * Lets a test decide when time limits pass, in documents that this tab opens from now on, so that failures show without
 * a wait. By default, limits of 4 to 15 seconds. Disposing of the result restores the tab for later documents.
 */
export const holdLimits = (
  page: Page,
  limits: readonly [least: number, most: number] = [4_000, 15_000],
): ReturnType<Page['addInitScript']> =>
  page.addInitScript(([least, most]) => {
    const held = new Map<number, () => void>();
    const [begin, end] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    Object.assign(window, {
      setTimeout: (work: TimerHandler, delay = 0, ...given: unknown[]) => {
        if (typeof work !== 'function' || delay < least || delay > most) return begin(work, delay, ...given);
        const run = () => {
          held.delete(id);
          work(...given);
        };
        const id = begin(run, delay);
        held.set(id, run);
        return id;
      },
      clearTimeout: (id: number) => {
        held.delete(id);
        end(id);
      },
      passLimits: () => {
        const all = [...held];
        for (const [id, run] of all) {
          end(id);
          run();
        }
        return all.length;
      },
    });
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  }, limits);

/** Lets the limits pass, once there is one. */
export const passLimits = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => window.passLimits?.())).toBeGreaterThan(0);
};

/** Lets the limits pass, one after another, until the element shows the text. */
export const saysAfterLimits = (page: Page, element: Locator, says: RegExp): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.passLimits?.());
    await expect(element).toContainText(says, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

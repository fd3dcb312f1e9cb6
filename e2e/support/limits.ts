import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    passLimits?: () => void;
  }
}

/**
 * In documents that this tab opens from then on, limits of 4 to 15 seconds pass when the test says so: what hangs, or
 * does
 * not arrive, is said without a wait. The tab is as it was for documents after what is answered is disposed of.
 */
export const holdLimits = (page: Page): ReturnType<Page['addInitScript']> =>
  page.addInitScript(() => {
    const held = new Map<number, () => void>();
    const [begin, end] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    Object.assign(window, {
      setTimeout: (work: TimerHandler, delay = 0, ...given: unknown[]) => {
        if (typeof work !== 'function' || delay < 4_000 || delay > 15_000) return begin(work, delay, ...given);
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
        for (const [id, run] of [...held]) {
          end(id);
          run();
        }
      },
    });
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });

/** Lets the limits pass, one after another, until the element says it. */
export const saysAfterLimits = (page: Page, element: Locator, says: RegExp): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.passLimits?.());
    await expect(element).toContainText(says, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

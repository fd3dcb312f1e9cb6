import type { Locator, Page, Route } from '@playwright/test';

/** Where the screens of the centers are. */
export const LIST = '/dashboard/clientList';
export const NEW = '/dashboard/newCenter';

export interface Center {
  id: string;
  version: number;
  client_name: string;
  city: string;
}

/** The edit panels that are open. */
export const editPanel = (page: Page): Locator => page.locator('section[aria-label^="Edit "]');

/** The rows of a table that hold a text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Answers a call with an error, as the server would. */
export const failing = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });

/** Holds a call back for this many milliseconds. */
export const delayed = (milliseconds: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
};

/** Takes the console errors that a test provoked itself out of its problems. */
export function forgive(problems: string[], text: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !text.test(problem)));
}

import type { Locator, Page, Route } from '@playwright/test';

/** Addresses of the center screens. */
export const LIST = '/dashboard/clientList';
export const NEW = '/dashboard/newCenter';

export interface Center {
  id: string;
  version: number;
  client_name: string;
  city: string;
}

/** The open edit panels. */
export const editPanel = (page: Page): Locator => page.locator('section[aria-label^="Edit "]');

/** The rows of a table that contain a text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Answers a call with an error, as the server would. */
export const failing = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });

/** Delays a call by this many milliseconds. */
export const delayed = (milliseconds: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
};

/** Removes console errors that a test caused on purpose from its problems. */
export function forgive(problems: string[], text: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !text.test(problem)));
}

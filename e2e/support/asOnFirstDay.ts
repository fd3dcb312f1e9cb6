import type { Page } from '@playwright/test';

/** Shows the home with the samples' figures and charts only: other tests on the same server may have added records. */
export const asOnFirstDay = (page: Page): Promise<unknown> =>
  page.route('**/api/home', (route) => route.fulfill({ json: { isReal: false, figures: [], steps: [] } }));

import type { Page } from '@playwright/test';

/** The home as on a first day, with the samples' figures and charts: other tests on the same server may have made records meanwhile. */
export const asOnFirstDay = (page: Page): Promise<unknown> =>
  page.route('**/api/home', (route) => route.fulfill({ json: { isReal: false, figures: [], steps: [] } }));

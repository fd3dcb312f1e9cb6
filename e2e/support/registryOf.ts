import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract';

/** Changes the registry that every document of this page carries, as if the server had sent it so. */
export async function changeRegistry(page: Page, change: (registry: Registry) => void): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/dashboard'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s,
        (_all, open: string, json: string, close: string) => {
          const registry = JSON.parse(json) as Registry;
          change(registry);
          return open + JSON.stringify(registry).replace(/</g, '\\u003c') + close;
        },
      );
      await route.fulfill({ response, body: html });
    },
  );
}

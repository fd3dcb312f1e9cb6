import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract';

/**
 * Changes the registry in this page's documents as if the server had sent it that way: by default, in those of the
 * console.
 */
export async function changeRegistry(
  page: Page,
  change: (registry: Registry) => void,
  isMeant: (path: string) => boolean = (path) => path.startsWith('/dashboard'),
): Promise<void> {
  await page.route(
    ({ pathname }) => isMeant(pathname),
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

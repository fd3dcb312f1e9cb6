import axe from 'axe-core';
import { openGallery, turnTo, variants } from '../scripts/gallery/openGallery.ts';
import { serveGallery } from '../scripts/gallery/serveGallery.ts';
import { expect, test } from './fixtures';
import { smallTargets } from './support/looks/smallTargets';

test('Every component of the design system looks the same as before in every state, fits, and can be read and clicked', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { url, stop } = await serveGallery(0);
  try {
    await openGallery(page, url);
    // The corner for resizing a text area is in a different place in each browser.
    await page.addStyleTag({ content: 'textarea::-webkit-resizer { display: none; }' });
    await page.evaluate(axe.source);
    const faults: string[] = [];
    for (const { hasPictures, ...variant } of variants) {
      await turnTo(page, variant);
      const wide = await page
        .locator('[data-state]')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => `${box.getAttribute('data-state')} is wider than its room`),
        );
      const small = await smallTargets(page);
      // Only colors differ between the color schemes.
      const hard = await page.evaluate(
        async (rules) => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
            // Rows are paler while they reload.
            { include: document, exclude: '[aria-busy=true]' } as never,
            {
              resultTypes: ['violations'],
              iframes: false,
              // Two lists with the same name are no fault on a page that shows everything.
              rules: { 'landmark-unique': { enabled: false } },
              ...(rules && { runOnly: rules }),
            },
          );
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
          );
        },
        variant.name === 'light-1280' ? undefined : ['color-contrast'],
      );
      faults.push(...[...wide, ...small, ...hard].map((fault) => `${variant.name}: ${fault}`));
      if (!hasPictures) continue;
      // If the change is intended: npx playwright test -c e2e/playwright.config.ts gallery --update-snapshots
      // The last component that takes the focus has it.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      for (const component of await page.locator('article').all()) {
        const name = await component.getAttribute('data-component');
        await expect.soft(component).toHaveScreenshot(`${name}-${variant.name}.png`);
      }
    }
    expect.soft(faults).toEqual([]);
  } finally {
    await stop();
  }
});

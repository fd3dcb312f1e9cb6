import axe from 'axe-core';
import { findChanges, openGallery, shoot, turnTo } from '../scripts/gallery/pictures.ts';
import { serveGallery } from '../scripts/gallery/serveGallery.ts';
import { type Shot, variants } from '../scripts/gallery/shot.ts';
import { expect, test } from './fixtures';
import { smallTargets } from './support/smallTargets';

test('Every component of the design system looks as it did in every state, fits, and can be read and pressed', async ({
  page,
}, { outputDir }) => {
  test.setTimeout(240_000);
  const { url, stop } = await serveGallery(0);
  try {
    await openGallery(page, url);
    await page.evaluate(axe.source);
    const shots: Shot[] = [];
    const faults: string[] = [];
    for (const variant of variants) {
      await turnTo(page, variant);
      const wide = await page
        .locator('[data-state]')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => `${box.getAttribute('data-state')} is wider than its room`),
        );
      const small = await smallTargets(page);
      // Colours differ between the schemes, and the rest does not.
      const hard = await page.evaluate(
        async (rules) => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
            // Rows that are asked again are paler for that moment.
            { include: document, exclude: '[aria-busy=true]' } as never,
            {
              resultTypes: ['violations'],
              iframes: false,
              // Two lists of one name are no fault of a page that shows everything.
              rules: { 'landmark-unique': { enabled: false } },
              ...(rules && { runOnly: rules }),
            },
          );
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
          );
        },
        variant.name === 'light 1280' ? undefined : ['color-contrast'],
      );
      faults.push(...[...wide, ...small, ...hard].map((fault) => `${variant.name}: ${fault}`));
      shots.push(await shoot(page, variant));
    }
    expect.soft(faults).toEqual([]);
    expect
      .soft(await findChanges(page, url, shots, outputDir), 'If they are meant: npm run gallery -- --keep')
      .toEqual([]);
  } finally {
    await stop();
  }
});

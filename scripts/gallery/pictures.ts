import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../build/targets.ts';
import { type KeptSheet, type Rect, type Shot, SLICE, type Variant } from './shot.ts';

/** The kept pictures: a sheet for each component, and where its states stand on it. */
const folder = join(root, 'e2e/gallery');
const placesFile = join(folder, 'places.json');

/** Opens the gallery; pointer and focus are where its states want them. */
export async function openGallery(page: Page, url: string): Promise<void> {
  // The page is built when it is asked for.
  await page.goto(url, { timeout: 90_000 });
  await page.locator('html[data-ready]').waitFor({ timeout: 90_000 });
  for (const frame of page.frames()) await frame.locator('html[data-ready]').waitFor({ timeout: 90_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root: document } = await session.send('DOM.getDocument');
  const forced = { hover: ['hover'], focus: ['focus', 'focus-visible', 'focus-within'] };
  for (const [as, forcedPseudoClasses] of Object.entries(forced)) {
    const boxes = await session.send('DOM.querySelectorAll', {
      nodeId: document.nodeId,
      selector: `[data-as=${as}]`,
    });
    for (const box of boxes.nodeIds) {
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: box,
        selector: '.ant-picker, button, input, a',
      });
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    }
  }
}

/** Turns the page to a variant and waits until it stands still. */
export async function turnTo(page: Page, { width, colorScheme }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const settle = () =>
    new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))));
  await Promise.all(page.frames().map((frame) => frame.evaluate(settle)));
}

/** Takes the picture of a variant. */
export async function shoot(page: Page, { name, width }: Variant): Promise<Shot> {
  const states = await page.locator('[data-state]').evaluateAll((boxes) =>
    boxes.map((box) => {
      const [component = '', state = ''] = box.getAttribute('data-state')?.split('/') ?? [];
      const { x, y, width: wide, height } = box.getBoundingClientRect();
      const rect: Rect = [Math.round(x), Math.round(y + scrollY), Math.round(wide), Math.round(height)];
      return { component, state, rect };
    }),
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const slices: string[] = [];
  for (let y = 0; y < height; y += SLICE) {
    const clip = { x: 0, y, width, height: Math.min(SLICE, height - y) };
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', clip });
    slices.push(picture.toString('base64'));
  }
  return { variant: name, slices, states };
}

/** The kept sheets by component; none before the first were kept. */
function readKept(): Record<string, KeptSheet> {
  if (!existsSync(placesFile)) return {};
  const places = JSON.parse(readFileSync(placesFile, 'utf8')) as Record<string, KeptSheet['places']>;
  return Object.fromEntries(
    Object.entries(places).map(([component, of]) => [
      component,
      { places: of, picture: readFileSync(join(folder, `${component}.png`), 'base64') },
    ]),
  );
}

/**
 * Compares what was shot with the kept sheets. Answers what changed, one line each, and leaves a picture of each
 * change in `target`.
 * @param url the gallery's
 */
export async function findChanges(page: Page, url: string, shots: readonly Shot[], target: string): Promise<string[]> {
  await page.goto(new URL('compare.html', url).href);
  const changes = await page.evaluate(([taken, kept]) => window.compareSheets(taken, kept), [
    shots,
    readKept(),
  ] as const);
  rmSync(target, { recursive: true, force: true });
  return changes.map(({ component, state, variant, how, picture }) => {
    const what = [component, state, variant].filter(Boolean).join(', ');
    if (picture === '') return `${what}: ${how}`;
    mkdirSync(target, { recursive: true });
    const file = join(target, `${what.replaceAll(', ', '-').replaceAll(' ', '-')}.png`);
    writeFileSync(file, Buffer.from(picture, 'base64'));
    return `${what}: ${how}; before, now and the difference: ${file}`;
  });
}

/** Keeps what was shot as what the gallery looks like from now on. */
export async function keepSheets(page: Page, url: string, shots: readonly Shot[]): Promise<number> {
  await page.goto(new URL('compare.html', url).href);
  const sheets = await page.evaluate((taken) => window.makeSheets(taken), shots);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  for (const [component, { picture }] of Object.entries(sheets))
    writeFileSync(join(folder, `${component}.png`), Buffer.from(picture, 'base64'));
  const places = Object.fromEntries(Object.entries(sheets).map(([component, sheet]) => [component, sheet.places]));
  writeFileSync(placesFile, `${JSON.stringify(places)}\n`);
  return Object.keys(sheets).length;
}

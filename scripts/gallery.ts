import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import config from '../e2e/playwright.config.ts';
import { keepSheets, openGallery, shoot, turnTo } from './gallery/pictures.ts';
import { serveGallery } from './gallery/serveGallery.ts';
import { type Shot, variants } from './gallery/shot.ts';

/**
 * `npm run gallery`: every component of shared/ui in every state, to look at while it is worked on.
 * `npm run gallery -- --keep` takes the pictures that the browser tests compare with from now on.
 */
const { keep: keeps = false } = parseArgs({ options: { keep: { type: 'boolean' } } }).values;
const { url, stop } = await serveGallery(keeps ? 0 : 4400);
if (keeps) {
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage({ ...config.use?.contextOptions, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  await openGallery(page, url);
  const shots: Shot[] = [];
  for (const variant of variants) {
    await turnTo(page, variant);
    shots.push(await shoot(page, variant));
  }
  console.log(
    `The pictures of ${await keepSheets(page, url, shots)} components are kept in e2e/gallery; npm run format, and look at them in the commit.`,
  );
  await browser.close();
  await stop();
} else console.log(`The gallery of shared/ui: ${url} (each reload builds it anew; Ctrl-C ends it)`);

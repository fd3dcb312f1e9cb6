import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/test/ensureChromium.mjs';
import { specsLeftOut, tierOf } from '../scripts/test/tiers.mjs';

/**
 * Playwright's own list of disabled features, which a list of ours replaces, and a feature that takes a fifth of every
 * page's renderer time.
 */
const withoutFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // A worker's pages share a process with compiled scripts; streamed scripts would be compiled again for each page.
  'ScriptStreaming',
];

/** Single tests that a tier leaves out, in addition to whole specs. */
const tagsLeftOut = { change: /@ci|@all/, ci: /@all/, all: undefined }[tierOf()];

/** Browser tests of the built product. They make no requests outside this machine. */
export default defineConfig({
  testDir: '.',
  globalSetup: './seedOnce.ts',
  testIgnore: specsLeftOut[tierOf()].map((name) => `${name}.spec.ts`),
  ...(tagsLeftOut && { grepInvert: tagsLeftOut }),
  // Playwright empties this folder; Jest's report is beside it.
  outputDir: '../test-results/browser',
  // These limits only end hanging tests; a loaded machine stays far below them.
  timeout: 120_000,
  // Font smoothing may differ slightly on another machine.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 30 } },
  snapshotPathTemplate: '{testDir}/gallery/{arg}{ext}',
  fullyParallel: false,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '../test-results/results.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // Reduced motion: nothing moves on the screen, so a click can't miss.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Tabs of one context share a process and its compiled code.
        '--process-per-site',
        `--disable-features=${withoutFeatures.join(',')}`,
        // A test's page lives for seconds, so optimizing its code never pays off.
        '--js-flags=--no-maglev --no-turbofan',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});

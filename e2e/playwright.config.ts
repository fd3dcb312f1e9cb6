import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/test/ensureChromium.mjs';
import { specsLeftOut, tierOf } from '../scripts/test/tiers.mjs';

/** Playwright's own list of what is off, which a list of ours replaces, and what costs every page a fifth of its renderer's time. */
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
  // A worker's pages share a process that has compiled the scripts; streamed, each page compiles them again.
  'ScriptStreaming',
];

/** Single tests that a tier leaves out, beside whole specs. */
const tagsLeftOut = { change: /@ci|@all/, ci: /@all/, all: undefined }[tierOf()];

/** Browser tests of the built product. No request of theirs leaves this machine. */
export default defineConfig({
  testDir: '.',
  globalSetup: './seedOnce.ts',
  testIgnore: specsLeftOut[tierOf()].map((name) => `${name}.spec.ts`),
  ...(tagsLeftOut && { grepInvert: tagsLeftOut }),
  // Playwright empties it, and Jest's report lies beside it.
  outputDir: '../test-results/browser',
  // Limits end what hangs, and are far beyond what a loaded machine takes.
  timeout: 120_000,
  // Letters may be smoothed a little otherwise on another machine.
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
    // As for a person who asks for no motion: what is on the screen stands still, and a press can't miss it.
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
        // Tabs of one context share a process, and with it what it has compiled.
        '--process-per-site',
        `--disable-features=${withoutFeatures.join(',')}`,
        // A page of a test lives for seconds: code that is optimised for a longer life is never earned back.
        '--js-flags=--no-maglev --no-turbofan',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});

import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/test/ensureChromium.mjs';

/** Browser tests of the built product. No request of theirs leaves this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});

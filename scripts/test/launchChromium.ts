import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/** Starts a Chromium that makes no network requests of its own and does nothing in the background. */
export const launchChromium = (
  executablePath: string | undefined,
  { args = [], ...options }: LaunchOptions = {},
): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...args,
    ],
    ...options,
  });

import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/** Starts a Chromium that asks nobody but this machine, and does nothing by itself. */
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFile, type SdkRecord } from '../build/modules.ts';
import { root } from '../build/targets.ts';

/** The longest that a shell may take to say what it is, in milliseconds. */
const LIMIT_MS = 10_000;

/** The name of the package that a shell serves. */
export const PACKAGE_NAME = 'module-sdk';

/** Where a shell serves a package of this version; without one, that of the shell as it is. */
export const packageAddress = (shell: URL, version?: string): string =>
  `${shell.origin}/sdk/${PACKAGE_NAME}${version === undefined ? '' : `-${version}`}.tgz`;

/** What the installed package is of. */
export const readRecord = (): SdkRecord => JSON.parse(readFileSync(recordFile, 'utf8')) as SdkRecord;

/** Reads an address that was given. Throws an error of one sentence when it is none. */
export function readAddress(given: string, option: string): URL {
  const address = URL.parse(given);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error(
      `${option} "${given}" is wrong: it must be the address of a running server, such as https://www.example.com.`,
    );
  return address;
}

/** The shell that the package was installed from, as the `package.json` of the folder with it says. */
export function shellOfPackage(): URL {
  const file = join(root, '../../package.json');
  const { dependencies, devDependencies } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const address = URL.parse({ ...dependencies, ...devDependencies }[PACKAGE_NAME] ?? '');
  if (address && /^https?:$/.test(address.protocol)) return new URL(address.origin);
  throw new Error(
    `package.json does not say which shell ${PACKAGE_NAME} is of; install it from there: npm install --save-dev https://www.example.com/sdk/${PACKAGE_NAME}.tgz`,
  );
}

/** Throws an error of one sentence when the shell can't be reached, or is of another shell API than this package. */
export async function expectFittingShell(shell: URL): Promise<void> {
  const answer = await fetch(new URL('/sdk', shell), { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    (cause: unknown) => {
      throw new Error(`${shell.origin} can't be reached; check the address, and the connection.`, { cause });
    },
  );
  const offered = (await answer.json().catch(() => ({}))) as Partial<SdkRecord>;
  if (!answer.ok || offered.shellApi === undefined)
    throw new Error(`${shell.origin} offers no package for modules; check the address.`);
  const { shellApi } = readRecord();
  if (offered.shellApi !== shellApi)
    throw new Error(
      `This package is for the shell API ${shellApi}, and ${shell.origin} has ${offered.shellApi}: npm install --save-dev ${packageAddress(shell)}`,
    );
}

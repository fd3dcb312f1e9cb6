import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt, satisfies } from 'semver';
import { recordFile, type SdkRecord } from '../build/modules.ts';
import { root } from '../build/targets.ts';

/** Time limit for a shell to describe itself, in milliseconds. */
const LIMIT_MS = 10_000;
/** Time limit for it to make its package, in milliseconds. */
export const MAKING_LIMIT_MS = 10 * 60_000;

/** The name of the package that a shell serves. */
export const PACKAGE_NAME = 'module-sdk';

/** The address of a package at a shell: of this version or, without one, of the current shell. */
export const packageAddress = (shell: URL, version?: string): string =>
  `${shell.origin}/sdk/${PACKAGE_NAME}${version === undefined ? '' : `-${version}`}.tgz`;

/** What the installed package is for. */
export const readRecord = (): SdkRecord => JSON.parse(readFileSync(recordFile, 'utf8')) as SdkRecord;

/** Reads a given address. Throws a one-sentence error when it is invalid. */
export function readAddress(given: string, option: string): URL {
  const address = URL.parse(given);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error(
      `${option} "${given}" is wrong: it must be the address of a running server, such as https://www.example.com.`,
    );
  return address;
}

/** The package's source in the module's own `package.json`; undefined if it isn't there. */
function namedAddress(): URL | undefined {
  const file = join(root, '../../package.json');
  const { dependencies, devDependencies } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const address = URL.parse({ ...dependencies, ...devDependencies }[PACKAGE_NAME] ?? '');
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

/** The shell that the package was installed from, by the `package.json` in its folder. */
export function shellOfPackage(): URL {
  const address = namedAddress();
  if (address) return new URL(address.origin);
  throw new Error(
    `package.json does not say which shell ${PACKAGE_NAME} is of; name there the address that it is installed from, such as https://www.example.com/sdk/${PACKAGE_NAME}-${readRecord().version}.tgz.`,
  );
}

/**
 * A sentence when `package.json` uses the address whose content changes with the shell: npm then refuses the changed
 * content.
 */
export function unversionedAddress(): string[] {
  const address = namedAddress();
  return address?.pathname === `/sdk/${PACKAGE_NAME}.tgz`
    ? [
        `package.json names ${PACKAGE_NAME} without its version, and npm ci fails as soon as ${address.origin} has another: npm install --save-dev ${packageAddress(address, readRecord().version)}`,
      ]
    : [];
}

/** Asks a shell. Throws a one-sentence error when it can't be reached. */
export const askShell = (shell: URL, path: string, method = 'GET', limit = LIMIT_MS): Promise<Response> =>
  fetch(new URL(path, shell), { method, signal: AbortSignal.timeout(limit) }).catch((cause: unknown) => {
    throw new Error(`${shell.origin} can't be reached; check the address, and the connection.`, { cause });
  });

/**
 * The command that installs a shell's package by its permanent address. The shell makes the package on first request.
 */
async function installing(shell: URL): Promise<string> {
  const { headers } = await askShell(shell, packageAddress(shell), 'HEAD', MAKING_LIMIT_MS);
  return `npm install --save-dev ${new URL(headers.get('content-location') ?? packageAddress(shell), shell).href}`;
}

/**
 * Throws a one-sentence error when the shell can't be reached or is older than this package. A shell of a later major
 * version runs releases made with it if all they use is still there; its server decides, and `say` gets a hint how to
 * check.
 */
export async function expectFittingShell(
  shell: URL,
  say: (hint: string) => void = console.log,
  { shellApi } = readRecord(),
): Promise<void> {
  const answer = await askShell(shell, '/sdk');
  const { shellApi: offered } = (await answer.json().catch(() => ({}))) as Partial<SdkRecord>;
  if (!answer.ok || offered === undefined)
    throw new Error(`${shell.origin} offers no package for modules; check the address.`);
  if (satisfies(offered, `^${shellApi}`)) return;
  const there = `This package is for the shell API ${shellApi}, and ${shell.origin} has ${offered}`;
  if (gt(shellApi, offered))
    throw new Error(`${there}, which is older: install the package of that shell by ${await installing(shell)}`);
  say(
    `${there}. npm run check -- --against ${shell.origin} says whether anything that the module uses is gone; its package comes by ${await installing(shell)}`,
  );
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { maxSatisfying } from 'semver';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';
import { ifThere } from '../ifThere';
import { copyWhole } from './copyWhole';
import { removeOutdated } from './removeOutdated';
import { IMMUTABLE, sendFile } from './sendFile';

/** The inputs of the package, and where it is kept. */
export interface SdkOptions {
  /** The project's folder. */
  product: string;
  /** Where packages stay that were served before. */
  folder: string;
  /** The packages that current releases were built with, by their versions: they stay however old they are. */
  inUse: () => readonly string[];
  shell: ShellBuild;
}

/** The build's answer about the package. */
interface BuiltSdk {
  version: string;
  shellApi: string;
  /** The hash of the shell's sources it was made with. */
  shell: string;
  integrity: string;
}

/** The longest that it may take to be made, in milliseconds. */
const LIMIT_MS = 10 * 60_000;
/**
 * How long a failure is answered before the next try, in seconds: anybody may ask, and a build takes both processors.
 */
const FAILED_SECONDS = 60;

const NAME = 'module-sdk';
const fileOf = (version: string) => `${NAME}-${version}.tgz`;
const named = new RegExp(`^${NAME}-([\\w.-]+)\\.tgz$`);

/**
 * Serves the package that modules for this shell are made with, under `/sdk`. It is made when it is first asked for,
 * by the build of the product and from the sources of the shell that is served, in a process that waits for the rest.
 * A range of versions instead of one, `module-sdk-2.18.tgz`, is answered with the last of them that is kept.
 */
export function sdk({ product, folder, inUse, shell }: SdkOptions) {
  let made: Promise<BuiltSdk> | undefined;

  async function make(): Promise<BuiltSdk> {
    const build = promisify(execFile)(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', 'sdk'], {
      cwd: product,
      timeout: LIMIT_MS,
    });
    setPriority(build.child.pid ?? 0, constants.priority.PRIORITY_LOW);
    await build;
    const dist = path.join(product, 'scripts/sdk/dist');
    const built = JSON.parse(readFileSync(path.join(dist, 'sdk.json'), 'utf8')) as BuiltSdk;
    if (built.shell !== shell.sources)
      throw new Error('The sources have changed since the shell of this server was built; start it again.');
    await mkdir(folder, { recursive: true });
    await copyWhole(path.join(dist, `${NAME}.tgz`), path.join(folder, fileOf(built.version)));
    await removeOutdated(folder, new Set([built.version, ...inUse()].map(fileOf)));
    return built;
  }

  return async (app: FastifyInstance): Promise<void> => {
    /** The package of the shell that is served; a while after a failure, the next who asks has it tried again. */
    const current = () =>
      (made ??= make().catch((error: unknown) => {
        app.log.error(error);
        setTimeout(() => (made = undefined), FAILED_SECONDS * 1000).unref();
        throw error;
      }));

    /** The file of the last kept package of a range of versions. */
    const lastOf = async (range: string): Promise<string | undefined> => {
      const versions = ((await ifThere(readdir(folder))) ?? []).flatMap((file) => named.exec(file)?.[1] ?? []);
      const ofShell = (version: string) => version.replace(/-.*/, '');
      const last = maxSatisfying(versions.map(ofShell), range);
      const version = versions.find((each) => ofShell(each) === last);
      return version === undefined ? undefined : fileOf(version);
    };

    app.get('/sdk', (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').send({ shellApi: shell.shellApi, shell: shell.sources }),
    );
    app.get('/sdk/:file', async (request, reply) => {
      const { file } = request.params as { file: string };
      let name = file;
      if (file === `${NAME}.tgz`) {
        try {
          name = fileOf((await current()).version);
          // Where this content stays: under its own address npm finds the same again.
          void reply.header('Content-Location', `/sdk/${name}`);
        } catch {
          return reply
            .status(503)
            .header('Retry-After', FAILED_SECONDS)
            .type('text/plain; charset=utf-8')
            .send('The package for modules could not be made; the log of the server says why.');
        }
      }
      const [, version] = named.exec(name) ?? [];
      if (version !== undefined) {
        if (await sendFile(request, reply, folder, name, { cacheControl: name === file ? IMMUTABLE : 'no-cache' }))
          return reply;
        const last = await lastOf(version);
        if (last !== undefined && (await sendFile(request, reply, folder, last, { cacheControl: 'no-cache' })))
          return reply;
      }
      return reply
        .status(404)
        .type('text/plain; charset=utf-8')
        .send(`There is no such package; this shell's is /sdk/${NAME}.tgz.`);
    });
  };
}

import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compare, maxSatisfying, validRange } from 'semver';
import type { ShellOffer } from 'shared/contract/releases/shellBuild';
import { ifThere } from '../ifThere';

/** The offers, and which of them stayed the same. */
export interface OffersOptions {
  folder: string;
  shell: Omit<ShellOffer, 'calls' | 'api'>;
  calls?: ShellOffer['calls'];
  api?: ShellOffer['api'];
}

/**
 * Serves what modules are held against: `/sdk/offers` of the shell that is served, `/sdk/offers/2.18` of the last of these
 * versions that was. Each is kept when its server starts, for good: a module may be checked against any of them.
 */
export function offers({ folder, shell: { shellApi, provides, offers: symbols }, calls, api }: OffersOptions) {
  const now = JSON.stringify({ shellApi, provides, offers: symbols, calls, api } satisfies ShellOffer);
  const fileOf = (version: string) => path.join(folder, `${version}.json`);

  async function keep(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = `${fileOf(shellApi)}.${process.pid}`;
    await writeFile(draft, now);
    await rename(draft, fileOf(shellApi));
  }
  const kept = async () =>
    ((await ifThere(readdir(folder))) ?? [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .sort(compare);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onReady', () => keep().catch((error: unknown) => app.log.error(error)));
    const answer = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json; charset=utf-8' };

    app.get('/sdk/offers', (_request, reply) => reply.headers(answer).send(now));
    app.get('/sdk/offers/:version', async (request, reply) => {
      const { version } = request.params as { version: string };
      const versions = await kept();
      const found = validRange(version) === null ? null : maxSatisfying(versions, version);
      if (found !== null) return reply.headers(answer).send(await readFile(fileOf(found), 'utf8'));
      return reply.status(404).send({
        message: `This server knows no shell ${version}: it keeps what each offered that it has served since ${versions[0]}, and packages of earlier ones for 30 days. It knows ${versions.join(', ')}.`,
      });
    });
  };
}

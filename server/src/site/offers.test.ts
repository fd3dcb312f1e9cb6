import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { offers } from './offers';

let folder: string;
let app: FastifyInstance;

/** Starts the server of a shell. */
async function serve(shellApi: string, ...calls: string[]): Promise<void> {
  await app?.close();
  app = Fastify();
  await app.register(offers({ folder, shell: { shellApi, provides: {}, offers: {} }, calls }));
  await app.ready();
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'offers-'));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = async (version = '') => (await app.inject(`/sdk/offers${version}`)).json<Record<string, unknown>>();

test('what the shell offers is told, and what each one before it did', async () => {
  await serve('2.18.0', 'GET /api/centers');
  await serve('2.18.1', 'GET /api/leads');
  await serve('3.0.0');
  expect(await ask()).toEqual({ shellApi: '3.0.0', provides: {}, offers: {}, calls: [] });
  expect(await ask('/2.18')).toMatchObject({ shellApi: '2.18.1', calls: ['GET /api/leads'] });
  expect(await ask('/2.18.0')).toMatchObject({ shellApi: '2.18.0', calls: ['GET /api/centers'] });
});

test('a shell that was never served is answered with those that were', async () => {
  await serve('2.18.0');
  await serve('3.0.0');
  for (const version of ['2.17', '..%2f2.18.0', 'next']) {
    const answer = await app.inject(`/sdk/offers/${version}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: `This server knows no shell ${decodeURIComponent(version)}: it keeps what each offered that it has served since 2.18.0, and packages of earlier ones for 30 days. It knows 2.18.0, 3.0.0.`,
    });
  }
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendFile } from './sendFile';

let folder: string;
let app: FastifyInstance;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(folder, 'x/.git'), { recursive: true });
  for (const file of ['a.js', '.outdated.json', 'x/b.js', 'x/.git/config'])
    writeFileSync(path.join(folder, file), 'text');
  app = Fastify();
  app.get('/files/*', async (request, reply) =>
    (await sendFile(request, reply, folder, (request.params as { '*': string })['*'], { cacheControl: 'no-cache' }))
      ? reply
      : reply.status(404).send(),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each(['a.js', 'x/b.js'])('%s is sent', async (name) => {
  expect((await app.inject(`/files/${name}`)).statusCode).toBe(200);
});

test.each([
  '.outdated.json',
  'x/%2e%2e/.outdated.json',
  'x/..%2F.outdated.json',
  'x/.git/config',
  'x/..%5c.outdated.json',
  '..%2f..%2fetc/passwd',
])('%s is not: it is the server’s own, or lies elsewhere', async (name) => {
  expect((await app.inject(`/files/${name}`)).statusCode).toBe(404);
});

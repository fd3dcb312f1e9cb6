import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { openPostgres } from './db/engines/postgres';
import { openSqlite } from './db/engines/sqlite';
import { listen } from './listen';
import { readSettings } from './settings';
import { StartError } from './startError';

const sentence = /^[A-Z][^\n]*\.$/;
const reason = async (work: () => unknown) => {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(sentence);
  return (error as Error).message;
};

test('a port in use', async () => {
  const first = Fastify();
  const address = await listen(first, readSettings({ PORT: '0' }));
  const settings = readSettings({ PORT: new URL(address).port });
  expect(await reason(() => listen(Fastify(), settings))).toContain(
    `Port ${settings.port} on 127.0.0.1 is in use already`,
  );
  await first.close();
});

test('an address that is not this machine’s', async () => {
  expect(await reason(() => listen(Fastify(), readSettings({ PORT: '0', HOST: '192.0.2.1' })))).toContain(
    'correct HOST',
  );
});

describe('a data folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-start-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('that is a file', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(await reason(() => openSqlite(file))).toContain('cannot be written to');
    expect(await reason(() => openSqlite(path.join(file, 'below')))).toContain('cannot be written to');
  });

  test('whose database is something else', async () => {
    writeFileSync(path.join(folder, 'database.sqlite'), 'This is a letter, not a database. '.repeat(100));
    expect(await reason(() => openSqlite(folder))).toContain('cannot be opened');
  });
});

test('a database that does not answer, without its password', async () => {
  const message = await reason(() => openPostgres('postgres://user:secret@127.0.0.1:1/name'));
  expect(message).toMatch(/127\.0\.0\.1:1\/name .*cannot be reached \(.*ECONNREFUSED/);
  expect(message).not.toContain('secret');
});

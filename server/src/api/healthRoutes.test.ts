import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { openTestApp } from '../../test/openTestApp';
import type { Tables } from '../db/tables';
import { drainable } from '../http/drain';
import { readSettings } from '../settings';
import { describeApi } from './docs/describeApi';
import { healthRoutes } from './healthRoutes';

/** A health check with a database whose connections come from the function. */
async function healthOver(connect: () => Promise<never>) {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => Promise.resolve() } as unknown as PostgresPool }),
  });
  const app = Fastify().decorate('apiRoutes', []);
  await describeApi(app);
  drainable(app);
  await app.register(healthRoutes, { db, settings: readSettings({}) });
  return app;
}

test('health answers 503 while the database can’t be reached', async () => {
  const app = await healthOver(() => Promise.reject(new Error('gone')));
  const answer = await app.inject('/health');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ status: 'failed', database: 'unreachable' }),
  ]);
  await app.close();
});

test('health answers while the database hangs, and asks it once', async () => {
  let asked = 0;
  const app = await healthOver(() => {
    asked += 1;
    return new Promise(() => undefined);
  });
  const answers = await Promise.race([Promise.all([1, 2, 3].map(() => app.inject('/health'))), wait(5_000, [])]);
  expect(answers.map((answer) => answer.json().database)).toEqual(['unreachable', 'unreachable', 'unreachable']);
  expect(asked).toBe(1);
  await app.close();
});

test('a database that can be read but not written is unhealthy', async () => {
  const server = await openTestApp();
  await server.db.schema.alterTable('marks').renameTo('gone').execute();
  const answer = await server.call('GET', 'health');
  await server.db.schema.alterTable('gone').renameTo('marks').execute();
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ status: 'failed', database: 'unwritable' }),
  ]);
  await server.close();
});

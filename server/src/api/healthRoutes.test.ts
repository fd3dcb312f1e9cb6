import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type { Tables } from '../db/tables';
import { readSettings } from '../settings';
import { healthRoutes } from './healthRoutes';

test('health says so, with 503, while the database can’t be reached', async () => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('gone')) }) });
  const app = Fastify();
  await app.register(healthRoutes, { db, settings: readSettings({}) });
  const answer = await app.inject('/health');
  expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ status: 'failed', database: 'unreachable' })]);
  await app.close();
});

import { sql } from 'kysely';
import { openTestApp } from '../../test/openTestApp';
import { openMigratedDatabase } from '../../test/openTestDatabase';
import { testOnPostgres } from '../../test/testOnPostgres';
import { buildApp } from '../app';
import { openPostgres } from '../db/engines/postgres';
import { insertRow } from '../db/insertRow';
import { newId } from '../db/newId';
import type { Db } from '../db/tables';
import { auditRow } from './audit';

async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return `${globalThis.testDatabase}?options=-csearch_path%3D${rows[0]?.schema}`;
}

test('without a replica a file has all that is stored, and names no delay', async () => {
  const server = await openTestApp();
  await server.call('POST', 'centers', { client_name: 'Everkart', city: 'Pune' });
  const answer = await server.call('GET', 'centers/export.csv');
  expect(answer.body).toContain('Everkart');
  expect(answer.headers['x-data-behind']).toBeUndefined();
  await server.close();
});

testOnPostgres('a file is read from the replica and says how late it is, unless that is too late or away', async () => {
  const [server, replica] = [await openTestApp(), await openMigratedDatabase()];
  const db = await openPostgres(await urlOf(server.db), { readUrl: await urlOf(replica.db) });
  const app = await buildApp({ db, settings: server.settings, log: false });
  const headers = { authorization: `Bearer ${server.owner.token}` };
  const exported = async () => {
    const answer = await app.inject({ url: '/api/centers/export.csv', headers });
    expect(answer.statusCode).toBe(200);
    return [answer.body.includes('Everkart'), answer.headers['x-data-behind']];
  };
  const follow = async () => {
    const newest = await server.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    await insertRow(replica.db, 'audit', { ...newest });
  };
  await follow();
  await server.call('POST', 'centers', { client_name: 'Everkart', city: 'Pune' });
  // It represents one without any data yet.
  expect(await exported()).toEqual([false, expect.stringMatching(/^[1-9]\d?$/)]);

  await follow();
  expect(await exported()).toEqual([false, '0']);

  const late = { ...auditRow({ id: '', name: 'Asha' }, 'create', {}), id: newId() };
  await insertRow(server.db, 'audit', { ...late, at: new Date(Date.now() - 120_000).toISOString() });
  expect(await exported()).toEqual([true, undefined]);

  await sql`alter table "audit" rename to "away"`.execute(replica.db);
  expect(await exported()).toEqual([true, undefined]);
  await sql`alter table "away" rename to "audit"`.execute(replica.db);
  await app.close();
  await db.destroy();
  await replica.close();
  await server.close();
});

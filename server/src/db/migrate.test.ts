import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestDatabase } from '../../test/openTestDatabase';
import { testOnPostgres } from '../../test/testOnPostgres';
import { seed } from '../seed';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { takeTurn } from './takeTurn';

test('however many start at once, each migration and each sample is there once', async () => {
  const { db, another, close } = await openTestDatabase();
  const servers = another ? [db, await another(), await another()] : [db, db, db];
  await Promise.all(
    servers.map(async (each) => {
      await migrate(each);
      await seed(each, 'sample');
    }),
  );
  const names = (await db.selectFrom('migrations').select('name').orderBy('name').execute()).map((row) => row.name);
  expect(names).toEqual(migrations.map((migration) => migration.name).sort());
  expect(
    await db
      .selectFrom('centers' as 'marks')
      .selectAll()
      .execute(),
  ).toHaveLength(24);
  await close();
}, 60_000);

testOnPostgres('a server that starts waits for another one longer than a query may take', async () => {
  const { db, another, close } = await openTestDatabase();
  await migrate(db);
  const next = await another?.({ queryMs: 50 });
  if (!next) throw new Error('There is no second server.');
  const asked = new Set<string>();
  let hasEnded = false;
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    void migrate(next)
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
      });
    while (asked.size < 3 && !hasEnded) {
      const { rows } = await sql<{ at: string }>`
        select "query_start"::text as "at" from "pg_stat_activity" where "query" like 'select pg_%advisory%' and "pid" <> pg_backend_pid()
      `.execute(db);
      for (const { at } of rows) asked.add(at);
      await pause(20);
    }
    expect(hasEnded).toBe(false);
  });
  await migrate(next);
  await close();
});

test('the names are unique, and each begins with its number', () => {
  const names = migrations.map((migration) => migration.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\d{3}-[a-z-]+$/);
});

test('a migration that fails leaves the database as it was', async () => {
  const { db, close } = await openTestDatabase();
  const broken = { name: '999-broken', up: () => Promise.reject(new Error('no such column')) };
  (migrations as unknown[]).push(broken);
  await expect(migrate(db)).rejects.toThrow('no such column');
  (migrations as unknown[]).pop();
  await expect(db.selectFrom('migrations').selectAll().execute()).rejects.toThrow();
  await migrate(db);
  await close();
}, 60_000);

test('samples come with the first start only, and never after one with SEED=none, whose figures are all 0', async () => {
  const { db, close } = await openTestDatabase();
  await migrate(db);
  await seed(db, 'none');
  await seed(db, 'sample');
  expect(
    await db
      .selectFrom('centers' as 'marks')
      .selectAll()
      .execute(),
  ).toEqual([]);
  const figures = await db
    .selectFrom('metrics' as 'marks')
    .select('value')
    .execute();
  expect(figures).toHaveLength(18);
  expect(new Set(figures.map(({ value }) => value))).toEqual(new Set(['0']));
  await close();
}, 60_000);

test('a release that brings a new kind brings no sample of it that names one which was removed', async () => {
  const { db, close } = await openTestDatabase();
  await migrate(db);
  await seed(db, 'sample');
  for (const table of ['placements', 'vacancies', 'employees', 'centers', 'companies'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('marks').where('key', 'in', ['seed:placements', 'seed:vacancies']).execute();
  await seed(db, 'sample');
  for (const table of ['placements', 'vacancies'] as const)
    expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
  await close();
});

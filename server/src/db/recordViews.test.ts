import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compilable, sql } from 'kysely';
import { openMigratedDatabase, openTestDatabase, type TestDatabase } from '../../test/openTestDatabase';
import { isPostgres } from './engines/engine';
import { insertRows } from './insertRow';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { Db } from './tables';

let database: TestDatabase;
beforeEach(async () => {
  database = await openMigratedDatabase();
});
afterEach(() => database.close());

const namesOf = async (db: Db): Promise<string[]> => {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).sort();
};

test('a query reads every record, those that are not deleted, or those that are no samples either', async () => {
  const { db } = database;
  const row = { version: 1, createdAt: '', updatedAt: '', deletedAt: null, isSample: 0 };
  await insertRows(db, 'invoices', [
    { ...row, id: 'own' },
    { ...row, id: 'sample', isSample: 1 },
    { ...row, id: 'deleted', deletedAt: '2026-04-01' },
    { ...row, id: 'deleted sample', deletedAt: '2026-04-01', isSample: 1 },
  ]);
  const ids = async (view: 'every_invoices' | 'live_invoices' | 'real_invoices') =>
    (await db.selectFrom(view).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await ids('every_invoices')).toEqual(['deleted', 'deleted sample', 'own', 'sample']);
  expect(await ids('live_invoices')).toEqual(['own', 'sample']);
  expect(await ids('real_invoices')).toEqual(['own']);
  const shown = await db.selectFrom('real_invoices').selectAll().executeTakeFirstOrThrow();
  expect(Object.keys(shown)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:deletedAt|isSample)$/)]));
});

test('views show what a later migration adds', async () => {
  const empty = await openTestDatabase();
  try {
    const { db } = empty;
    await migrate(db, new Set(migrations.slice(0, -5).map(({ name }) => name)));
    await migrate(db);
    const shown = Object.keys((await db.selectFrom('live_employees').selectAll().execute())[0] ?? {});
    expect(shown).toEqual([]);
    const columns = async (table: string) =>
      (await db.introspection.getTables()).find(({ name }) => name === table)?.columns.map(({ name }) => name);
    expect(await columns('every_employees')).toEqual(await columns('employees'));
    expect(await namesOf(db)).toEqual(await namesOf(database.db));
  } finally {
    await empty.close();
    await database.resume?.();
  }
});

test('the database goes the same way through a view as by a condition that is written out', async () => {
  const { db } = database;
  const wayOf = async (query: Compilable): Promise<string[]> => {
    const { rows } = await db.executeQuery<Record<string, unknown>>({
      ...query.compile(),
      sql: `explain ${isPostgres(db) ? '(costs off)' : 'query plan'} ${query.compile().sql}`,
    });
    return rows.map((row) => String(row['QUERY PLAN'] ?? row.detail).replaceAll(/\b\w+\.(?=\w)/g, ''));
  };
  const byHand = db.selectFrom('invoices').select('id').where('deletedAt', 'is', null);
  const page = db.selectFrom('live_invoices').select('id');
  const order = sql`lower("date") desc`;
  expect(await wayOf(page.orderBy(order).limit(10))).toEqual(await wayOf(byHand.orderBy(order).limit(10)));
  expect(await wayOf(db.selectFrom('real_invoices').select('id').where('companyId', '=', 'c'))).toEqual(
    await wayOf(byHand.where(sql<boolean>`"isSample" = 0`).where('companyId', '=', 'c')),
  );
  const lines = db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .leftJoin('live_employees as employees', 'employees.id', 'wage_lines.employeeId')
    .select(['wage_lines.id', 'employees.name'])
    .where('wages.month', '=', '2026-04');
  const linesByHand = db
    .selectFrom('wage_lines')
    .innerJoin('wages', 'wages.id', 'wage_lines.wageId')
    .leftJoin('employees', (join) =>
      join.onRef('employees.id', '=', 'wage_lines.employeeId').on('employees.deletedAt', 'is', null),
    )
    .select(['wage_lines.id', 'employees.name'])
    .where('wages.month', '=', '2026-04')
    .where('wage_lines.deletedAt', 'is', null)
    .where('wages.deletedAt', 'is', null);
  expect(await wayOf(lines)).toEqual(await wayOf(linesByHand));
});

/** Who may say by hand what is deleted or a sample: the store of records, and those who mean some of the deleted ones. */
const mayBeSaid: Record<string, string> = {
  'api/money/returns/readGstr1.ts': 'a document that was deleted since was touched too',
  'api/letterhead/registrations.ts': 'a number that was ever used is used',
  'api/pay/made/readOwed.ts': 'a placement that was deleted since was changed too',
  'api/pay/made/storeMonth.ts': 'its lines are deleted until all of them are stored',
  'api/pay/wages/wages.ts': 'a month of one’s own deletes the sample',
  'api/people/submissions/agreeWithCandidate.ts': 'what was deleted with a candidate comes back with them',
  'api/people/vacancies/publicVacancies.ts': 'an address that the site told of says that it is over',
  'api/pay/files/readFileMonth.ts': 'who has a line in the register is in the file, deleted or not',
  'money/ledger/balances.ts': 'entries are no records, and say of themselves whether they are of samples',
};

test('no query outside the store says by hand what is deleted or a sample, and each names a view', async () => {
  const names = await namesOf(database.db);
  const tables = names.filter((name) => names.includes(`every_${name}`));
  expect(tables.length).toBeGreaterThan(50);
  const root = path.join(__dirname, '..');
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && !/(?:\.test|\.fixture)\.ts$|^(?:db|moduleData|api\/records|api\/samples)\//.test(file));
  const byHand = /deletedAt', '|"deletedAt" (?:is|=)|isSample', '=', 0|"isSample" = 0/;
  const unseen = new RegExp(`(?:selectFrom|innerJoin|leftJoin)\\(\\s*'(?:${tables.join('|')})(?: as \\w+)?'`);
  const found = sources.filter((file) => byHand.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found.filter((file) => !(file in mayBeSaid))).toEqual([]);
  expect(Object.keys(mayBeSaid).filter((file) => !found.includes(file))).toEqual([]);
  expect(sources.filter((file) => unseen.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

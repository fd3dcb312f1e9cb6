import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SqliteDatabase } from 'kysely';
import Database from 'libsql';
import { safeSqlite, UnsafeValueError } from './safeSqlite';

const open = () => safeSqlite(new Database(':memory:'));
const echo = (value: unknown) => (open().prepare('select ? as value').all([value])[0] as { value: unknown }).value;

test('a boolean is stored as 0 or 1 instead of ending the process', () => {
  expect(echo(true)).toBe(1);
  expect(echo(false)).toBe(0);
});

test('bound without the wrapper, a boolean does end the process', () => {
  const { status, signal } = spawnSync(
    process.execPath,
    ['-e', 'const d = new (require("libsql"))(":memory:"); d.prepare("select ?").all([true]);'],
    { stdio: 'ignore' },
  );
  expect(status === 0 && signal === null).toBe(false);
});

test('text with a NUL is refused instead of cut', () => {
  expect(() => echo('before\0after')).toThrow(UnsafeValueError);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%p is refused instead of becoming NULL or infinite', (value) => {
  expect(() => echo(value)).toThrow(UnsafeValueError);
});

test('a missing value is refused instead of becoming NULL', () => {
  expect(() => echo(undefined)).toThrow(UnsafeValueError);
});

test('a whole number stays whole, a fraction a fraction', () => {
  const [row] = open().prepare('select typeof(?) as whole, typeof(?) as fraction').all([5, 1.5]);
  expect(row).toEqual({ whole: 'integer', fraction: 'real' });
});

test('writing goes through the same check', () => {
  const database = open();
  database.prepare('create table t (a text)').run([]);
  expect(() => database.prepare('insert into t values (?)').run(['\0'])).toThrow(UnsafeValueError);
  database.prepare('insert into t values (?)').run(['यह पाठ ₹']);
  expect([...database.prepare('select a from t').iterate([])]).toEqual([{ a: 'यह पाठ ₹' }]);
});

test('a statement that is kept reads the columns that its table has by now', () => {
  const database = open();
  const read = () => database.prepare('select * from t').all([]);
  database.prepare('create table t (a text)').run([]);
  database.prepare('insert into t values (?)').run(['first']);
  expect(read()).toEqual([{ a: 'first' }]);
  database.prepare('alter table t add column b integer default 7').run([]);
  expect(read()).toEqual([{ a: 'first', b: 7 }]);
});

test('columns of one name are the last one, as everywhere', () => {
  expect(open().prepare('select 1 as a, 2 as b, 3 as a').all([])).toEqual([{ a: 3, b: 2 }]);
});

test('a statement that found the file locked, or broke a rule, holds no later commit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locked-'));
  const [mine, others] = [1, 2].map(() => safeSqlite(new Database(path.join(folder, 'file')))) as [
    SqliteDatabase,
    SqliteDatabase,
  ];
  const run = (database: SqliteDatabase, sql: string, parameters: unknown[] = []) =>
    database.prepare(sql).run(parameters);
  const insert = (value: string) => run(mine, 'insert into t values (?)', [value]);
  run(mine, 'create table t (a text unique)');
  insert('one');
  run(others, 'begin immediate');
  expect(() => insert('two')).toThrow('locked');
  run(others, 'rollback');
  run(mine, 'begin immediate');
  expect(() => insert('one')).toThrow('UNIQUE');
  insert('two');
  run(mine, 'commit');
  expect(others.prepare('select count(*) as n from t').all([])).toEqual([{ n: 2 }]);
  rmSync(folder, { recursive: true });
});

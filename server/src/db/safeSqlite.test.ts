import { spawnSync } from 'node:child_process';
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

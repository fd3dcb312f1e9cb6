import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** A value that the database would store as something else. */
export class UnsafeValueError extends Error {
  override readonly name = 'UnsafeValueError';
}

/**
 * The value as libsql stores it faithfully. Bound as it is, a boolean ends the whole process,
 * text is cut at a NUL, NaN becomes NULL, and a whole number becomes a floating one.
 * Throws `UnsafeValueError` for text with a NUL and for numbers that are not finite.
 */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string' && value.includes('\0'))
    throw new UnsafeValueError('Text with a NUL character cannot be stored.');
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new UnsafeValueError(`${value} cannot be stored as a number.`);
    return Number.isSafeInteger(value) ? BigInt(value) : value;
  }
  if (value === undefined) throw new UnsafeValueError('A missing value cannot be stored; use null.');
  return value;
}

/** Bounds of a transaction: a prepared one that found the file locked would count as running, and fail every later commit. */
const isBound = (sql: string) => /^(begin|commit|rollback)\b/i.test(sql);

/** The database behind a `prepare` that closes the traps of libsql's prepared statements. */
export function safeSqlite(database: InstanceType<typeof Database>): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      const statement = database.prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters.map(bindable)),
        run: (parameters) => {
          if (!isBound(sql)) return statement.run(parameters.map(bindable));
          database.exec(sql);
          return { changes: 0, lastInsertRowid: 0 };
        },
        iterate: (parameters) => statement.iterate(parameters.map(bindable)),
      };
    },
  };
}

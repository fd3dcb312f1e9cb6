import type { Compilable, CompiledQuery } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries, Value } from './tables';

/** Placeholder for a later value; no stored value contains a NUL. */
const placeholder = (name: string) => `\0${name}`;

interface Known<O> {
  query: CompiledQuery<O>;
  /** Maps parameters to values; undefined for the query's own constants. */
  names: readonly (string | undefined)[];
}

/**
 * A query that is built and compiled once for each engine, and then run with other values: to build it takes longer than
 * to read a row by it. `build` writes `value('name')` where a value belongs; the columns that it stands for are text.
 *
 * ```ts
 * const accountsOf = compiledOnce<'status', AccountRow>((db, value) =>
 *   db.selectFrom('accounts').selectAll().where('status', '=', value('status')),
 * );
 * const rows = await accountsOf(db, { status: 'active' });
 * ```
 */
export function compiledOnce<Name extends string, O>(
  build: (db: Queries, value: (name: Name) => string) => Compilable<O>,
): (db: Queries, values: Readonly<Record<Name, Value>>) => Promise<O[]> {
  const known: { sqlite?: Known<O>; postgres?: Known<O> } = {};

  function compile(db: Queries): Known<O> {
    const query = build(db, placeholder).compile();
    const names = query.parameters.map((given) =>
      typeof given === 'string' && given.startsWith('\0') ? given.slice(1) : undefined,
    );
    return { query, names };
  }

  return async (db, values) => {
    const { query, names } = (known[isPostgres(db) ? 'postgres' : 'sqlite'] ??= compile(db));
    const parameters = query.parameters.map((own, place) => {
      const name = names[place];
      return name === undefined ? own : values[name as Name];
    });
    const asked: CompiledQuery<O> = { ...query, parameters };
    return (await db.executeQuery(asked)).rows;
  };
}

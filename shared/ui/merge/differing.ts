import { isSame } from '../form/createFormStore';
import type { Field } from '../form/field';

/** A record's fields by their names. */
type Fields = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

/** The fields of which one record can take the other's. A file is no such field: it goes along where this one has none. */
export function differing(fields: readonly Field<object>[], kept: object, gone: object): readonly Field<object>[] {
  return fields.filter(
    ({ name, kind }) =>
      kind !== 'file' && kind !== 'password' && !isSame((kept as Fields)[name], (gone as Fields)[name]),
  );
}

/** The names of those that the kept record takes unless somebody chooses otherwise: what it has nothing of. */
export function taken(fields: readonly Field<object>[], kept: object, gone: object): ReadonlySet<string> {
  return new Set(
    fields
      .map(({ name }): string => name)
      .filter((name) => isBlank((kept as Fields)[name]) && !isBlank((gone as Fields)[name])),
  );
}

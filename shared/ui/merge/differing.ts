import { isSame } from '../form/createFormStore';
import type { Field } from '../form/field';

/** A record's fields by their names. */
type Fields = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

/** Whether both have a file, and different ones: a single file simply moves. */
const areFiles = (name: string, kept: Fields, gone: Fields): boolean =>
  !isBlank(kept[name]) &&
  !isBlank(gone[name]) &&
  !(isSame(kept[name], gone[name]) && isSame(kept.uploaded, gone.uploaded));

/** The fields in which one record can take the other's value. */
export function differing(fields: readonly Field<object>[], kept: object, gone: object): readonly Field<object>[] {
  return fields.filter(({ name, kind }) => {
    if (kind === 'file') return areFiles(name, kept as Fields, gone as Fields);
    return kind !== 'password' && !isSame((kept as Fields)[name], (gone as Fields)[name]);
  });
}

/** The names of the fields that the kept record takes by default: those that are empty in it. */
export function taken(fields: readonly Field<object>[], kept: object, gone: object): ReadonlySet<string> {
  return new Set(
    fields
      .map(({ name }): string => name)
      .filter((name) => isBlank((kept as Fields)[name]) && !isBlank((gone as Fields)[name])),
  );
}

import { toFieldErrors } from 'shared/domain/records/validation';
import type { ZodType } from 'zod';
import type { Field } from './field';
import type { FormErrors } from './formState';
import { unreadProblem } from './readField';

/** The valid input, or the first message of every invalid field. */
export type Validated<I> = { ok: true; input: I } | { ok: false; errors: FormErrors };

/** Fields with unreadable text, by name. */
function unread(fields: readonly Field<object>[], values: Readonly<Record<string, unknown>>): FormErrors {
  return Object.fromEntries(
    fields
      .filter(({ shownWhen }) => shownWhen === undefined || values[shownWhen] === true)
      .flatMap((field) => {
        const problem = unreadProblem(field, values[field.name]);
        return problem === undefined ? [] : [[field.name, problem]];
      }),
  );
}

/**
 * Validates the form's values against the schema; unreadable text is always invalid. The keys of `errors` are dotted
 * paths.
 */
export function validate<I>(
  schema: ZodType<I, unknown>,
  fields: readonly Field<object>[],
  values: Readonly<Record<string, unknown>>,
): Validated<I> {
  const result = schema.safeParse(values);
  const errors = unread(fields, values);
  if (result.success && Object.keys(errors).length === 0) return { ok: true, input: result.data };
  const refused = result.error ? toFieldErrors(result.error).map(({ path, msg }) => [path, msg]) : [];
  return { ok: false, errors: { ...Object.fromEntries(refused), ...errors } };
}

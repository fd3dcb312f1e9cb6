import { toFieldErrors } from 'shared/domain/validation';
import type { ZodType } from 'zod';
import type { FormErrors } from './formState';

/** The checked input, or the first message of every field that is wrong. */
export type Validated<I> = { ok: true; input: I } | { ok: false; errors: FormErrors };

/** Checks what was typed against the schema; the keys of `errors` are dotted paths. */
export function validate<I>(schema: ZodType<I, unknown>, values: unknown): Validated<I> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, input: result.data };
  return { ok: false, errors: Object.fromEntries(toFieldErrors(result.error).map(({ path, msg }) => [path, msg])) };
}

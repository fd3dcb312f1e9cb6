import type { ZodType } from 'zod';
import type { FormErrors } from './formStore';

/** The checked input, or the first message of every field that is wrong. */
export type Validated<I> = { ok: true; input: I } | { ok: false; errors: FormErrors };

/** Checks what was typed against the schema; the keys of `errors` are dotted paths. */
export function validate<I>(schema: ZodType<I, unknown>, values: unknown): Validated<I> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, input: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message;
  return { ok: false, errors };
}

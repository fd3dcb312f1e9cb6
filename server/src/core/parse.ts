import { toFieldErrors } from 'shared/domain/records/validation';
import type { z } from 'zod';
import { badInput } from './errors';

/** The input parsed by the schema. Throws 400 with one error per field. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input ?? undefined);
  if (!result.success) throw badInput(toFieldErrors(result.error));
  return result.data;
}

/** The body as an object of fields. Throws 400 if it is missing or of another type. */
export function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw badInput([{ path: '', msg: 'Send the fields as one JSON object.' }]);
}

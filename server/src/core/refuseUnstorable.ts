import type { FastifyRequest } from 'fastify';
import { badInput } from './errors';

/** The maximum nesting depth of input: code that walks it recurses. */
const MOST_DEEP = 100;

/** The direct children of values: names and values of objects and lists. */
const within = (values: readonly unknown[]): unknown[] =>
  values.flatMap((value) =>
    typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
      ? [...Object.keys(value), ...Object.values(value as object)]
      : [],
  );

/** Whether a value is nested deeper than this many levels. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEEP) return true;
    level = within(level);
  }
  return false;
}

/** Refuses input with a NUL anywhere, which no engine stores faithfully, or nested too deep. */
export async function refuseUnstorable({ params, query, body }: FastifyRequest): Promise<void> {
  let level: unknown[] = [params, query, body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (level.some((value) => typeof value === 'string' && value.includes('\0')))
      throw badInput([{ path: '', msg: 'Remove the NUL character from the text.' }]);
    if (depth > MOST_DEEP)
      throw badInput([{ path: '', msg: `Lists and objects may lie in each other ${MOST_DEEP} deep at most.` }]);
    level = within(level);
  }
}

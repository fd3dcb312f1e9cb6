import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The export name of the schema for `pay-slips`: `paySlips`. */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A format says all that its pattern does, and the schema's own address isn't part of the record. */
const lean = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  const { $schema: _schema, pattern, ...rest } = value as Record<string, unknown>;
  const kept = pattern !== undefined && rest.format === undefined ? { ...rest, pattern } : rest;
  return Object.fromEntries(Object.entries(kept).map(([name, each]) => [name, lean(each)]));
};

/**
 * The JSON Schemas of the zod schemas exported by `src/resources.ts` of the module in `dir`, by resource name; none
 * without that file. Throws an error naming a resource whose schema JSON Schema can't express.
 */
export async function schemasOf(dir: string, names: readonly string[]): Promise<Record<string, unknown>> {
  const file = join(dir, 'src/resources.ts');
  if (!existsSync(file)) return {};
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = exported[camel(name)];
      if (!(schema instanceof z.ZodType)) return [];
      try {
        return [[name, lean(z.toJSONSchema(schema, { io: 'input' }))]];
      } catch (error) {
        throw new Error(
          `The schema of ${name} can't be written: ${error instanceof Error ? error.message : String(error)}.`,
          { cause: error },
        );
      }
    }),
  );
}

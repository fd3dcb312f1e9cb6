import { z } from 'zod';
import { type FieldSchema, recordSchema } from './recordSchema';

/** The maximum number of resources in a module. */
const MOST_RESOURCES = 20;
/** The maximum length of a schema as JSON, in characters. */
const LONGEST_SCHEMA = 40_000;
/** The maximum length of a sortable or unique text, in characters: limited by the index. */
const LONGEST_INDEXED = 600;
/** The maximum length of a text if its schema has no limit. */
export const USUAL_LENGTH = 5_000;

const who = z.enum(['staff', 'owner'], { error: 'must be staff (everybody who is signed in) or owner' });
const fields = z.array(z.string()).max(20);

/** A name below a module's API path. */
const ownName = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,19}$/,
    'must be 1 to 20 lower-case letters, digits and hyphens; it lies below the module’s own address, so no other module’s name goes here',
  );

/** Whether a field can be indexed: short texts, numbers, booleans. */
function isIndexable(field: FieldSchema): boolean {
  if (field.type === 'array' || field.type === 'object') return false;
  if (field.type !== 'string' || field.enum || field.const !== undefined) return true;
  return field.format !== undefined && field.format !== 'uri'
    ? true
    : (field.maxLength ?? USUAL_LENGTH) <= LONGEST_INDEXED;
}

/** The fields of a resource's schema; none for an invalid one. */
const fieldsOf = (schema: unknown): Record<string, FieldSchema> =>
  recordSchema.safeParse(schema).data?.properties ?? {};

/**
 * A kind of record that a module stores on the server: the platform creates its table and handles its requests below
 * `/api/m/<module>/<name>`.
 */
export const declaredResource = z
  .strictObject({
    name: ownName.describe('Where its calls are: /api/m/<module>/<name>.'),
    title: z
      .string()
      .min(1)
      .max(60)
      .describe('One record in words: "pay slip" reads in "This pay slip does not exist".'),
    schema: z
      .looseObject({}, 'must be a JSON Schema of the type object')
      .superRefine((schema, context) => {
        if (JSON.stringify(schema).length > LONGEST_SCHEMA)
          return context.addIssue(`must be at most ${LONGEST_SCHEMA} letters as JSON`);
        for (const { path, message } of recordSchema.safeParse(schema).error?.issues ?? [])
          context.addIssue({ code: 'custom', path, message });
      })
      .describe('A JSON Schema of a record’s fields; npm run resources writes it from zod.'),
    named: fields
      .min(1)
      .optional()
      .describe(
        'The fields of which the first that is not empty names a record to people. By default, the first text.',
      ),
    kind: z
      .string()
      .max(60)
      .optional()
      .describe(
        'What its records are where they are linked to: a kind of the module’s records, which says their page. The console’s search finds them then. By default, it does not.',
      ),
    search: fields.default([]).describe('The fields that the list’s search looks in. By default, none.'),
    sort: fields
      .default([])
      .describe(
        'The fields that long lists are sorted or filtered by quickly; any other one may be, too. By default, none.',
      ),
    order: z
      .string()
      .max(200)
      .optional()
      .describe('The list’s order where none is asked for: "name,-date". By default, the newest first.'),
    unique: z
      .array(z.array(z.string()).min(1).max(4))
      .max(5)
      .default([])
      .describe(
        'Fields that together occur once only among records that are not deleted; what is null never counts. By default, none.',
      ),
    read: who.default('staff').describe('Who may read: staff is everybody who is signed in. By default, staff.'),
    write: who.default('staff').describe('Who may create, change, delete and restore. By default, staff.'),
  })
  .superRefine(({ schema, named, search, sort, order, unique }, context) => {
    // Errors of the schema itself have already been reported.
    const properties = fieldsOf(schema);
    const has = (name: string) => Object.hasOwn(properties, name);
    const refuse = (message: string, path: PropertyKey[]) => context.addIssue({ code: 'custom', message, path });
    const known = (names: readonly string[], at: string) =>
      names.forEach((name, place) => {
        if (!has(name)) refuse(`names "${name}", which is no field of its schema`, [at, place]);
      });
    known(named ?? [], 'named');
    known(search, 'search');
    known(sort, 'sort');
    unique.forEach((key, place) => {
      for (const name of key)
        if (!has(name)) refuse(`names "${name}", which is no field of its schema`, ['unique', place]);
    });
    for (const key of (order ?? '').split(',').filter(Boolean)) {
      const name = key.trim().replace(/^-/, '');
      if (!has(name) && !['id', 'createdAt', 'updatedAt'].includes(name))
        refuse(`names "${name}", which is no field of its schema`, ['order']);
    }
    for (const [at, names] of [
      ['sort', sort],
      ['unique', unique.flat()],
    ] as const)
      for (const name of names) {
        const field = has(name) ? properties[name] : undefined;
        if (field && !isIndexable(field))
          refuse(
            `names "${name}", which is too long for that: give the text a maxLength of at most ${LONGEST_INDEXED}, or leave it out`,
            [at],
          );
      }
  });
export type DeclaredResource = z.infer<typeof declaredResource>;

/** All resources of a module, without duplicates. */
export const declaredResources = z
  .array(declaredResource)
  .max(MOST_RESOURCES, `must be at most ${MOST_RESOURCES}`)
  .superRefine((resources, context) => {
    resources.forEach(({ name }, place) => {
      if (resources.findIndex((other) => other.name === name) < place)
        context.addIssue({
          code: 'custom',
          message: `is "${name}", as another resource of the module`,
          path: [place, 'name'],
        });
    });
  });

/** A module's own service behind the platform: requests below `/api/m/<module>/<path>/` are proxied to it. */
export const declaredService = z.strictObject({
  path: ownName.describe(
    'What is passed on: everything below /api/m/<module>/<path>/. The operator’s setting MODULE_SERVICES names where to.',
  ),
  access: who.default('staff').describe('Who may call it. By default, staff: everybody who is signed in.'),
});

/** The path of a module's resource below `/api`; also its table's name. */
export const pathOfResource = (module: string, name: string): string => `m/${module}/${name}`;

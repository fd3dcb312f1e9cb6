import { z } from 'zod';

/** Metadata that each field may have in addition to its rules. */
const about = {
  title: z.string().max(60).optional(),
  description: z.string().max(500).optional(),
};
const count = z.int().min(0).max(1_000_000).optional();
/** Whether the field may be null; written `type: ['string', 'null']` or `anyOf: [{ … }, { type: 'null' }]`. */
const nullable = z.boolean().optional();

/** The named string formats; the server defines what matches one, whatever `pattern` says. */
const textFormats = ['date', 'date-time', 'email', 'uuid', 'uri'] as const;

const textField = z.strictObject({
  type: z.literal('string'),
  minLength: count,
  maxLength: count,
  pattern: z.string().max(1_000).optional(),
  format: z
    .enum(textFormats, {
      error: ({ input }) => `has the format "${input}", which is none of ${textFormats.join(', ')}`,
    })
    .optional(),
  enum: z.array(z.string().max(200)).min(1).max(200).optional(),
  const: z.string().max(200).optional(),
  default: z.string().max(1_000).nullish(),
  nullable,
  ...about,
});

const numbers = {
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  multipleOf: z.number().positive().optional(),
  default: z.number().nullish(),
  nullable,
  ...about,
};
const numberField = z.strictObject({ type: z.literal('number'), ...numbers });
const wholeField = z.strictObject({ type: z.literal('integer'), ...numbers });
const yesNoField = z.strictObject({ type: z.literal('boolean'), default: z.boolean().optional(), ...about });

export type TextField = z.infer<typeof textField>;
export type NumberField = z.infer<typeof numberField> | z.infer<typeof wholeField>;
export type YesNoField = z.infer<typeof yesNoField>;
/** A list of values of one type. */
export interface ListField {
  type: 'array';
  items: FieldSchema;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  default?: unknown[] | undefined;
  title?: string | undefined;
  description?: string | undefined;
}
/** A nested object. */
export interface ObjectField extends RecordSchema {
  default?: Record<string, unknown> | undefined;
}
/** The schema of one field of a record. */
export type FieldSchema = TextField | NumberField | YesNoField | ListField | ObjectField;
/** The schema of a resource's records: the subset of JSON Schema that the platform stores, validates and returns. */
export interface RecordSchema {
  type: 'object';
  properties: Record<string, FieldSchema>;
  /** The required fields. An optional field without a default is null if left out. */
  required?: string[] | undefined;
  title?: string | undefined;
  description?: string | undefined;
}

/** The maximum nesting depth of lists and objects. */
const MOST_DEEP = 3;
/** The maximum number of fields in a resource, and in a nested object. */
const MOST_FIELDS = 60;

/** A nullable field in any notation, normalised to `nullable`. */
function withNullable(field: unknown): unknown {
  if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
  const { anyOf, type, ...rest } = field as Record<string, unknown>;
  if (Array.isArray(type) && type.length === 2 && type.includes('null'))
    return { ...rest, type: type.find((each) => each !== 'null') as unknown, nullable: true };
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return field;
  const isNull = (each: unknown) => (each as { type?: unknown } | null)?.type === 'null';
  const [inner] = anyOf.filter((each) => !isNull(each)) as unknown[];
  if (!anyOf.some(isNull) || typeof inner !== 'object' || inner === null) return field;
  return { ...rest, ...inner, nullable: true };
}

const kinds = 'string, number, integer, boolean, array, object';
const unknownType = ({ input }: { input?: unknown }) =>
  typeof input === 'object' && input !== null && 'type' in input
    ? `has the type ${JSON.stringify(input.type)}, which is none of ${kinds}`
    : `must say its "type": one of ${kinds}`;

/** Names reserved by records, list addresses or databases. */
const reserved = new Set(
  [
    ...['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'search', 'page', 'size', 'q', 'sort', 'fields'],
    ...['rowid', 'oid', '_rowid_', 'tableoid', 'xmin', 'xmax', 'cmin', 'cmax', 'ctid'],
    ...Object.getOwnPropertyNames(Object.prototype),
  ].map((name) => name.toLowerCase()),
);

const objectField = (depth: number) =>
  z
    .strictObject({
      $schema: z.string().optional(),
      type: z.literal('object'),
      properties: z.record(z.string().regex(/^[a-z][A-Za-z0-9_]{0,39}$/), fieldSchema(depth), {
        error: ({ code }) =>
          code === 'invalid_key'
            ? 'must have a name of 1 to 40 letters, digits and underscores, a small letter first'
            : undefined,
      }),
      required: z.array(z.string()).optional(),
      additionalProperties: z.literal(false).optional(),
      default: z.record(z.string(), z.unknown()).optional(),
      ...about,
    })
    .superRefine(({ properties, required = [] }, context) => {
      const names = Object.keys(properties);
      const refuse = (message: string, path: string[]) => context.addIssue({ code: 'custom', message, path });
      if (names.length === 0) refuse('must have at least one field', ['properties']);
      if (names.length > MOST_FIELDS)
        refuse(`must have at most ${MOST_FIELDS} fields, and has ${names.length}`, ['properties']);
      for (const name of names)
        if (reserved.has(name.toLowerCase()))
          refuse('has a name that the platform uses itself; give it another', ['properties', name]);
      for (const [place, name] of names.entries())
        if (names.slice(0, place).some((other) => other.toLowerCase() === name.toLowerCase()))
          refuse('differs from another field by the case of its letters alone', ['properties', name]);
      for (const name of required)
        if (!names.includes(name)) refuse(`names "${name}", which is no field`, ['required']);
    });

function fieldSchema(depth: number): z.ZodType<FieldSchema> {
  const plain = [textField, numberField, wholeField, yesNoField] as const;
  if (depth === 0)
    return z.preprocess(
      withNullable,
      z.discriminatedUnion('type', plain, {
        error: ({ input }) =>
          ['array', 'object'].includes(String((input as { type?: unknown } | null)?.type))
            ? `lies too deep: at most ${MOST_DEEP} lists and objects in each other`
            : unknownType({ input }),
      }),
    );
  const listField = z.strictObject({
    type: z.literal('array'),
    items: fieldSchema(depth - 1),
    minItems: count,
    maxItems: count,
    default: z.array(z.unknown()).optional(),
    ...about,
  });
  return z.preprocess(
    withNullable,
    z.discriminatedUnion('type', [...plain, listField, objectField(depth - 1)], { error: unknownType }),
  );
}

/** Parses the schema of a resource's records, written by a module or by `z.toJSONSchema(schema, { io: 'input' })`. */
export const recordSchema: z.ZodType<RecordSchema> = objectField(MOST_DEEP);

import { USUAL_LENGTH } from 'shared/contract/declaredResource';
import type { FieldSchema, NumberField, ObjectField, RecordSchema, TextField } from 'shared/contract/recordSchema';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { isEmail } from 'shared/domain/text/emailAddress';
import { z } from 'zod';
import { patternTest } from './pattern';

/** The most values in a list, where its schema has no limit. */
const USUAL_ITEMS = 1_000;

/** The field's name as sentences have it: `dueDate` is "due date". */
const wordsOf = (name: string) =>
  name.replace(/_/g, ' ').replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** How a text of each form looks: the test, and the end of the sentence that asks for it. */
const forms: Record<NonNullable<TextField['format']>, [test: (value: string) => boolean, words: string]> = {
  date: [isIsoDate, 'as an existing date, YYYY-MM-DD'],
  'date-time': [
    (value) => z.iso.datetime({ offset: true }).safeParse(value).success,
    'as a moment, such as 2026-04-01T09:30:00Z',
  ],
  email: [isEmail, 'as an email address'],
  uuid: [(value) => z.uuid().safeParse(value).success, 'as a UUID'],
  uri: [(value) => /^https?:\/\//i.test(value) && URL.canParse(value), 'as an address that begins with https://'],
};

const unstorable = /[\0\p{Surrogate}]/u;

function textOf(field: TextField, label: string): z.ZodType<unknown, unknown> {
  const { enum: words, const: only, format, pattern, minLength = 0, maxLength = USUAL_LENGTH } = field;
  const values = only === undefined ? words : [only];
  if (values) return z.enum(values as [string, ...string[]], { error: `The ${label} is one of ${values.join(', ')}.` });
  const [isForm, form] = format ? forms[format] : [() => true, ''];
  const misfitOf = pattern === undefined || format !== undefined ? () => undefined : patternTest(pattern);
  return z
    .string({ error: `Enter the ${label}.` })
    .trim()
    .max(maxLength, `Keep the ${label} within ${maxLength} characters.`)
    .min(
      minLength,
      minLength <= 1 ? `Enter the ${label}.` : `Enter the ${label} with at least ${minLength} characters.`,
    )
    .refine((value) => !unstorable.test(value), 'Remove the characters that cannot be shown.')
    .refine(isForm, `Enter the ${label} ${form}.`)
    .superRefine((value, context) => {
      const misfit = value.length > maxLength ? undefined : misfitOf(value);
      if (misfit === 'misfit') context.addIssue(`The ${label} does not have the form that it should: ${pattern}.`);
      if (misfit === 'too-long')
        context.addIssue(`The ${label} is too long for its form to be checked; send a shorter one, or fewer at once.`);
    })
    .meta({ ...(format && { format }), ...(pattern !== undefined && !format && { pattern }) });
}

function numberOf(
  { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: NumberField,
  label: string,
): z.ZodType<unknown, unknown> {
  let schema = z.number({ error: `Enter the ${label} as a number.` });
  if (type === 'integer') schema = schema.int(`The ${label} is a whole number.`);
  if (minimum !== undefined) schema = schema.min(minimum, `The ${label} is at least ${minimum}.`);
  if (maximum !== undefined) schema = schema.max(maximum, `The ${label} is at most ${maximum}.`);
  if (exclusiveMinimum !== undefined)
    schema = schema.gt(exclusiveMinimum, `The ${label} is above ${exclusiveMinimum}.`);
  if (exclusiveMaximum !== undefined)
    schema = schema.lt(exclusiveMaximum, `The ${label} is below ${exclusiveMaximum}.`);
  if (multipleOf !== undefined) schema = schema.multipleOf(multipleOf, `The ${label} is a multiple of ${multipleOf}.`);
  return schema;
}

/** A field's schema when it is present and not null. */
function valueOf(field: FieldSchema, label: string): z.ZodType<unknown, unknown> {
  switch (field.type) {
    case 'string':
      return textOf(field, label);
    case 'number':
    case 'integer':
      return numberOf(field, label);
    case 'boolean':
      return z.boolean({ error: `The ${label} is yes or no.` });
    case 'array': {
      const { items, minItems = 0, maxItems = USUAL_ITEMS } = field;
      return z
        .array(valueOf(items, label), { error: `Send the ${label} as a list.` })
        .min(minItems, `The ${label} has at least ${minItems} entries.`)
        .max(maxItems, `The ${label} has at most ${maxItems} entries.`);
    }
    case 'object':
      return z.object(shapeOf(field), { error: `Send the ${label} as an object.` });
  }
}

/** A field in requests: an optional one has its default, else null; booleans are never null. */
function fieldOf(field: FieldSchema, name: string, isRequired: boolean): z.ZodType<unknown, unknown> {
  const value = valueOf(field, field.title?.toLowerCase() ?? wordsOf(name));
  const fallback = field.default ?? (field.type === 'boolean' ? false : null);
  const isNullable = ('nullable' in field && field.nullable === true) || (!isRequired && fallback === null);
  if (isRequired && !isNullable) return value;
  if (!isNullable) return value.default(fallback);
  const orNothing = value.nullable();
  // A form sends an empty text for an empty field.
  const sent = field.type === 'string' ? z.preprocess((given) => (given === '' ? null : given), orNothing) : orNothing;
  return isRequired ? sent : sent.default(fallback);
}

function shapeOf({
  properties,
  required = [],
}: RecordSchema | ObjectField): Record<string, z.ZodType<unknown, unknown>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, fieldOf(field, name, required.includes(name))]),
  );
}

/**
 * What POST and PUT take of a declared resource's records, with a sentence for each thing that can be wrong. Texts are
 * trimmed. Throws an `Error` for a pattern that can't be checked in time.
 */
export const inputOf = (schema: RecordSchema): z.ZodObject => z.object(shapeOf(schema));

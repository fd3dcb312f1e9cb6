import { z } from 'zod';
import { declaredResources } from './declaredResource';

const text = { type: 'string', maxLength: 80 };
const entries = (over: object = {}, properties: object = { name: text }) => ({
  name: 'entries',
  title: 'entry',
  schema: { type: 'object', properties },
  ...over,
});
const refused = (...resources: object[]) => {
  const { error } = declaredResources.safeParse(resources);
  return error ? z.prettifyError(error).replace(/\n\s*/g, ' ') : '';
};

test('what zod writes of a schema is a resource’s', () => {
  const written = z.toJSONSchema(
    z.object({
      name: z.string().trim().min(1).max(80),
      email: z.email().nullish(),
      day: z.iso.date().nullable(),
      amount: z.int().min(0),
      state: z.enum(['draft', 'paid']).default('draft'),
      isFinal: z.boolean().default(false),
      lines: z.array(z.object({ label: z.string(), note: z.string().optional() })),
      at: z.iso.datetime(),
      code: z.string().regex(/^[A-Z]+$/),
    }),
    { io: 'input' },
  );
  expect(
    refused(entries({ schema: written, search: ['name'], sort: ['amount', 'day'], unique: [['email', 'day']] })),
  ).toBe('');
});

test.each<[string, object[], string]>([
  [
    'an unknown type',
    [entries({}, { born: { type: 'date' } })],
    'has the type "date", which is none of string, number, integer, boolean, array, object',
  ],
  ['no type', [entries({}, { born: {} })], 'must say its "type"'],
  ['a reference', [entries({}, { born: { $ref: '#/x' } })], 'must say its "type"'],
  ['several types', [entries({}, { born: { type: ['string', 'number'] } })], 'has the type ["string","number"]'],
  [
    'an unknown format',
    [entries({}, { ip: { type: 'string', format: 'ipv4' } })],
    'has the format "ipv4", which is none of',
  ],
  ['an unknown rule', [entries({}, { name: { ...text, contains: 'x' } })], 'Unrecognized key: "contains"'],
  ['a reserved field', [entries({}, { version: { type: 'integer' } })], 'has a name that the platform uses itself'],
  ['a field of JavaScript', [entries({}, { constructor: text })], 'has a name that the platform uses itself'],
  ['fields that differ by case alone', [entries({}, { name: text, nAme: text })], 'by the case of its letters alone'],
  ['a field with a hyphen', [entries({}, { 'a-b': text })], 'must have a name of 1 to 40 letters'],
  ['no field', [entries({}, {})], 'must have at least one field'],
  [
    'too many fields',
    [entries({}, Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, text])))],
    'must have at most 60 fields, and has 61',
  ],
  [
    'too much depth',
    [
      entries(
        {},
        {
          a: {
            type: 'array',
            items: { type: 'array', items: { type: 'array', items: { type: 'array', items: text } } },
          },
        },
      ),
    ],
    'lies too deep',
  ],
  [
    'a schema that is too long',
    [entries({}, { a: { ...text, enum: Array.from({ length: 250 }, (_, n) => 'x'.repeat(190) + String(n)) } })],
    'must be at most 40000 letters as JSON',
  ],
  ['a schema that is none', [entries({ schema: 'src/entry.ts' })], 'must be a JSON Schema of the type object'],
  ['another module’s name', [entries({ name: 'mfe-other/entries' })], 'no other module’s name goes here'],
  ['a name that it has twice', [entries(), entries()], 'is "entries", as another resource of the module'],
  ['a search in no field', [entries({ search: ['none'] })], 'names "none", which is no field of its schema'],
  ['an order by no field', [entries({ order: '-none' })], 'names "none", which is no field of its schema'],
  [
    'a key of a long text',
    [entries({ unique: [['name']] }, { name: { type: 'string' } })],
    'too long for that: give the text a maxLength of at most 600',
  ],
  ['readers who are nobody', [entries({ read: 'public' })], 'must be staff (everybody who is signed in) or owner'],
  [
    'more than a module may have',
    Array.from({ length: 21 }, (_, n) => entries({ name: `e${n}` })),
    'must be at most 20',
  ],
])('a resource with %s is refused in a sentence', (_what, resources, sentence) => {
  expect(refused(...resources)).toContain(sentence);
});

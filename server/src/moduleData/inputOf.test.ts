import { recordSchema } from 'shared/contract/recordSchema';
import { inputOf } from './inputOf';

const inputWith = (field: object, isRequired = true) =>
  inputOf(recordSchema.parse({ type: 'object', properties: { field }, required: isRequired ? ['field'] : [] }));
const read = (field: object, value: unknown, isRequired = true): unknown => {
  const { data, error } = inputWith(field, isRequired).safeParse(value === undefined ? {} : { field: value });
  return error ? error.issues[0]?.message : data?.field;
};

test.each<[object, unknown, unknown]>([
  [{ type: 'string' }, ' Asha ', 'Asha'],
  [{ type: 'string', minLength: 3 }, 'ab', 'Enter the field with at least 3 characters.'],
  [
    { type: 'string', title: 'Pay day', format: 'date' },
    '2026-02-30',
    'Enter the pay day as an existing date, YYYY-MM-DD.',
  ],
  [{ type: 'string', format: 'date-time' }, '2026-02-28T10:00:00+05:30', '2026-02-28T10:00:00+05:30'],
  [
    { type: 'string', format: 'uri' },
    'javascript:alert(1)',
    'Enter the field as an address that begins with https://.',
  ],
  [{ type: 'string', pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$' }, 'ABCDE1234F', 'ABCDE1234F'],
  [
    { type: 'string', pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$' },
    'x',
    'The field does not have the form that it should: ^[A-Z]{5}[0-9]{4}[A-Z]$.',
  ],
  [{ type: 'string', const: 'only' }, 'other', 'The field is one of only.'],
  [{ type: 'integer', exclusiveMinimum: 0 }, 0, 'The field is above 0.'],
  [{ type: 'number', multipleOf: 0.5 }, 0.7, 'The field is a multiple of 0.5.'],
  [{ type: 'boolean' }, 'yes', 'The field is yes or no.'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 1 }, ['a', 'b'], 'The field has at most 1 entries.'],
  [{ type: ['string', 'null'] }, null, null],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, null, null],
])('of %j, %j is read as it should', (field, value, expected) => {
  expect(read(field, value)).toEqual(expected);
});

test('what need not be given is its default, else null, and an empty text is nothing', () => {
  expect(read({ type: 'string' }, undefined, false)).toBeNull();
  expect(read({ type: 'string', format: 'email' }, '', false)).toBeNull();
  expect(read({ type: 'boolean' }, undefined, false)).toBe(false);
  expect(read({ type: 'integer', default: 3 }, undefined, false)).toBe(3);
});

test('a pattern that would take others minutes answers at once', () => {
  const begin = performance.now();
  expect(read({ type: 'string', pattern: '^(a|a)*$' }, `${'a'.repeat(4_000)}b`)).toContain('does not have the form');
  expect(performance.now() - begin).toBeLessThan(1_000);
  expect(() => inputWith({ type: 'string', pattern: '(?=a)a' })).toThrow('error parsing regexp');
});

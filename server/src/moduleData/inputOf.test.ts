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
  expect(read({ type: 'string', pattern: '^(a|a)*$' }, `${'a'.repeat(4_000)}b`)).toContain('does not have the form');
  expect(() => inputWith({ type: 'string', pattern: '(?=a)a' })).toThrow('error parsing regexp');
});

test('a text that its pattern would take long over is refused unread, and so is what comes to it in many texts', async () => {
  const slow = '.*.*.*.*.*.*.*.*x{900}';
  const tooLong = 'The field is too long for its form to be checked; send a shorter one, or fewer at once.';
  expect(read({ type: 'string', maxLength: 100_000, pattern: slow }, 'x'.repeat(90_000))).toBe(tooLong);
  const texts = Array.from({ length: 1_000 }, () => 'x'.repeat(200));
  expect(read({ type: 'array', items: { type: 'string', pattern: '.*.*.*.*x{100}' } }, texts)).toBe(tooLong);
  await new Promise((resolve) => setImmediate(resolve));
  expect(read({ type: 'string', pattern: '^x*$' }, 'xx')).toBe('xx');
});

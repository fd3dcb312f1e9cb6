import { preferenceInput, preferenceKey } from './preference';

test.each(['a', 'columns.leads', 'a-1.b', `a${'x'.repeat(63)}`])('%s names a preference', (key) => {
  expect(preferenceKey.safeParse(key).success).toBe(true);
});

test.each(['', '1a', '.a', 'A', 'aB', 'a b', 'a/b', 'a!', `a${'x'.repeat(64)}`])('%j names none', (key) => {
  expect(preferenceKey.safeParse(key).error?.issues[0]?.message).toMatch(/^Name a preference by 1 to 64 small letters/);
});

const problems = (input: object) => preferenceInput.safeParse(input).error?.issues.map(({ message }) => message);

test('a preference is any JSON value of at most 8 KB, in bytes', () => {
  expect([null, 0, '', { a: [1] }].map((value) => problems({ value }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(problems({ value: 'x'.repeat(8190) })).toBeUndefined();
  expect(problems({ value: 'x'.repeat(8191) })).toEqual(['Keep the preference within 8 KB.']);
  expect(problems({ value: 'é'.repeat(4096) })).toEqual(['Keep the preference within 8 KB.']);
  expect(problems({})).toEqual(['Send the preference as { "value": … }; null removes it.']);
});

import { callbackInput, leadInput } from './lead';

test.each([true, 'true', 'on', '1'])('the terms are ticked by %j', (terms) => {
  expect(callbackInput.parse({ mobile: '9876543210', terms }).terms).toBe(true);
});

test.each([false, 'false', 'off', '0', 1, '', null, undefined, {}])('the terms are not ticked by %j', (terms) => {
  expect(callbackInput.parse({ mobile: '9876543210', terms }).terms).toBe(false);
});

const problems = (over: object) =>
  leadInput.safeParse({ mobile: '9876543210', ...over }).error?.issues.map(({ path, message }) => [path[0], message]);

test.each(['', 'companies/a_1-b', 'ultrahrms/companies/x', 'candidates/1', `candidates/${'x'.repeat(64)}`])(
  'a lead can have become %j',
  (convertedTo) => expect(problems({ convertedTo })).toBeUndefined(),
);

test.each([
  'companies',
  'companies/',
  'companiesx1',
  'centers/1',
  'accounts/1',
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example',
  'x/companies/1',
  'companies/1/2',
  'companies/../1',
  'companies/!1',
  'companies/1!',
  `candidates/${'x'.repeat(65)}`,
])('a lead cannot have become %j', (convertedTo) => {
  expect(problems({ convertedTo })).toEqual([
    ['convertedTo', 'A lead becomes a company or a candidate, by "Convert".'],
  ]);
});

test('a lead can be called or written to', () => {
  expect(problems({ mobile: '', email: 'a@b.in' })).toBeUndefined();
  expect(problems({ email: '' })).toBeUndefined();
  expect(problems({ mobile: '', email: '' })).toEqual([['mobile', 'Enter a mobile number or an email address.']]);
});

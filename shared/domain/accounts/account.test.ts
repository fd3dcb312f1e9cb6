import { loginInput, profileInput, registrationInput } from './account';

const person = { name: 'Asha', email: 'a@example.in' };
const register = (password: string) =>
  registrationInput.safeParse({ ...person, password }).error?.issues.map(({ message }) => message) ?? [];
const profile = (over: object) =>
  profileInput.safeParse({ ...person, ...over }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('a new password has 8 to 200 characters, and not only spaces', () => {
  expect([register('12345678'), register(' '.repeat(7) + 'x'), register('x'.repeat(200))]).toEqual([[], [], []]);
  expect(register('1234567')).toEqual(['Use at least 8 characters for the password.']);
  expect(register(' '.repeat(8))).toEqual(['The password can’t be only spaces.']);
  expect(register('x'.repeat(201))).toEqual(['Use at most 200 characters for the password.']);
});

test('signing in needs a password, of any length', () => {
  const login = (password: string) => loginInput.safeParse({ email: 'a@b.in', password }).success;
  expect([login('x'), login('long enough'), login('')]).toEqual([true, true, false]);
});

test('another password is as good as a new one, and takes the current one', () => {
  const change = (password: string) => profile({ currentPassword: 'old', password, confirmPassword: password });
  expect([change('12345678'), change('')]).toEqual([[], []]);
  expect(change('1234567')).toEqual([['password', 'Use at least 8 characters for the password.']]);
  expect(change(' '.repeat(8))).toEqual([['password', 'The password can’t be only spaces.']]);
  expect(profile({ password: 'long enough', confirmPassword: 'long enough' })).toEqual([
    ['currentPassword', 'Enter your current password.'],
  ]);
});

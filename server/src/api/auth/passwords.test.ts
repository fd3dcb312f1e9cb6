import { hashPassword, isPassword } from './passwords';

test('a password only matches its own hash; without an account or a password, every one is wrong', async () => {
  const stored = await hashPassword('a long password');
  expect(stored).not.toBe(await hashPassword('a long password'));
  expect(await isPassword(stored, 'a long password')).toBe(true);
  expect(await isPassword(stored, 'a long passwort')).toBe(false);
  expect(await isPassword(undefined, 'a long password')).toBe(false);
  expect(await isPassword('', 'no account has this password')).toBe(false);
});

import { passwords } from './passwordPool';

/** The password's hash. Throws 503 if too many are being hashed. */
export const hashPassword = (password: string): Promise<string> => passwords.run('hashPassword', password);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the account's. Without an account, or one without a password (an empty hash), it takes as
 * long, and is false. Throws 503 if too many are being hashed.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password').catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  const known = await passwords.run('verifyPassword', { passwordHash: passwordHash || (await decoy), password });
  return known && Boolean(passwordHash);
}

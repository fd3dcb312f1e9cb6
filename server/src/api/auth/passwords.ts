import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's parameters: 19 MiB, 2 passes, 1 lane (OWASP's minimum of 2024). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Whether the password is the account's. Without an account it takes as long, and is false. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const known = await verify(passwordHash ?? (await decoy), password);
  return known && passwordHash !== undefined;
}

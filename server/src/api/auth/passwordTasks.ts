import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id with the library's parameters: 19 MiB, 2 passes, 1 lane (OWASP's minimum of 2024). */
export const hashPassword = (password: string): string => hashSync(password);

/** Whether a password is the hashed one. */
export const verifyPassword = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean =>
  verifySync(passwordHash, password);

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that are used most, in small letters: 380 KB that only this thread holds. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password is one of those that attackers try first, whatever the case of its letters. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await (common ??= commonPasswords())).has(password.toLowerCase());

import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id with the library's parameters: 19 MiB, 2 passes, 1 lane (OWASP's minimum of 2024). */
export const hashPassword = (password: string): string => hashSync(password);

/** Whether a password matches the hash. */
export const verifyPassword = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean =>
  verifySync(passwordHash, password);

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords, in lower case: 380 KB, loaded only in this worker. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password is a common one, ignoring case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await (common ??= commonPasswords())).has(password.toLowerCase());

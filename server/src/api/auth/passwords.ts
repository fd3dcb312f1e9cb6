import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from '../core/BoundedQueue';

/**
 * Hashing takes a thread of the pool that files are read in, and a processor: one of each stays for the others.
 * Half a hundred that wait are two seconds of work.
 */
const queue = new BoundedQueue(Math.max(1, Math.min(availableParallelism(), 4) - 1), 50);

/** argon2id with the library's parameters: 19 MiB, 2 passes, 1 lane (OWASP's minimum of 2024). Throws 503 when too many are hashed. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password));
}

let decoy: Promise<string> | undefined;

/** Whether the password is the account's. Without an account it takes as long, and is false. Throws 503 when too many are hashed. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const known = await queue.run(async () => verify(passwordHash ?? (await decoy) ?? '', password));
  return known && passwordHash !== undefined;
}

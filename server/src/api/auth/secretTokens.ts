import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret, from which it can't be derived. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

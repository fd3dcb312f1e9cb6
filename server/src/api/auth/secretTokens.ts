import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they are in a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret, from which nobody can derive it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

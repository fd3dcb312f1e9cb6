import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they are in a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: nobody gets it back from that. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

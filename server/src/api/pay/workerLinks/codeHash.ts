import { hashOf } from '../../auth/secretTokens';

/**
 * The stored hash of a link's code. It includes the link's secret, which is stored nowhere, because six digits alone
 * could be guessed.
 */
export const codeHash = (token: string, code: string): string => hashOf(`${token}:${code}`);

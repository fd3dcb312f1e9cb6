import { hashOf } from '../../auth/secretTokens';

/**
 * The stored hash of a link's code. The link's secret, which is stored nowhere, is part of the hash: six digits alone
 * could be found by trying.
 */
export const codeHash = (token: string, code: string): string => hashOf(`${token}:${code}`);

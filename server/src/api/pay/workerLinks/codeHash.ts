import { hashOf } from '../../auth/secretTokens';

/** What is stored of a link's code. With the link's secret in it, which is stored nowhere: six digits alone would be found by trying. */
export const codeHash = (token: string, code: string): string => hashOf(`${token}:${code}`);

import { z } from 'zod';

const tans = z.array(z.string());

/** A company's TANs, of the text that its table keeps. */
export const tansOf = (stored: unknown): string[] => tans.parse(JSON.parse(String(stored)));

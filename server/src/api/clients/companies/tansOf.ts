import { z } from 'zod';

const tans = z.array(z.string());

/** A company's TANs, parsed from its column. */
export const tansOf = (stored: unknown): string[] => tans.parse(JSON.parse(String(stored)));

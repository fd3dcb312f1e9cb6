import { z } from 'zod';
import { yesNo } from './validation';

/** The most records that one call acts on together. */
export const MOST_TOGETHER = 500;

/** Records for one act, each done separately. `isCheck`: only a preview. */
export const togetherBody = (many: string, most = MOST_TOGETHER) =>
  z.object({
    ids: z
      .array(z.string().max(64), { error: `Send the ids of the ${many} as a list.` })
      .min(1, `Choose at least one of the ${many}.`)
      .max(most, `Choose at most ${most} ${many} at once.`),
    isCheck: yesNo('Checking').default(false),
  });

/** The result, or preview, for a record. */
export const togetherResult = z.object({
  id: z.string(),
  /** Why nothing was done with it; empty where it was. */
  reason: z.string(),
  /** What was, or would be, done with it, in a few words; empty where that goes without saying. */
  says: z.string(),
});
export type TogetherResult = z.infer<typeof togetherResult>;

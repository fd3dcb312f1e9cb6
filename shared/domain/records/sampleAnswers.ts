import { z } from 'zod';

/** The number of samples of one kind, and its name: `Invoices`. */
const sampleCount = z.object({ label: z.string(), count: z.number().int() });

/** What removing the samples takes away, or took away, and which of them stay as the company's own. */
export const samplesAnswer = z.object({
  removed: z.array(sampleCount),
  /** Samples that something real refers to: they stay, and are no samples any more. */
  kept: z.array(sampleCount),
});
export type SamplesAnswer = z.infer<typeof samplesAnswer>;

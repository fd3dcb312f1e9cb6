import { z } from 'zod';
import { metricGroups } from './metric';

/** A figure of what is there, instead of a sample. */
const homeFigure = z.object({
  group: z.enum(metricGroups),
  label: z.string(),
  /** As it is shown; of a chart's group a percentage. */
  value: z.string(),
  /** The page that lists what was counted; empty for none. */
  path: z.string(),
});
export type HomeFigure = z.infer<typeof homeFigure>;

/** A first step of a company in the console, done once there is what it leads to. */
const firstStep = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  isDone: z.boolean(),
  /** What is in the way, a sentence each. */
  blocks: z.array(z.string()),
});
export type FirstStep = z.infer<typeof firstStep>;

/** What the home shows of what is there. */
export const home = z.object({
  /** Whether something real was entered. Until then the home shows the sample figures. */
  isReal: z.boolean(),
  /** In their order; as far as whoever asks may see them. */
  figures: z.array(homeFigure),
  /** The owner's first steps, until all are done; none for anybody else. */
  steps: z.array(firstStep),
});
export type Home = z.infer<typeof home>;

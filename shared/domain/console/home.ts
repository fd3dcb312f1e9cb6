import { z } from 'zod';
import { metricGroups } from './metric';

/** A real figure instead of a sample. */
const homeFigure = z.object({
  group: z.enum(metricGroups),
  label: z.string(),
  /** As it is shown; of a chart's group a percentage. */
  value: z.string(),
  /** The page that lists the counted records; empty for none. */
  path: z.string(),
});
export type HomeFigure = z.infer<typeof homeFigure>;

/** A first step of a company in the console, done once its records exist. */
const firstStep = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  isDone: z.boolean(),
  /** What is in the way, a sentence each. */
  blocks: z.array(z.string()),
});
export type FirstStep = z.infer<typeof firstStep>;

/** The content of the home. */
export const home = z.object({
  /** Whether something real was entered. Until then the home shows the sample figures. */
  isReal: z.boolean(),
  /** In order; as far as the caller may see them. */
  figures: z.array(homeFigure),
  /** The owner's first steps, until all are done; none for anybody else. */
  steps: z.array(firstStep),
});
export type Home = z.infer<typeof home>;

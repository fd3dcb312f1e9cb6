import { z } from 'zod';
import { metricGroups } from './metric';

/** A real figure instead of a sample. */
const homeFigure = z.object({
  group: z.enum(metricGroups),
  label: z.string(),
  /** The displayed value; in a chart's group a percentage. */
  value: z.string(),
  /** The page that lists the counted records; empty for none. */
  path: z.string(),
});
export type HomeFigure = z.infer<typeof homeFigure>;

/** A company's first step in the console, done once its records exist. */
const firstStep = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  isDone: z.boolean(),
  /** What blocks it, one sentence each. */
  blocks: z.array(z.string()),
});
export type FirstStep = z.infer<typeof firstStep>;

/** The content of the home page. */
export const home = z.object({
  /** Whether anything real was entered. Until then the home page shows sample figures. */
  isReal: z.boolean(),
  /** In order; only those the caller may see. */
  figures: z.array(homeFigure),
  /** The owner's first steps, until all are done; empty for other accounts. */
  steps: z.array(firstStep),
});
export type Home = z.infer<typeof home>;

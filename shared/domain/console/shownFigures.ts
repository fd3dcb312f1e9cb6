import type { Home } from './home';
import type { Metric } from './metric';
import { isSampleMetric } from './metricSamples';

/** A figure on the home page. */
export interface ShownFigure {
  id: string;
  label: string;
  value: string;
  /** The page that lists the counted records; empty for none. */
  path: string;
  isSample: boolean;
}

/** The value of a figure that nobody has entered. */
const BLANK = '0';

/** Whether no figure has a value yet. */
export const areBlank = (figures: readonly Pick<ShownFigure, 'value'>[]): boolean =>
  figures.every(({ value }) => value === BLANK);

/**
 * The figures of a group: real ones, and the owner's own; while nothing is real, the owner's or the initial samples.
 */
export function shownFigures(group: Metric['group'], metrics: readonly Metric[], home: Home): ShownFigure[] {
  const own = metrics
    .filter((metric) => metric.group === group)
    .map(({ id, label, value, ...rest }) => ({
      id,
      label,
      value,
      path: '',
      isSample: isSampleMetric({ ...rest, label, value }),
    }));
  if (!home.isReal) return own;
  const found = home.figures.filter((figure) => figure.group === group);
  return [
    ...found.map(({ label, value, path }) => ({ id: `home ${label}`, label, value, path, isSample: false })),
    ...own.filter(({ isSample, value }) => !isSample && value !== BLANK),
  ];
}

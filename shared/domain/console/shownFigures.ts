import type { Home } from './home';
import type { Metric } from './metric';
import { isSampleMetric } from './metricSamples';

/** A figure of the home as it is shown. */
export interface ShownFigure {
  id: string;
  label: string;
  value: string;
  /** The page that lists what was counted; empty for none. */
  path: string;
  isSample: boolean;
}

/** What is in a figure that nobody has written. */
const BLANK = '0';

/** Whether none of some figures says anything yet. */
export const areBlank = (figures: readonly Pick<ShownFigure, 'value'>[]): boolean =>
  figures.every(({ value }) => value === BLANK);

/** The figures of a group: of what is there, and what the owner wrote; while nothing real is there, those that the owner has or a first start brought. */
export function shownFigures(group: Metric['group'], metrics: readonly Metric[], home: Home): ShownFigure[] {
  const own = metrics
    .filter((metric) => metric.group === group)
    .map(({ id, label, value, ...rest }) => ({
      ...{ id, label, value, path: '' },
      isSample: isSampleMetric({ ...rest, label, value }),
    }));
  if (!home.isReal) return own;
  const found = home.figures.filter((figure) => figure.group === group);
  return [
    ...found.map(({ label, value, path }) => ({ id: `home ${label}`, label, value, path, isSample: false })),
    ...own.filter(({ isSample, value }) => !isSample && value !== BLANK),
  ];
}

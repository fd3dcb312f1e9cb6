import { sampleFigures } from '../../product/product';
import type { Metric, MetricInput } from './metric';

/** Shown on a fresh installation until the owner enters the company's own figures. */
export const metricSamples = Object.entries(sampleFigures).flatMap(([group, rows]) =>
  rows.map(([label, value], position) => ({ group: group as MetricInput['group'], label, value, position })),
);

/** Whether a figure is still the sample: nobody has changed it since the first start. */
export const isSampleMetric = ({
  version,
  group,
  label,
  value,
}: Pick<Metric, 'version' | 'group' | 'label' | 'value'>): boolean =>
  version === 1 &&
  metricSamples.some((sample) => sample.group === group && sample.label === label && sample.value === value);

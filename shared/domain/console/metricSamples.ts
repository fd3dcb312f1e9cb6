import type { Metric, MetricInput } from './metric';

/** The sample figures of the home, in the order in which they are shown. */
const figures: Record<MetricInput['group'], [label: string, value: string][]> = {
  company: [
    ['Total Employees', '120'],
    ['Active Projects', '15'],
    ['Pending Leaves', '6'],
    ['Revenue', '$120K'],
  ],
  mine: [
    ['Assigned Projects', '8'],
    ['Team Members', '25'],
    ['Pending Leaves', '4'],
    ['Project Deadlines', '3'],
    ['Performance Score', '88%'],
  ],
  attendance: [
    ['Jan', '92'],
    ['Feb', '88'],
    ['Mar', '95'],
    ['Apr', '85'],
    ['May', '90'],
  ],
  department: [
    ['HR', '85'],
    ['IT', '92'],
    ['Sales', '78'],
    ['Finance', '88'],
  ],
};

/** What a fresh start shows until the owner writes the company's own figures. */
export const metricSamples = Object.entries(figures).flatMap(([group, rows]) =>
  rows.map(([label, value], position) => ({ group: group as MetricInput['group'], label, value, position })),
);

/** Whether a figure is still the sample: nobody has written it since the first start. */
export const isSampleMetric = ({
  version,
  group,
  label,
  value,
}: Pick<Metric, 'version' | 'group' | 'label' | 'value'>): boolean =>
  version === 1 &&
  metricSamples.some((sample) => sample.group === group && sample.label === label && sample.value === value);

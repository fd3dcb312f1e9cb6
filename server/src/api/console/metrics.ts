import { metricInput, metricRecord } from 'shared/domain/console/metric';
import { metricSamples } from 'shared/domain/console/metricSamples';
import { defineResource } from '../records/defineResource';

/** The figures of the dashboard home; everyone sees them, the owner edits them. */
export const metrics = defineResource({
  path: 'metrics',
  title: 'figure',
  input: metricInput,
  record: metricRecord,
  named: ['label'],
  search: ['label'],
  order: 'group,position',
  reserved: ['write', 'delete'],
  seed: () => metricSamples,
  withoutSample: () => ({ value: '0' }),
  blank: () => metricSamples.map((figure) => ({ ...figure, value: '0' })),
});

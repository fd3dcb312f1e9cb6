import { isSampleMetric, metricSamples } from './metricSamples';

test.each(metricSamples)('$label $value is a sample until somebody writes it', (sample) => {
  expect(isSampleMetric({ ...sample, version: 1 })).toBe(true);
  expect(isSampleMetric({ ...sample, version: 2 })).toBe(false);
});

test('the zeros of a start without samples, and figures that were added, are none', () => {
  for (const sample of metricSamples) expect(isSampleMetric({ ...sample, value: '0', version: 1 })).toBe(false);
  expect(isSampleMetric({ group: 'company', label: 'Trainees', value: '120', version: 1 })).toBe(false);
});

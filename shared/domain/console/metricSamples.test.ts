import { isSampleMetric, metricSamples } from './metricSamples';

test.each(metricSamples)('$label $value is a sample until somebody writes it', (sample) => {
  expect(isSampleMetric({ ...sample, version: 1 })).toBe(true);
  expect(isSampleMetric({ ...sample, version: 2 })).toBe(false);
});

test('the zeros of a start without samples, and figures that were added, are none', () => {
  for (const sample of metricSamples) expect(isSampleMetric({ ...sample, value: '0', version: 1 })).toBe(false);
  expect(isSampleMetric({ group: 'company', label: 'Trainees', value: '120', version: 1 })).toBe(false);
});

test('the samples are the figures of a fresh start, in the order in which they are shown', () => {
  const group = (name: string) =>
    metricSamples.filter((sample) => sample.group === name).map(({ label, value }) => `${label}: ${value}`);
  expect(group('company')).toEqual([
    'Total Employees: 120',
    'Active Projects: 15',
    'Pending Leaves: 6',
    'Revenue: $120K',
  ]);
  expect(group('mine')).toEqual([
    'Assigned Projects: 8',
    'Team Members: 25',
    'Pending Leaves: 4',
    'Project Deadlines: 3',
    'Performance Score: 88%',
  ]);
  expect(group('attendance')).toEqual(['Jan: 92', 'Feb: 88', 'Mar: 95', 'Apr: 85', 'May: 90']);
  expect(group('department')).toEqual(['HR: 85', 'IT: 92', 'Sales: 78', 'Finance: 88']);
});

import { periodOptions } from './periodOptions';

test('a financial year has twelve months, four quarters and itself to choose from', () => {
  const labels = periodOptions('2025-26').map(({ label }) => label);
  expect(labels).toHaveLength(17);
  expect([labels[0], labels[11], labels[12], labels[16]]).toEqual(['Apr 2025', 'Mar 2026', 'Q1 2025-26', 'FY 2025-26']);
});

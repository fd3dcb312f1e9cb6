import { stageTimes } from './stageTimes';
import type { VacancyStage } from './vacancy';

const stages: VacancyStage[] = [
  { status: 'Open', since: '2026-11-01T20:00:00.000Z' },
  { status: 'Part filled', since: '2026-11-05T10:00:00.000Z' },
];
const now = '2026-11-08T10:00:00.000Z';
const days = (of: VacancyStage[]) => stageTimes(of, now).map((stage) => stage.days);

test('each stage lasts until the next one, by the days of India', () => {
  expect(days(stages)).toEqual([3, 3]);
});

test.each(['Filled', 'Closed'] as const)('%s is the end', (status) => {
  expect(days([...stages, { status, since: now }])).toEqual([3, 3, undefined]);
});

import { daysToFill, stageTimes } from './stageTimes';
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

test('a vacancy took the days from its first stage until it was first filled', () => {
  const at = (status: 'Open' | 'Part filled' | 'Filled', since: string) => ({ status, since });
  const open = at('Open', '2026-04-01T09:00:00.000Z');
  expect(daysToFill([open, at('Part filled', '2026-04-03T09:00:00.000Z')])).toBeUndefined();
  expect(daysToFill([])).toBeUndefined();
  const filled = [at('Filled', '2026-04-10T19:00:00.000Z'), at('Part filled', '2026-05-01T09:00:00.000Z')];
  expect(daysToFill([open, ...filled, at('Filled', '2026-06-01T09:00:00.000Z')])).toBe(10);
});

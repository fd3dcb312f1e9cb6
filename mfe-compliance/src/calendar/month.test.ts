import { dayAfterKey, dayName, weeksOf } from './month';

test('a month is whole weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2025-08');
  expect(weeks).toHaveLength(6);
  expect([weeks[0]?.[0], weeks[0]?.[5], weeks[5]?.[0], weeks[5]?.[6]]).toEqual([
    '2025-07-27',
    '2025-08-01',
    '2025-08-31',
    '2025-09-06',
  ]);
  expect(weeksOf('2026-02')).toHaveLength(4);
});

test('a day is named with its weekday', () => expect(dayName('2025-08-15')).toBe('Friday 15 Aug 2025'));

test.each([
  ['ArrowLeft', false, '2025-08-14'],
  ['ArrowRight', false, '2025-08-16'],
  ['ArrowUp', false, '2025-08-08'],
  ['ArrowDown', false, '2025-08-22'],
  ['Home', false, '2025-08-10'],
  ['End', false, '2025-08-16'],
  ['PageUp', false, '2025-07-15'],
  ['PageDown', false, '2025-09-15'],
  ['PageUp', true, '2024-08-15'],
  ['PageDown', true, '2026-08-15'],
  ['a', false, undefined],
])('%s (shift %p) leads from 15 Aug 2025 to %p', (key, isShift, to) =>
  expect(dayAfterKey('2025-08-15', key, isShift)).toBe(to),
);

test('without such a day in the month, the last one is used', () =>
  expect(dayAfterKey('2026-01-31', 'PageDown', false)).toBe('2026-02-28'));

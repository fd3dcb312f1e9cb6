import { refuseMark } from 'shared/domain/work/attendance/refuseMark';
import { inHindi } from './inHindi';

const placed = [{ startsOn: '2026-04-10', endsOn: '2026-04-20' }];
const refusal = (day: string, code: 'P' | 'A', overtimeMinutes = 0, person: string | undefined = 'आशा') =>
  refuseMark({ day, code, overtimeMinutes }, '2026-04', person, placed) ?? '';

test.each([
  refusal('2026-05-01', 'P'),
  refuseMark({ day: '2026-04-12', code: 'P', overtimeMinutes: 0 }, '2026-04', undefined, []) ?? '',
  refusal('2026-04-09', 'P'),
  refusal('2026-04-21', 'P'),
  refusal('2026-04-12', 'P', 10),
  refusal('2026-04-12', 'P', 17 * 60),
  refusal('2026-04-12', 'A', 15),
  'This day is marked at another center. Clear it there first.',
  'You have marked this day 30 times. Ask a colleague in the office to mark it.',
])('a supervisor who reads Hindi reads "%s" in Hindi, with its dates', (sentence) => {
  expect(sentence).toMatch(/[a-z]/);
  expect(inHindi(sentence)).toMatch(/[\u0900-\u097f]/);
  expect(inHindi(sentence)).not.toMatch(/[A-Za-z]/);
});

test('what is not known stays as it is', () => {
  expect(inHindi('The disk is full.')).toBe('The disk is full.');
});

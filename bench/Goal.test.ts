import { apart, type Goal, goalTable, goalText, isMet } from './Goal';

const paint: Goal = { what: 'largest paint', value: 1.5, limit: { most: 1.02 }, of: 'the static page’s' };
const answers: Goal = { what: 'answers', value: 900, limit: { least: 800 } };

test('a figure meets what it may be at most, or must be at least, with the limit itself', () => {
  expect(isMet(paint)).toBe(false);
  expect(isMet({ ...paint, value: 1.02 })).toBe(true);
  expect(isMet(answers)).toBe(true);
  expect(isMet({ ...answers, value: 800 })).toBe(true);
  expect(isMet({ ...answers, value: 799 })).toBe(false);
});

test('a goal says its limit with its unit and what it is a share of', () => {
  expect(goalText(paint)).toBe('largest paint: at most 1.02 of the static page’s');
  expect(goalText({ ...answers, unit: 'ms' })).toBe('answers: at least 800 ms');
});

test('how far two runs lie apart is a share of the greater, whichever came first', () => {
  expect(apart(paint)).toBeUndefined();
  expect(apart({ ...paint, value: 85, before: 100 })).toBeCloseTo(0.15);
  expect(apart({ ...paint, value: 100, before: 85 })).toBeCloseTo(0.15);
  expect(apart({ ...paint, value: 0, before: 0 })).toBe(0);
  expect(apart({ ...paint, value: -4, before: 4 })).toBe(2);
});

test('the table shows both runs, and leaves the first run’s places empty', () => {
  const { rows } = goalTable([
    { ...paint, before: 1.2 },
    { ...answers, unit: 'bytes' },
  ]);
  expect(rows).toEqual([
    ['largest paint: at most 1.02 of the static page’s', '1.50', '1.20', '20%', '**missed**'],
    ['answers: at least 800 bytes', '900 bytes', '', '', 'met'],
  ]);
});

import { readMoment } from './readMoment';

const now = new Date('2026-11-28T10:00:00Z');

test('a moment is read in India’s time, with seconds or without', () => {
  expect(readMoment('2026-11-28 10:15', now)).toEqual(new Date('2026-11-28T04:45:00Z'));
  expect(readMoment('2026-11-28T00:15:07', now)).toEqual(new Date('2026-11-27T18:45:07Z'));
});

test.each([
  ['yesterday', /is no moment/],
  ['2026-11-28', /is no moment/],
  ['2026-02-30 10:00', /is no moment/],
  ['2026-11-28 25:00', /is no moment/],
  ['2026-11-28 15:31', /is yet to come/],
])('%s is refused', (text, sentence) => {
  expect(() => readMoment(text, now)).toThrow(sentence);
});

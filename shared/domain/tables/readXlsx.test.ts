import { dateText } from './readXlsx';

/** A serial number as the library reads it: cut to the millisecond below. */
const cell = (serial: number) => new Date(Math.floor((serial - 25_569) * 86_400_000));

test('all minutes of a day are read as they were entered, though their serial numbers only come near them', () => {
  const wrong = Array.from({ length: 24 * 60 }, (_, minute) => minute).filter((minute) => {
    const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return dateText(cell(46_327 + minute / 1440)) !== (minute === 0 ? '2026-11-01' : `2026-11-01 ${clock}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['a day that floats just below midnight', 46_327.999_999_999, '2026-11-02'],
  ['seconds', 46_327 + (9 * 3600 + 72) / 86_400, '2026-11-01 09:01:12'],
  ['a time without a day', 9.083_333_333_333 / 24, '09:05'],
  ['the end of a day', 1, '24:00'],
])('%s is read as it was entered', (_, serial, text) => expect(dateText(cell(serial))).toBe(text));

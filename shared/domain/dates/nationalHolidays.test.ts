import { holidayInput } from './holiday';
import { nationalHolidays } from './nationalHolidays';

test.each([2026, 2027, 2028])(
  '%d has its seventeen holidays, by date, each once; what follows the moon is to be confirmed',
  (year) => {
    const holidays = nationalHolidays(year);
    expect(holidays).toHaveLength(17);
    expect(new Set(holidays.map(({ name }) => name)).size).toBe(17);
    expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).sort());
    expect(holidays.filter(({ isTentative }) => !isTentative).map(({ name, date }) => [name, date])).toEqual([
      ['Republic Day', `${year}-01-26`],
      ['Independence Day', `${year}-08-15`],
      ['Gandhi Jayanti', `${year}-10-02`],
      ['Christmas', `${year}-12-25`],
    ]);
    for (const holiday of holidays) expect(holidayInput.safeParse(holiday).error).toBeUndefined();
  },
);

test('a year that nobody knows yet has the fixed ones', () =>
  expect(nationalHolidays(2040).map(({ name }) => name)).toEqual([
    'Republic Day',
    'Independence Day',
    'Gandhi Jayanti',
    'Christmas',
  ]));

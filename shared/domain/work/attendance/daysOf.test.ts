import { daysOf, paidDays, sumDays } from './daysOf';

const june = { days: 'PPHWFCSEA.PPPPPPPPPPPPPPPPPPPP', overtime: { 1: 90, 12: 30 } };

it('counts the letters and the overtime of the days of a placement', () => {
  expect(daysOf(june, [1, 10])).toEqual({
    counts: { P: 2, H: 1, W: 1, F: 1, C: 1, S: 1, E: 1, A: 1 },
    unmarked: 1,
    overtimeMinutes: 90,
  });
});

it('comes to the same in parts as in one', () => {
  for (let day = 0; day <= 30; day++)
    expect(sumDays([daysOf(june, [1, day]), daysOf(june, [day + 1, 30])])).toEqual(daysOf(june, [1, 30]));
});

it('pays what was worked, leave and holidays, and the weekly off only of a month', () => {
  const days = daysOf(june, [1, 10]);
  expect(paidDays(days, 'month')).toBe(7.5);
  expect(paidDays(days, 'day')).toBe(6.5);
  expect(paidDays(days, 'hour')).toBe(6.5);
});

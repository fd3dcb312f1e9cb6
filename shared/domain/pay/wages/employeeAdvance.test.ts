import { accountOfAdvances, dueOfAdvances } from './employeeAdvance';

const advance = (amountPaise: number, instalmentPaise = 0) => ({ day: '2026-10-31', amountPaise, instalmentPaise });

test.each([
  ['a month gives back its instalment', [advance(600_000, 200_000)], 0, 200_000],
  ['the last month what is left', [advance(600_000, 200_000)], 500_000, 100_000],
  ['two advances both instalments', [advance(600_000, 200_000), advance(100_000, 50_000)], 0, 250_000],
  ['without an instalment all of it', [advance(600_000)], 100_000, 500_000],
  ['nothing once it is given back', [advance(600_000, 200_000)], 600_000, 0],
])('%s', (_, advances, recovered, due) => {
  expect(dueOfAdvances(advances, recovered)).toBe(due);
});

test('what was given back beyond an advance is no debt of the firm’s', () => {
  expect(accountOfAdvances([advance(100_000)], 120_000)).toEqual({
    ...{ advancedPaise: 100_000, recoveredPaise: 120_000, leftPaise: 0 },
  });
});

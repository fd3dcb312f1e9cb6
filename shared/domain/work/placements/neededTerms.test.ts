import { neededTerms } from './neededTerms';

const whole = { grossPaise: 1_640_000, basicPaise: 1_200_000, billBasis: 'month', billPaise: 2_100_000 } as const;

test.each([
  [whole, ''],
  [{ ...whole, billPaise: 0, billBasis: 'cost plus' as const }, ''],
  [{ ...whole, billPaise: 0 }, 'Bills will need the billing rate.'],
  [{ ...whole, basicPaise: 0 }, 'Wages will need the basic wage.'],
  [
    { ...whole, grossPaise: 0, basicPaise: 0, billPaise: 0 },
    'Wages will need the gross wage, and bills the billing rate.',
  ],
])('a placement with %j: %j', (placement, needed) => {
  expect(neededTerms(placement)).toBe(needed);
});

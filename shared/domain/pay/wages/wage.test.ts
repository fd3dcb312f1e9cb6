import { rateOf, wageInput, wageLine } from './wage';

const line = { name: 'Asha', days: 30, grossRatePaise: 1000 };
const problems = (over: object) =>
  wageLine.safeParse({ ...line, ...over }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('a line begins as worked out from its days, of a member of everything', () => {
  expect(wageLine.parse(line)).toMatchObject({
    setByHand: false,
    pfMember: true,
    pensionMember: true,
    esiMember: true,
    grossPaise: 0,
  });
});

test('a month has 0 to 31 days paid', () => {
  expect([problems({ days: 0 }), problems({ days: 31 })]).toEqual([[], []]);
  expect(problems({ days: 31.5 })).toEqual([['days', 'A month has at most 31 days.']]);
});

test('the rate’s parts lie within its gross, told at the rate’s own fields', () => {
  expect(problems({ basicRatePaise: 1001 })).toEqual([
    ['basicRatePaise', 'The basic wage cannot be above the gross wage.'],
  ]);
  expect(problems({ basicRatePaise: 600, houseRentRatePaise: 400 })).toEqual([]);
  expect(problems({ basicRatePaise: 600, houseRentRatePaise: 400, conveyanceRatePaise: 1 })).toEqual([
    ['grossRatePaise', 'The gross wage is less than the sum of its parts.'],
  ]);
  expect(rateOf(wageLine.parse({ ...line, basicRatePaise: 1, houseRentRatePaise: 2, conveyanceRatePaise: 3 }))).toEqual(
    {
      basicPaise: 1,
      houseRentPaise: 2,
      conveyancePaise: 3,
      grossPaise: 1000,
    },
  );
});

test('amounts are looked at when they are set by hand, overtime with them, and only with a reason', () => {
  const earned = { basicPaise: 600, houseRentPaise: 300, grossPaise: 1000, overtimePaise: 101 };
  expect(problems(earned)).toEqual([]);
  expect(problems({ ...earned, setByHand: true, handNote: 'Two months' })).toEqual([
    ['grossPaise', 'The gross wage is less than the sum of its parts and the overtime.'],
  ]);
  expect(problems({ ...earned, overtimePaise: 100, setByHand: true, handNote: 'Two months' })).toEqual([]);
  expect(problems({ ...earned, overtimePaise: 0, houseRentPaise: 401, setByHand: true, handNote: 'x' })).toEqual([
    ['grossPaise', 'The gross wage is less than the sum of its parts.'],
  ]);
  expect(problems({ setByHand: true })).toEqual([['handNote', 'Give a reason for setting the amounts by hand.']]);
});

test.each([
  [-1, 'The number of employees cannot be negative.'],
  [1.5, 'The number of employees is a whole number.'],
  [1_000_001, 'The number of employees is too large.'],
])('a register of %p employees is refused', (employees, message) => {
  const { error } = wageInput.safeParse({ month: '2026-04', employees });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a register has from none to a million employees', () => {
  expect([0, 1_000_000].every((employees) => wageInput.safeParse({ month: '2026-04', employees }).success)).toBe(true);
});

import { welfareFund } from './welfareFund';

const shares = (state: string, month: string, grossPaise = 2_000_000, leftOn: string | null = null) => {
  const { welfareEmployeePaise, welfareEmployerPaise, welfareMissing } = welfareFund(
    state,
    { grossPaise, leftOn },
    month,
  );
  return [welfareEmployeePaise, welfareEmployerPaise, welfareMissing];
};

test('is taken in the months of the state alone', () => {
  expect(shares('27', '2026-06')).toEqual([2500, 7500, false]);
  expect(shares('27', '2026-07')).toEqual([0, 0, false]);
});

test('is of whoever is on the register on the last day: who left on 10 December pays nothing in Maharashtra, and in Haryana as before', () => {
  expect(shares('27', '2026-12', 2_000_000, '2026-12-10')).toEqual([0, 0, false]);
  expect(shares('27', '2026-12', 2_000_000, '2026-12-31')).toEqual([2500, 7500, false]);
  expect(shares('06', '2026-12', 2_000_000, '2026-12-10')).toEqual([3400, 6800, false]);
});

test('of a percentage is at most the fixed share, and the employer’s follows it', () => {
  expect(shares('06', '2026-07', 1_000_000)).toEqual([2000, 4000, false]);
  expect(shares('06', '2026-07', 5_000_000)).toEqual([3400, 6800, false]);
});

test('takes nothing of nothing, and nothing where there is no fund', () => {
  expect(shares('27', '2026-06', 0)).toEqual([0, 0, false]);
  expect(shares('20', '2026-06')).toEqual([0, 0, false]);
});

test('of a state without a row is missing, not nothing', () => {
  expect(shares('34', '2026-06')).toEqual([0, 0, true]);
  expect(shares('', '2026-06')).toEqual([0, 0, true]);
});

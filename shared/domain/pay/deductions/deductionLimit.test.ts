import { beyondLimitPaise, deductedPaise } from './deductionLimit';

const line = (more: object) => ({
  ...{ grossPaise: 2_000_000, pfEmployeePaise: 180_000, esiEmployeePaise: 15_000, professionalTaxPaise: 20_000 },
  ...{ welfareEmployeePaise: 2500, salaryTaxPaise: 0, advancePaise: 0, otherDeductionPaise: 0, ...more },
});

test('all deductions together are at most half of the wages', () => {
  expect(deductedPaise(line({ advancePaise: 700_000 }))).toBe(917_500);
  expect(beyondLimitPaise(line({ advancePaise: 782_500 }), '2026-04')).toBe(0);
  expect(beyondLimitPaise(line({ advancePaise: 700_000, otherDeductionPaise: 100_000 }), '2026-04')).toBe(17_500);
});

test('what the law takes is never asked to wait', () => {
  expect(beyondLimitPaise(line({ pfEmployeePaise: 1_900_000 }), '2026-04')).toBe(0);
});

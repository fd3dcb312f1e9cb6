import { pfContributions, shareOfAdministration } from '../deductions/providentFund';
import { costPaise, esiPaise, pfOfEmployerPaise, pfPaise } from './payable';
import type { WageSums } from './wageAnswers';

const sums: WageSums = {
  employees: 2,
  grossPaise: 1_000_000,
  pfWagePaise: 0,
  pfEmployeePaise: 1,
  pfEmployerPaise: 20,
  pensionPaise: 300,
  insurancePaise: 4000,
  administrationPaise: 50_000,
  insuranceSharesPaise: 4100,
  statesWithoutTaxRates: [],
  esiEmployeePaise: 7,
  esiEmployerPaise: 80,
  professionalTaxPaise: 0,
  welfareEmployeePaise: 5,
  welfareEmployerPaise: 600_000,
  salaryTaxPaise: 0,
  keptBackPaise: 0,
  statesWithoutFundRates: [],
  netPaise: 0,
};

test('a register costs the wages and what the employer pays besides, fund by fund', () => {
  expect(pfOfEmployerPaise({ pfEmployerPaise: 20, pensionPaise: 300, insurancePaise: 4000 })).toBe(4320);
  expect(pfOfEmployerPaise(sums)).toBe(54_320);
  expect(pfPaise(sums)).toBe(54_321);
  expect(esiPaise(sums)).toBe(87);
  expect(costPaise(sums)).toBe(1_654_400);
});

test('20,000 a month cost the employer 2,600 of PF, with the share of the administration', () => {
  const member = { pfMember: true, pensionMember: true, pfOnAllWages: false };
  const paid = pfContributions(2_000_000, member, '2026-10');
  const administrationPaise = shareOfAdministration(paid.pfWagePaise, '2026-10');
  expect(pfOfEmployerPaise({ ...paid, administrationPaise })).toBe(260_000);
});

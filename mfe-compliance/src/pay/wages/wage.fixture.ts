import { workOutWage } from 'shared/domain/pay/wages/payroll';
import { wageLine } from 'shared/domain/pay/wages/wage';
import { sumPaise } from 'shared/domain/text/money';

const month = '2026-10';

function line(id: string, name: string, basicRatePaise: number, houseRentRatePaise: number, grossRatePaise: number) {
  const input = wageLine.parse({ name, days: 31, basicRatePaise, houseRentRatePaise, grossRatePaise, workState: '20' });
  const made = { fromAttendance: false, arrearsPaise: 0, paidBy: 'Bank' as const };
  return { id, wageId: 'w1', code: '', department: '', ...input, ...made, ...workOutWage(input, month) };
}

/** Two lines of October 2026, calculated by the rules. */
export const lines = [
  line('l1', 'Anil Mahto', 1_120_000, 340_000, 1_460_000),
  line('l2', 'Kavita Soren', 2_100_000, 1_350_000, 3_450_000),
];

const columns = [
  'grossPaise',
  'pfWagePaise',
  'pfEmployeePaise',
  'pfEmployerPaise',
  'pensionPaise',
  'esiEmployeePaise',
  'esiEmployerPaise',
  'professionalTaxPaise',
  'welfareEmployeePaise',
  'welfareEmployerPaise',
  'salaryTaxPaise',
  'netPaise',
] as const;

/** The totals of the same lines. */
export const sums = {
  employees: 2,
  administrationPaise: 50_000,
  insurancePaise: 16_100,
  insuranceSharesPaise: sumPaise(lines.map((each) => each.insurancePaise)),
  keptBackPaise: 0,
  statesWithoutFundRates: [] as { state: string; lines: number }[],
  statesWithoutTaxRates: [] as { state: string; lines: number }[],
  ...Object.fromEntries(columns.map((column) => [column, sumPaise(lines.map((each) => each[column]))])),
};

/** Their register. */
export const register = {
  id: 'w1',
  month,
  employees: 2,
  totalPaise: 4_910_000,
  status: 'Pending',
  paidOn: null,
  madeAt: null,
  blocked: '',
  sums,
};

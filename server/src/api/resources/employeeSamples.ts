type Sample = [code: string, name: string, designation: string, department: string, basic: number, gross: number, joinedOn: string];

const samples: Sample[] = [
  ['E-001', 'Anil Mahto', 'Security guard', 'Security', 11_200, 14_600, '2022-06-01'],
  ['E-002', 'Farida Khatoon', 'Housekeeping supervisor', 'Housekeeping', 13_500, 19_800, '2021-11-15'],
  ['E-003', 'Joseph Tirkey', 'Warehouse picker', 'Contingent staffing', 12_000, 16_400, '2023-02-01'],
  ['E-004', 'Kavita Soren', 'Recruiter', 'Permanent hiring', 21_000, 34_500, '2020-08-10'],
  ['E-005', 'Manoj Prasad Singh', 'Payroll executive', 'Payroll', 24_000, 41_000, '2019-04-01'],
  ['E-006', 'Neha Kumari', 'Compliance officer', 'Compliance', 32_000, 58_000, '2021-01-04'],
  ['E-007', 'Rakesh Oraon', 'Driver', 'Operations', 11_800, 15_900, '2024-07-22'],
  ['E-008', 'Sunita Devi', 'Housekeeper', 'Housekeeping', 10_900, 13_700, '2024-03-18'],
];

/** The sample company's employees; amounts a month. */
export const employeeSamples = samples.map(([code, name, designation, department, basic, gross, joinedOn]) => ({
  code, name, designation, department, basicPaise: basic * 100, grossPaise: gross * 100, joinedOn,
}));

import { languageNames, payslipLanguages } from '../pay/payslips/payslipLanguages';
import { skills } from '../pay/wages/leastWage';
import { paymentWays } from '../pay/wages/paymentWay';
import { sexes } from '../people/employees/employee';
import { nomineeRelations } from '../people/employees/joiningPapers';
import { taxRegimes } from '../people/employees/taxDeclaration';
import { states } from '../records/states';
import { billingBases, endReasons, payUnits, weekdays } from '../work/placements/placement';
import type { WorkbookColumn, WorkbookSheet } from './workbookSheet';

const employee: WorkbookColumn = {
  name: 'employeeId',
  label: 'Employee',
  names: 'employees',
  required: true,
  hint: 'The employee code or the name, as in the sheet People.',
  example: 'E-12',
};

const yesOrNo = { kind: 'checkbox', hint: 'Yes or No.', example: 'Yes' } as const;
const payParts: readonly WorkbookColumn[] = [
  {
    name: 'basicPaise',
    label: 'Basic',
    kind: 'money',
    hint: 'Basic and dearness allowance.',
    example: { paise: 1_200_000 },
  },
  { name: 'houseRentPaise', label: 'House rent', kind: 'money', example: { paise: 400_000 } },
  { name: 'conveyancePaise', label: 'Conveyance', kind: 'money', example: { paise: 0 } },
  { name: 'grossPaise', label: 'Gross', kind: 'money', hint: 'All of the pay.', example: { paise: 1_800_000 } },
];

/** Everybody on the payroll, with the numbers of PF and ESI, the bank account and the pay. */
export const people: WorkbookSheet = {
  title: 'People',
  path: 'employees',
  record: { one: 'employee', many: 'employees' },
  named: ['name', 'code', 'uan', 'pan', 'esicNumber', 'designation'],
  toldBy: ['code', 'uan', 'pan', 'esicNumber', 'joinedOn'],
  columns: [
    { name: 'name', label: 'Name', required: true, example: 'Anil Mahto' },
    { name: 'code', label: 'Employee code', hint: 'Other sheets name it.', example: 'E-12' },
    { name: 'designation', label: 'Designation', example: 'Picker' },
    { name: 'department', label: 'Department', example: 'Warehouse' },
    { name: 'joinedOn', label: 'Joined on', kind: 'date', example: '2025-06-01' },
    { name: 'bornOn', label: 'Date of birth', kind: 'date', past: true, example: '1998-03-14' },
    { name: 'sex', label: 'Sex', kind: 'select', options: sexes.filter((sex) => sex !== ''), example: 'Male' },
    { name: 'phone', label: 'Phone', example: '9876543212' },
    { name: 'otherPhone', label: 'Second phone' },
    { name: 'email', label: 'Email' },
    { name: 'relativeName', label: 'Father’s or husband’s name', example: 'Budhu Mahto' },
    {
      name: 'language',
      label: 'Language',
      kind: 'select',
      options: payslipLanguages.map((value) => ({ value, label: languageNames[value] })),
    },
    { name: 'address', label: 'Address', example: 'Bariatu, Ranchi' },
    { name: 'uan', label: 'UAN', hint: '12 digits.', example: '100123456789' },
    { name: 'uanName', label: 'PF member name', hint: 'Where the UAN has the name spelt otherwise.' },
    { name: 'esicNumber', label: 'ESIC number', hint: '10 digits.', example: '1234567890' },
    { name: 'pan', label: 'PAN', example: 'ABCPM1234K' },
    { name: 'pfMember', label: 'Member of PF', ...yesOrNo },
    { name: 'pensionMember', label: 'Member of the pension', ...yesOrNo },
    { name: 'esiMember', label: 'Member of ESI', ...yesOrNo },
    { name: 'paidBy', label: 'Paid by', kind: 'select', options: paymentWays, example: 'Bank' },
    { name: 'bankAccount', label: 'Bank account', hint: '9 to 18 digits.', example: '123456789012' },
    { name: 'ifsc', label: 'IFSC', example: 'SBIN0000001' },
    { name: 'nomineeName', label: 'Nominee', example: 'Sita Mahto' },
    {
      name: 'nomineeRelation',
      label: 'Relation of the nominee',
      kind: 'select',
      options: nomineeRelations,
      example: 'Wife',
    },
    {
      name: 'workState',
      label: 'State of work',
      kind: 'select',
      options: states.map(({ code, name }) => ({ value: code, label: name })),
      example: 'Jharkhand',
    },
    ...payParts,
  ],
};

/** Placements: who works where, from which day, and on what terms. */
export const placed: WorkbookSheet = {
  title: 'Placements',
  path: 'placements',
  record: { one: 'placement', many: 'placements' },
  columns: [
    employee,
    {
      name: 'centerId',
      label: 'Center',
      names: 'centers',
      required: true,
      hint: 'The center code, or “Ranchi, RN-1”, as in the sheet Centers.',
      example: 'RN-1',
    },
    { name: 'startsOn', label: 'First day', kind: 'date', required: true, example: '2026-04-01' },
    { name: 'endsOn', label: 'Last day', kind: 'date', hint: 'Empty while nobody knows it.' },
    { name: 'endReason', label: 'Reason for the end', kind: 'select', options: endReasons },
    { name: 'designation', label: 'Designation', example: 'Picker' },
    { name: 'shift', label: 'Shift', example: 'Day' },
    { name: 'weeklyOff', label: 'Weekly off', kind: 'select', options: weekdays, example: 'Sunday' },
    {
      name: 'skill',
      label: 'Skill',
      kind: 'select',
      options: skills.filter((skill) => skill !== ''),
      hint: 'For the minimum wage.',
    },
    { name: 'wageZone', label: 'Zone of the minimum wage' },
    { name: 'payPer', label: 'Pay per', kind: 'select', options: payUnits, example: 'month' },
    ...payParts,
    { name: 'billBasis', label: 'Billed per', kind: 'select', options: billingBases, example: 'month' },
    { name: 'billPaise', label: 'Billed', kind: 'money', hint: 'For one person.', example: { paise: 2_100_000 } },
    { name: 'billPercent', label: 'Added to the cost', kind: 'number', hint: 'In percent, only for “cost plus”.' },
  ],
};

/** Leave that people have when the firm moves here. */
export const leave: WorkbookSheet = {
  title: 'Leave',
  path: 'leave-entries',
  record: { one: 'leave balance', many: 'leave balances' },
  complete: (row) => ({ ...row, kind: 'Brought in' }),
  columns: [
    employee,
    { name: 'day', label: 'On', kind: 'date', required: true, hint: 'The day of the balance.', example: '2026-04-01' },
    { name: 'days', label: 'Days of leave', kind: 'number', required: true, example: 6 },
    { name: 'note', label: 'Note', example: 'Balance of the old register' },
  ],
};

/** Pay and salary tax of the financial year before the first month here. */
export const taxSoFar: WorkbookSheet = {
  title: 'Salary tax',
  path: 'tax-declarations',
  record: { one: 'tax declaration', many: 'tax declarations' },
  complete: (row) => ({ ...row, ...(typeof row.month === 'string' && { month: row.month.slice(0, 7) }) }),
  columns: [
    employee,
    {
      name: 'month',
      label: 'First month paid here',
      kind: 'date',
      required: true,
      hint: 'Its first day.',
      example: '2026-11-01',
    },
    { name: 'regime', label: 'Regime', kind: 'select', options: taxRegimes, example: 'New' },
    {
      name: 'earlierSalaryPaise',
      label: 'Salary of the year before that month',
      kind: 'money',
      hint: 'Whoever paid it.',
      example: { paise: 12_600_000 },
    },
    { name: 'earlierTaxPaise', label: 'Tax kept back of it', kind: 'money', example: { paise: 0 } },
    { name: 'otherIncomePaise', label: 'Other income of the year', kind: 'money' },
  ],
};

/** What people were advanced and have not given back yet; the wages of the months after give it back. */
export const advances: WorkbookSheet = {
  title: 'Advances',
  path: 'employee-advances',
  record: { one: 'advance', many: 'advances' },
  columns: [
    employee,
    { name: 'day', label: 'On', kind: 'date', required: true, hint: 'The day of the balance.', example: '2026-10-31' },
    {
      name: 'amountPaise',
      label: 'Still owed',
      kind: 'money',
      required: true,
      example: { paise: 600_000 },
    },
    {
      name: 'instalmentPaise',
      label: 'Instalment a month',
      kind: 'money',
      hint: 'Leave blank for as much as the law allows.',
      example: { paise: 200_000 },
    },
    { name: 'note', label: 'Note', example: 'For his daughter’s wedding' },
  ],
};

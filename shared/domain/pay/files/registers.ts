import { stateName } from '../../records/states';
import type { CsvCell } from '../../tables/csv';
import { daysWorked } from '../../work/attendance/daysOf';
import { deductedPaise } from '../deductions/deductionLimit';
import { leavingCodes } from '../leaving/leavingReason';
import type { WageLine } from '../wages/wage';
import { type FileEmployee, type FileMonth, type FilePerson, warns } from './fileMonth';
import { defineFile, type FileLayout, type WageFile } from './wageFile';

type Columns<Row> = FileLayout<Row>['columns'];
type Amount = { [K in keyof WageLine]: WageLine[K] extends number ? K : never }[keyof WageLine];

type Kind<Row> = Pick<FileLayout<Row>, 'id' | 'title' | 'purpose' | 'rows' | 'columns' | 'who' | 'check'>;

const register = <Row>(kind: Kind<Row>): WageFile =>
  defineFile<Row>({
    ...kind,
    group: 'Registers',
    form: { kind: 'xlsx' },
    name: (month) => `${kind.id}-${month}`,
  });

const who: Columns<FilePerson> = [
  ['Serial number', (_, number) => number],
  ['Employee code', ({ line }) => line.code],
  ['Name', ({ line }) => line.name],
  ['Designation', ({ employee }) => employee?.designation],
  ['Department', ({ line }) => line.department],
];

const amounts = (fields: Readonly<Record<string, Amount>>): Columns<FilePerson> =>
  Object.entries(fields).map(([title, field]) => [title, ({ line }): CsvCell => ({ paise: line[field] as number })]);

const hours = ({ found }: FilePerson) => (found ? found.overtimeMinutes / 60 : '');

const wageRegister = register<FilePerson>({
  id: 'wage-register',
  title: 'Register of wages',
  purpose: 'Wages, overtime and deductions of everybody (Code on Wages, section 50).',
  rows: ({ people }) => people,
  columns: [
    ...who,
    ['State of work', ({ line }) => stateName(line.workState)],
    ['UAN', ({ employee }) => employee?.uan],
    ['ESI number', ({ employee }) => employee?.esicNumber],
    ['Wage period', (_, __, { month }) => month],
    ['Days paid', ({ line }) => line.days],
    ['Overtime hours', hours],
    ...amounts({
      'Rate a month': 'grossRatePaise',
      Basic: 'basicPaise',
      'House rent': 'houseRentPaise',
      Conveyance: 'conveyancePaise',
      Overtime: 'overtimePaise',
      'Gross wages': 'grossPaise',
      PF: 'pfEmployeePaise',
      ESI: 'esiEmployeePaise',
      'Professional tax': 'professionalTaxPaise',
      'Welfare fund': 'welfareEmployeePaise',
      TDS: 'salaryTaxPaise',
      Advance: 'advancePaise',
      'Fines and other deductions': 'otherDeductionPaise',
    }),
    ['All deductions', ({ line }) => ({ paise: deductedPaise(line) })],
    ...amounts({ 'Net wages': 'netPaise' }),
    ['Paid on', (_, __, { payOn }) => payOn],
    ['Paid by', ({ line }) => line.paidBy],
    ['Bank account', ({ line, employee }) => (line.paidBy === 'Bank' ? employee?.bankAccount : '')],
  ],
});

const attendanceRegister = register<FilePerson>({
  id: 'attendance-register',
  title: 'Attendance',
  purpose: 'What everybody’s days of the month came to; each center’s days are saved with its attendance.',
  rows: ({ people }) => people.filter(({ found }) => found !== undefined),
  columns: [
    ...who,
    ['Days worked', ({ found }) => found && daysWorked(found.counts)],
    ['Weekly offs', ({ found }) => found?.counts.W],
    ['Holidays', ({ found }) => found?.counts.F],
    ['Casual leave', ({ found }) => found?.counts.C],
    ['Sick leave', ({ found }) => found?.counts.S],
    ['Earned leave', ({ found }) => found?.counts.E],
    ['Absent', ({ found }) => found && found.counts.A + found.counts.H / 2],
    ['Not marked', ({ found }) => found?.unmarked],
    ['Days paid', ({ line }) => line.days],
  ],
});

const overtimeRegister = register<FilePerson>({
  id: 'overtime-register',
  title: 'Overtime',
  purpose: 'Whoever worked overtime, for how long, and what was paid for it.',
  rows: ({ people }) =>
    people.filter(({ line, found }) => line.overtimePaise !== 0 || (found?.overtimeMinutes ?? 0) > 0),
  columns: [
    ...who,
    ['Overtime hours', hours],
    ...amounts({ 'Rate a month': 'grossRatePaise', Overtime: 'overtimePaise' }),
  ],
});

const deductionsRegister = register<FilePerson>({
  id: 'deductions-register',
  title: 'Fines, deductions and advances',
  purpose: 'Whose wages were lowered beside what the law takes, and why (Code on Wages, sections 18 to 21).',
  rows: ({ people }) => people.filter(({ line }) => line.advancePaise > 0 || line.otherDeductionPaise > 0),
  columns: [
    ...who,
    ...amounts({
      'Gross wages': 'grossPaise',
      Advance: 'advancePaise',
      'Fines and other deductions': 'otherDeductionPaise',
    }),
    ['Reason', ({ line }) => line.deductionNote],
  ],
});

const everybody = ({ people, absent }: FileMonth): FileEmployee[] => [
  ...people.flatMap(({ employee }) => employee ?? []),
  ...absent,
];

const employeeColumns: Columns<FileEmployee> = [
  ['Serial number', (_, number) => number],
  ['Employee code', ({ code }) => code],
  ['Name', ({ name }) => name],
  ['Designation', ({ designation }) => designation],
  ['UAN', ({ uan }) => uan],
  ['ESI number', ({ esicNumber }) => esicNumber],
];

const joiningList = register<FileEmployee>({
  id: 'joining-list',
  title: 'Joined in the month',
  purpose: 'For the registration with PF and ESI: on the 15th of the next month at the latest.',
  rows: (of) => everybody(of).filter(({ joinedOn }) => joinedOn?.startsWith(of.month)),
  columns: [
    ...employeeColumns,
    ['Sex', ({ sex }) => sex],
    ['Date of birth', ({ bornOn }) => bornOn],
    ['Joined on', ({ joinedOn }) => joinedOn],
    ['PAN', ({ pan }) => pan],
    ['Paid by', ({ paidBy }) => paidBy],
    ['Bank account', ({ bankAccount }) => bankAccount],
    ['IFSC', ({ ifsc }) => ifsc],
  ],
});

const leavingList = register<FileEmployee>({
  id: 'leaving-list',
  title: 'Left in the month',
  purpose: 'Their last days, for the PF and ESI portals.',
  rows: (of) => everybody(of).filter(({ leftOn }) => leftOn?.startsWith(of.month)),
  columns: [
    ...employeeColumns,
    ['Joined on', ({ joinedOn }) => joinedOn],
    ['Left on', ({ leftOn }) => leftOn],
    ['Reason of leaving', ({ leavingReason }) => leavingReason],
    ['EPFO reason of exit', ({ leavingReason }) => leavingReason && leavingCodes[leavingReason].epfo],
    ['ESIC reason code', ({ leavingReason }) => leavingReason && String(leavingCodes[leavingReason].esi)],
  ],
  who: ({ id, name }) => ({ employeeId: id, name }),
  check: ({ leavingReason }) =>
    leavingReason === '' ? [warns('Enter why they left: the PF and ESI portals ask for it.')] : [],
});

/** The registers that the codes require, and the lists of joiners and leavers. */
export const registerFiles: readonly WageFile[] = [
  wageRegister,
  attendanceRegister,
  overtimeRegister,
  deductionsRegister,
  joiningList,
  leavingList,
];

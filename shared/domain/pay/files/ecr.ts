import { formatMonth, lastDayOfMonth } from '../../dates/dates';
import { inForce } from '../../dates/effectiveDated';
import { isUan } from '../../records/identifiers';
import { formatRupees } from '../../text/money';
import { nearestRupeeOf } from '../../text/rupees';
import { pfRates } from '../deductions/payrollRates';
import { pensionDays } from '../deductions/providentFund';
import { type Contributions, isToldApart, type MonthOfArrears } from '../wages/arrears';
import { daysOfMonth } from '../wages/pay';
import { type FileMonth, type FilePerson, type Finding, isEmployedIn, stops, warns, wholeRupees } from './fileMonth';
import { nameFindings, portalName } from './portalName';
import { defineFile, type FileLayout } from './wageFile';
import { fileOfArrears } from './wageReturn';

/** The most letters of a member's name. */
const LONGEST_NAME = 85;

/** The name of a member as the UAN has it. */
const memberName = ({ line, employee }: FilePerson): string => employee?.uanName || line.name;

/** The days of a month on which somebody is employed. */
function employedDays({ employee }: FilePerson, month: string): number {
  const first = Number((employee?.joinedOn ?? '').slice(0, 7) === month ? employee?.joinedOn?.slice(8) : 1);
  const leftHere = (employee?.leftOn ?? '').slice(0, 7) === month;
  return (leftHere ? Number(employee?.leftOn?.slice(8)) : daysOfMonth(month)) - first + 1;
}

/**
 * Whole days without a contribution: by attendance, absent or unmarked days; else the days employed less those paid.
 */
function ncpDaysOf(person: FilePerson, month: string): number {
  const { line, found } = person;
  if (found) return Math.floor(found.counts.A + found.counts.H / 2 + found.unmarked);
  return Math.max(0, Math.floor(employedDays(person, month) - line.days));
}

/** The columns that only a file of arrears has. */
const toldApart = ({ arrears }: FilePerson): readonly MonthOfArrears[] => arrears.filter(isToldApart);

/** What a member's line of the return says, in whole rupees. */
function rowOf(person: FilePerson, { month, law }: FileMonth) {
  const { line, employee } = person;
  const apart = toldApart(person);
  const own = (name: 'pfEmployeePaise' | 'pensionPaise' | 'pfEmployerPaise') =>
    wholeRupees(apart.reduce((left, { contributions }) => left - contributions[name], line[name]));
  const part = employee ? pensionDays(employee, month, law.pf) : { days: 1, of: 1 };
  return {
    person,
    gross: wholeRupees(apart.reduce((left, { grossPaise }) => left - grossPaise, line.grossPaise)),
    epfWages: wholeRupees(line.pfWagePaise),
    epsWages: own('pensionPaise') === 0 ? 0 : wholeRupees((line.insuranceWagePaise * part.days) / part.of),
    edliWages: wholeRupees(line.insuranceWagePaise),
    employee: own('pfEmployeePaise'),
    pension: own('pensionPaise'),
    employer: own('pfEmployerPaise'),
    ncpDays: ncpDaysOf(person, month),
  };
}
type EcrRow = ReturnType<typeof rowOf>;

function memberFindings(person: FilePerson): Finding[] {
  const uan = person.employee?.uan ?? '';
  return [
    ...(uan === '' ? [stops('There is no UAN. Enter it among the joining papers.')] : []),
    ...(uan !== '' && !isUan(uan) ? [stops('The UAN does not have 12 digits. Correct it.')] : []),
    ...nameFindings(memberName(person), 'pf'),
    ...(memberName(person).length > LONGEST_NAME ? [stops(`The name has more than ${LONGEST_NAME} letters.`)] : []),
  ];
}

/** What the PF portal would refuse of a member's line (EPFO, list of ECR error codes; FAQ of the ECR revamp, 2025). */
function check({ person, gross, epfWages, employee, ncpDays }: EcrRow, { month, law }: FileMonth) {
  const { employeePercent } = inForce(law.pf ?? pfRates, lastDayOfMonth(month));
  const { line } = person;
  const most = daysOfMonth(month);
  return [
    ...memberFindings(person),
    ...(epfWages < 0 || employee < 0
      ? [stops('The PF wages are below 0: settle what was paid too much outside of the return.')]
      : []),
    ...(epfWages > gross ? [stops('The PF wages are above the gross wages. Work the line out again.')] : []),
    ...(ncpDays > most ? [stops(`${ncpDays} days without contribution are more than the month has.`)] : []),
    ...(gross > 0 && ncpDays === most && line.days === 0
      ? [warns(`${formatRupees(line.grossPaise)} for no day: are these arrears?`)]
      : []),
    ...(gross === 0 && ncpDays < most && line.days > 0
      ? [stops(`${line.days} days paid without wages. Correct the days or the pay.`)]
      : []),
    ...(employee * 100 < nearestRupeeOf(epfWages * 100, employeePercent)
      ? [warns('The portal’s contribution on whole rupees is a rupee higher than the register’s.')]
      : []),
  ];
}

/** The first columns of a return, how it is written, and whom a line is about. */
const ofMember = {
  group: 'Portals',
  form: { kind: 'text', ending: 'txt', separator: '#~#', hasHeading: false },
  who: ({ person: { line } }: { person: FilePerson }) => ({ employeeId: line.employeeId, name: line.name }),
  once: ['UAN', ({ person }: { person: FilePerson }) => person.employee?.uan ?? ''],
} as const;
const memberColumns = [
  ['UAN', ({ person }: { person: FilePerson }) => person.employee?.uan],
  ['Member name', ({ person }: { person: FilePerson }) => portalName(memberName(person), 'pf').toUpperCase()],
] as const;

/** What is compared to tell whether a line has changed since it was handed in. */
const figures: readonly (readonly [title: string, of: (row: EcrRow) => number])[] = [
  ['Gross wages', ({ gross }) => gross],
  ['EPF wages', ({ epfWages }) => epfWages],
  ['EPS wages', ({ epsWages }) => epsWages],
  ['EDLI wages', ({ edliWages }) => edliWages],
  ['EPF contribution', ({ employee }) => employee],
  ['EPS contribution', ({ pension }) => pension],
  ['EPF and EPS difference', ({ employer }) => employer],
  ['NCP days', ({ ncpDays }) => ncpDays],
];
const figuresOf = (row: EcrRow): string => figures.map(([, of]) => of(row)).join(' ');

type Kind = Pick<FileLayout<EcrRow>, 'id' | 'title' | 'purpose' | 'rows' | 'isOptional' | 'checkMonth'>;

const layout = (kind: Kind & { word: string }) =>
  defineFile<EcrRow>({
    ...kind,
    ...ofMember,
    name: (month) => `${kind.word}${month.replace('-', '')}`,
    columns: [...memberColumns, ...figures, ['Refund of advances', () => 0]],
    check,
    figures: figuresOf,
    paise: ({ employee, pension, employer }) => (employee + pension + employer) * 100,
  });

const members = (of: FileMonth): EcrRow[] =>
  of.people.filter(({ line }) => line.pfMember).map((person) => rowOf(person, of));

/** PF's electronic challan cum return: 11 fields, no header, whole rupees (EPFO, User Manual ReECR v3.0, p. 8). */
export const ecr = layout({
  id: 'ecr',
  word: 'ECR',
  title: 'PF return (ECR)',
  purpose:
    'For the PF portal: every member of the month. Its challan adds EDLI and administration, as the register’s PF does.',
  rows: members,
  checkMonth: ({ absent, month, earlierOpen, returned }) => [
    ...(returned.has('ecr') ? [] : earlierOpen).map((earlier) => ({
      ...{ employeeId: '', name: '', stops: true },
      text: `The PF return of ${formatMonth(earlier)} is not handed in yet: months go in order.`,
    })),
    ...absent
      .filter((each) => each.pfMember && each.uan !== '' && isEmployedIn(each, month))
      .map(({ id, name }) => ({
        ...{ employeeId: id, name, stops: false },
        text: 'No line in this month: a regular return needs every active member. Add a line, or enter the leaving date.',
      })),
  ],
});

/** Members who are in no return of the month yet: of arrears, or left out before. */
export const ecrSupplementary = layout({
  id: 'ecr-supplementary',
  word: 'ECRS',
  title: 'PF return, supplementary',
  purpose: 'For the PF portal: members who are in no return of this month yet.',
  isOptional: true,
  rows: (of) => {
    const known = of.returned.get('ecr');
    return known ? members(of).filter(({ person }) => !known.has(person.line.employeeId)) : [];
  },
});

/** Members whose figures changed since they were handed in; a return that was approved is never cancelled. */
export const ecrRevised = layout({
  id: 'ecr-revised',
  word: 'ECRR',
  title: 'PF return, revised',
  purpose: 'For the PF portal: members whose figures changed since the return.',
  isOptional: true,
  rows: (of) =>
    members(of).filter((row) => {
      const before = of.returned.get('ecr')?.get(row.person.line.employeeId);
      return before !== undefined && before !== figuresOf(row);
    }),
});

interface ArrearsRow {
  person: FilePerson;
  taken: Contributions;
}

/** A column of whole rupees. */
const rupees =
  (name: keyof Contributions) =>
  ({ taken }: ArrearsRow) =>
    wholeRupees(taken[name]);

const rowsOfArrears = ({ people }: FileMonth, month: string): ArrearsRow[] =>
  people.flatMap((person) =>
    toldApart(person)
      .filter((each) => each.month === month && each.contributions.pfWagePaise > 0)
      .map(({ contributions: taken }) => ({ person, taken })),
  );

/** The months (`YYYY-MM`) whose arrears are reported to PF, oldest first. */
export const monthsOfArrears = ({ people }: FileMonth): string[] =>
  [
    ...new Set(
      people.flatMap((person) =>
        toldApart(person).flatMap(({ month, contributions }) => (contributions.pfWagePaise > 0 ? [month] : [])),
      ),
    ),
  ].sort();

/** PF's return of the arrears of a month (`YYYY-MM`): 8 fields, no header, whole rupees (the portal's help file of the arrear ECR, as others have it; to verify). */
export const ecrOfArrears = (month: string) =>
  defineFile<ArrearsRow>({
    id: fileOfArrears(month),
    title: `PF return, arrears of ${formatMonth(month)}`,
    purpose: `For the PF portal, arrear return of the wage month ${formatMonth(month)}.`,
    ...ofMember,
    name: (paidWith) => `ECRA${month.replace('-', '')}with${paidWith.replace('-', '')}`,
    rows: (of) => rowsOfArrears(of, month),
    columns: [
      ...memberColumns,
      ['Arrear EPF wages', rupees('pfWagePaise')],
      ['Arrear EPS wages', (row) => (row.taken.pensionPaise === 0 ? 0 : rupees('insuranceWagePaise')(row))],
      ['Arrear EDLI wages', rupees('insuranceWagePaise')],
      ['EPF contribution due', rupees('pfEmployeePaise')],
      ['EPS contribution due', rupees('pensionPaise')],
      ['EPF and EPS difference due', rupees('pfEmployerPaise')],
    ],
    check: ({ person }) => memberFindings(person),
    figures: ({ taken }) => names.map((name) => wholeRupees(taken[name])).join(' '),
    paise: ({ taken }) => taken.pfEmployeePaise + taken.pensionPaise + taken.pfEmployerPaise,
  });

const names = ['pfWagePaise', 'insuranceWagePaise', 'pfEmployeePaise', 'pensionPaise', 'pfEmployerPaise'] as const;

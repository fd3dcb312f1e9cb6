import { addDays, formatMonth, lastDayOfMonth } from '../../dates/dates';
import { inForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';
import { isEsiNumber } from '../../records/identifiers';
import { sumPaise } from '../../text/money';
import { rupeeAboveOf } from '../../text/rupees';
import { type EsiRate, esiRates } from '../deductions/payrollRates';
import { contributionPeriodOf } from '../deductions/stateInsurance';
import { leavingCodes } from '../leaving/leavingReason';
import { dayFirst, type FileEmployee, type FileMonth, stops, warns, wholeRupees } from './fileMonth';
import { latinName, nameFindings, portalName } from './portalName';
import { defineFile } from './wageFile';

/** The portal's reasons for a month without days (ESIC, instructions of the monthly contribution sheet). */
const esiReasons = {
  none: 0,
  onLeave: 1,
  left: 2,
  outOfCoverage: 4,
} as const;

/** The reasons that go with a last working day. */
const withLastDay: readonly number[] = [2, 3, 4, 5, 6, 10];

interface EsiRow {
  employeeId: string;
  name: string;
  /** The name in Latin letters, as far as one is known. */
  spelt: string;
  number: string;
  days: number;
  /** Whole rupees. */
  wages: number;
  reason: number;
  lastDay: IsoDate | null;
  /** What the register deducts of the employee, in paise. */
  employeePaise: number;
  totalPaise: number;
  /** The months (`YYYY-MM`) of arrears that the sheet can't tell, as nothing is paid of this one. */
  apart: readonly string[];
}

type Known = Pick<FileEmployee, 'leftOn' | 'leavingReason'> | undefined;

/** Why somebody has no days, and their last working day where the portal asks for it. */
function reasonOf(
  employee: Known,
  isCovered: boolean,
  month: string,
  esi: readonly EsiRate[] | undefined,
): Pick<EsiRow, 'reason' | 'lastDay'> {
  if (employee?.leftOn && employee.leftOn <= lastDayOfMonth(month))
    return {
      reason: employee.leavingReason === '' ? esiReasons.left : leavingCodes[employee.leavingReason].esi,
      lastDay: employee.leftOn,
    };
  if (!isCovered && contributionPeriodOf(month, esi).from === month)
    return { reason: esiReasons.outOfCoverage, lastDay: addDays(`${month}-01`, -1) };
  return { reason: esiReasons.onLeave, lastDay: null };
}

function rows({ people, absent, insuredBefore, month, law }: FileMonth): EsiRow[] {
  const ofRegister = people.flatMap(({ line, employee, arrears }): EsiRow[] => {
    const wasInsured = insuredBefore.has(line.employeeId);
    if (!line.esiCovered && !wasInsured && line.esiWagePaise === 0) return [];
    const late = line.esiCovered ? [] : arrears.filter(({ contributions }) => contributions.esiWagePaise > 0);
    const told = (name: 'esiWagePaise' | 'esiEmployeePaise' | 'esiEmployerPaise') =>
      line[name] - sumPaise(late.map(({ contributions }) => contributions[name]));
    const days = line.esiCovered ? Math.ceil(line.days) : 0;
    const why =
      days > 0 ? { reason: esiReasons.none, lastDay: null } : reasonOf(employee, line.esiCovered, month, law.esi);
    return [
      {
        ...{ employeeId: line.employeeId, name: line.name, spelt: latinName(line.name, employee?.uanName) },
        ...{ number: employee?.esicNumber ?? '', days },
        ...{ wages: wholeRupees(told('esiWagePaise')), ...why, employeePaise: told('esiEmployeePaise') },
        ...{ totalPaise: told('esiEmployeePaise') + told('esiEmployerPaise'), apart: late.map(({ month }) => month) },
      },
    ];
  });
  const gone = absent
    .filter(({ id }) => insuredBefore.has(id))
    .map(
      (employee): EsiRow => ({
        ...{ employeeId: employee.id, name: employee.name, spelt: latinName(employee.name, employee.uanName) },
        ...{ number: employee.esicNumber, days: 0, wages: 0 },
        ...{ ...reasonOf(employee, true, month, law.esi), employeePaise: 0, totalPaise: 0, apart: [] },
      }),
    );
  return [...ofRegister, ...gone];
}

/** The ESI portal's problems with a person, and the amounts it works out differently from the register. */
function check(row: EsiRow, { month, law }: FileMonth) {
  const { employeePercent } = inForce(law.esi ?? esiRates, lastDayOfMonth(month));
  const { number, spelt, days, wages, reason, employeePaise, apart } = row;
  return [
    ...(number === '' ? [stops('There is no ESI number. Enter it among the joining papers.')] : []),
    ...(number !== '' && !isEsiNumber(number) ? [stops('The ESI number does not have 10 digits. Correct it.')] : []),
    ...nameFindings(spelt, 'esi'),
    ...(wages < 0 ? [stops('The wages are below 0: settle what was paid too much outside of the sheet.')] : []),
    ...(days === 0 && wages > 0 ? [stops('Wages without a day. Correct the days.')] : []),
    ...apart.map((each) =>
      warns(
        `Arrears of ${formatMonth(each)} are not in this sheet: tell them in a supplementary contribution of that month.`,
      ),
    ),
    ...(days > 0 && wages === 0 ? [stops(`${days} days without wages. Correct the days or the pay.`)] : []),
    ...(days === 0 && reason === esiReasons.onLeave
      ? [warns('No day paid: the reason is 1, on leave. Change it in the file where it is another.')]
      : []),
    ...(employeePaise > 0 && rupeeAboveOf(wages * 100, employeePercent) !== employeePaise
      ? [warns('The portal’s share of whole rupees is another by a rupee than the register’s.')]
      : []),
  ];
}

/** ESI's monthly contribution sheet: everybody who is mapped, all columns as text. */
export const esiSheet = defineFile<EsiRow>({
  id: 'esi',
  title: 'ESI contribution sheet',
  purpose: 'For the ESI portal: what everybody insured worked and earned, or why not.',
  group: 'Portals',
  form: { kind: 'xls' },
  name: (month) => `esi-${month}`,
  rows,
  columns: [
    ['IP Number (10 Digits)', ({ number }) => number],
    ['IP Name (Only alphabets and space)', ({ spelt }) => portalName(spelt, 'esi')],
    ['No of Days for which wages paid/payable during the month', ({ days }) => String(days)],
    ['Total Monthly Wages', ({ wages }) => String(wages)],
    [
      'Reason Code for Zero workings days(Numeric Only: provide 0 for all other reasons)',
      ({ reason }) => String(reason),
    ],
    [
      'Last Working Day (Format DD/MM/YYYY or DD-MM-YYYY)',
      ({ reason, lastDay }) => (lastDay !== null && withLastDay.includes(reason) ? dayFirst(lastDay, '/') : ''),
    ],
  ],
  who: ({ employeeId, name }) => ({ employeeId, name }),
  once: ['ESI number', ({ number }) => number],
  check,
  figures: ({ days, wages, reason }) => `${days} ${wages} ${reason}`,
  paise: ({ totalPaise }) => totalPaise,
});

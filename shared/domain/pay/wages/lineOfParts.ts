import type { Employee } from '../../people/employees/employee';
import { sumPaise } from '../../text/money';
import type { Pay } from './pay';
import { daysOfMonth } from './pay';
import type { WageDeductions, WageLine, WageLineInput } from './wage';
import type { WagePart } from './wagePart';

/** A line that is made from attendance. */
export interface MadeLine
  extends WageLineInput,
    Pick<WageLine, 'code' | 'department' | 'paidBy' | 'fromAttendance' | 'arrearsPaise'> {}

/** The same with what the rules add to it. */
export type WorkedLine = MadeLine & WageDeductions;

/** What the office decides of a line beside attendance; it stays when the line is made again. */
export type Kept = Pick<WageLineInput, 'advancePaise' | 'otherDeductionPaise' | 'deductionNote'>;

/** Nothing decided. */
export const nothingKept: Kept = { advancePaise: 0, otherDeductionPaise: 0, deductionNote: '' };

/** The sums of a line's parts, earlier months' too. */
export function earnedOfParts(parts: readonly WagePart[]): Pay & { overtimePaise: number } {
  const sum = (name: keyof Pay | 'overtimePaise') => sumPaise(parts.map((part) => part[name]));
  return {
    basicPaise: sum('basicPaise'),
    houseRentPaise: sum('houseRentPaise'),
    conveyancePaise: sum('conveyancePaise'),
    grossPaise: sum('grossPaise'),
    overtimePaise: sum('overtimePaise'),
  };
}

/** A person's line of a month (`YYYY-MM`): the sum of the parts, at the monthly rate of the month's first placement. */
export function lineOfParts(
  employee: Employee,
  { parts, rate, month, kept }: { parts: readonly WagePart[]; rate: Pay; month: string; kept: Kept },
): MadeLine {
  const { id, name, code, department, paidBy, workState, sex, disabled } = employee;
  const { pfMember, pensionMember, pfOnAllWages, esiMember } = employee;
  const [own, earlier] = [parts.filter((part) => part.month === month), parts.filter((part) => part.month !== month)];
  const days = own.reduce((sum, part) => sum + part.days, 0);
  return {
    employeeId: id,
    name,
    code,
    department,
    paidBy,
    days: Math.min(days, daysOfMonth(month)),
    basicRatePaise: rate.basicPaise,
    houseRentRatePaise: rate.houseRentPaise,
    conveyanceRatePaise: rate.conveyancePaise,
    grossRatePaise: rate.grossPaise,
    setByHand: false,
    handNote: '',
    fromAttendance: true,
    ...earnedOfParts(parts),
    arrearsPaise: sumPaise(earlier.map((part) => part.grossPaise)),
    pfMember,
    pensionMember,
    pfOnAllWages,
    esiMember,
    workState,
    sex,
    disabled,
    advancePaise: kept.advancePaise,
    otherDeductionPaise: kept.otherDeductionPaise,
    deductionNote: kept.deductionNote,
  };
}

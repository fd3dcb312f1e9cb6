import { beyondLimitPaise } from 'shared/domain/pay/deductions/deductionLimit';
import { arrearsOf } from 'shared/domain/pay/wages/arrears';
import { dueOfAdvances } from 'shared/domain/pay/wages/employeeAdvance';
import {
  earnedOfParts,
  type Kept,
  lineOfParts,
  nothingKept,
  type WorkedLine,
} from 'shared/domain/pay/wages/lineOfParts';
import type { MadeWages, Remark } from 'shared/domain/pay/wages/madeWages';
import { monthlyRate } from 'shared/domain/pay/wages/payOfPlacement';
import { noHistory, workOutWage } from 'shared/domain/pay/wages/payroll';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import { partOf, type WagePart } from 'shared/domain/pay/wages/wagePart';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import { inTurns } from '../../../core/inTurns';
import type { Advances } from '../wages/advances/readAdvances';
import type { ForMonth } from './readForMonth';
import { problemOf, remarksOfMonth, warningsOf } from './remarks';

/** A month's wages, ready to be stored. */
export interface MadeMonth {
  lines: WorkedLine[];
  parts: WagePart[];
  answer: MadeWages;
}

/** Values set by hand stay. */
const byHand = (before: WageLine | undefined): Partial<WageLine> =>
  before?.setByHand
    ? {
        setByHand: true,
        handNote: before.handNote,
        overtimePaise: before.overtimePaise,
        basicPaise: before.basicPaise,
        houseRentPaise: before.houseRentPaise,
        conveyancePaise: before.conveyancePaise,
        grossPaise: before.grossPaise,
      }
    : {};

/**
 * A line with its repayment of advances, up to the deduction limit; the office's decision stays: an amount, or none
 * with a note.
 */
function withAdvance(
  workedOut: (kept: Kept) => WorkedLine,
  before: WageLine | undefined,
  own: Advances | undefined,
  { month, law }: Pick<ForMonth, 'month' | 'law'>,
): WorkedLine {
  const kept = before ?? nothingKept;
  const advancePaise = own ? Math.min(dueOfAdvances(own.advances, own.recoveredPaise), own.leftPaise) : 0;
  if (advancePaise === 0 || kept.advancePaise > 0 || kept.deductionNote !== '') return workedOut(kept);
  const whole = workedOut({ ...kept, advancePaise });
  const beyond = beyondLimitPaise(whole, month, law.limit);
  return beyond === 0 ? whole : workedOut({ ...kept, advancePaise: Math.max(0, advancePaise - beyond) });
}

/** The placements and arrears of each person. */
function byPerson({ placed, arrears }: ForMonth) {
  const own = groupBy(placed, ({ placement }) => placement.employeeId);
  const owed = groupBy(arrears, ({ employeeId }) => employeeId);
  return [...new Set([...own.keys(), ...owed.keys()])].map(
    (employeeId) => [employeeId, own.get(employeeId) ?? [], owed.get(employeeId) ?? []] as const,
  );
}

/** Calculates a month's wages; other work gets its turn meanwhile. People left out have neither line nor part. */
export async function workOutMonth(from: ForMonth, leaveOut: readonly string[]): Promise<MadeMonth> {
  const { month, law, placed } = from;
  const left = new Set(leaveOut);
  const firstOf = new Map([...placed].reverse().map(({ placement }) => [placement.employeeId, placement]));
  const lines: WorkedLine[] = [];
  const parts: WagePart[] = [];
  const remarks = remarksOfMonth(from);
  for await (const [employeeId, at, owed] of inTurns(byPerson(from))) {
    const employee = from.employees.get(employeeId);
    if (!employee || left.has(employeeId)) continue;
    const own = [...at.map(({ placement, found }) => partOf(placement, found, month, law.overtime)), ...owed];
    const before = from.lines.get(employeeId);
    const placement = firstOf.get(employeeId);
    const worker = { zone: placement?.wageZone ?? '', skill: placement?.skill ?? '' };
    const rate = placement ? monthlyRate(placement, month, law.overtime) : earnedOfParts([]);
    const history = { ...(from.histories.get(employeeId) ?? noHistory), arrears: arrearsOf(owed) };
    const workedOut = (kept: Kept): WorkedLine => {
      const made = { ...lineOfParts(employee, { parts: own, rate, month, kept }), ...byHand(before) };
      return { ...made, ...workOutWage(made, month, history, law) };
    };
    const line = withAdvance(workedOut, before, from.advances.get(employeeId), from);
    const problem = problemOf(line, employee, own, beyondLimitPaise(line, month, law.limit));
    const about = (text: string): Remark => ({ employeeId, name: employee.name, text });
    if (problem !== undefined) remarks.problems.push(about(problem));
    remarks.warnings.push(...warningsOf(line, employee, { parts: own, month, law, worker }).map(about));
    lines.push(line);
    parts.push(...own);
  }
  const sum = (name: 'grossPaise' | 'arrearsPaise' | 'netPaise') => sumPaise(lines.map((line) => line[name]));
  const answer = {
    month,
    registerId: from.register?.id ?? '',
    centers: centersOf(from),
    people: lines.length,
    grossPaise: sum('grossPaise'),
    arrearsPaise: sum('arrearsPaise'),
    netPaise: sum('netPaise'),
    ...remarks,
  };
  return { lines, parts, answer };
}

function centersOf({ placed, names, states }: ForMonth): MadeWages['centers'] {
  const people = new Map<string, Set<string>>();
  for (const { placement } of placed)
    people.set(placement.centerId, (people.get(placement.centerId) ?? new Set()).add(placement.employeeId));
  return [...people].map(([centerId, of]) => ({
    centerId,
    companyName: names.get(centerId)?.companyName ?? '',
    centerName: names.get(centerId)?.centerName ?? '',
    state: states.get(centerId) ?? 'Open',
    people: of.size,
  }));
}

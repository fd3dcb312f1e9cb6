import type { LawTables } from 'shared/domain/law/lawTables';
import { pensionDays } from 'shared/domain/pay/deductions/providentFund';
import { esiCoverage } from 'shared/domain/pay/deductions/stateInsurance';
import { addEarned, contributionsOfArrears, type Earned, shareContributions } from 'shared/domain/pay/wages/arrears';
import { noHistory } from 'shared/domain/pay/wages/payroll';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { WagePart } from 'shared/domain/pay/wages/wagePart';
import type { Employee } from 'shared/domain/people/employees/employee';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { decode } from '../../records/rows';
import { payHistories } from '../wages/payHistory';
import { partOfRow } from '../wages/readParts';
import { wageLineRecords } from '../wages/wageLines';
import type { Owed } from './readOwed';

const noPay: Earned & { days: number } = {
  basicPaise: 0,
  houseRentPaise: 0,
  conveyancePaise: 0,
  overtimePaise: 0,
  grossPaise: 0,
  days: 0,
};
const addParts = (earned: Earned & { days: number }, parts: readonly WagePart[], times = 1) => ({
  ...parts.reduce((sum, part) => addEarned(sum, part, times), earned),
  days: earned.days + (times > 0 ? sumPaise(parts.map(({ days }) => days)) : 0),
});

/** The lines of a month's register, and parts identifying earlier payments for the month. */
async function readPaidMonth(db: Queries, month: string, employeeIds: readonly string[], but: string) {
  const rows = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .selectAll('wage_lines')
    .where('wages.month', '=', month)
    .where('employeeId', 'in', employeeIds)
    .execute();
  const parts = await db
    .selectFrom('wage_parts')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
    .selectAll('wage_parts')
    .select('wages.month as paidWith')
    .where('wages.id', '<>', but)
    .where('employeeId', 'in', employeeIds)
    .where((eb) => eb('wages.month', '=', month).or('wage_parts.month', '=', month))
    .execute();
  return {
    lines: new Map(rows.map((row) => [row.employeeId, decode(wageLineRecords, row)])),
    parts: groupBy(
      parts.map(({ paidWith, ...row }) => ({ paidWith, part: partOfRow(row) })),
      ({ part }) => part.employeeId,
    ),
  };
}

const lineEarned = (line: WageLine | undefined) =>
  line ? { ...noPay, ...addEarned(noPay, line), days: line.days } : noPay;

/**
 * Calculates PF and ESI on arrears: by the ceiling, rates and base of the month in which they were earned, on top of
 * earlier payments. `registerId` is being remade.
 */
export async function takeContributions(
  db: Queries,
  owed: readonly Owed[],
  { registerId, employees, law }: { registerId: string; employees: ReadonlyMap<string, Employee>; law: LawTables },
): Promise<WagePart[]> {
  const taken: WagePart[] = [];
  for (const [month, own] of groupBy(owed, (each) => each.month)) {
    const ids = own.map(({ employeeId }) => employeeId);
    const paid = await readPaidMonth(db, month, ids, registerId);
    const histories = await payHistories(db, ids, month);
    for (const { employeeId, parts, rate } of own) {
      const employee = employees.get(employeeId);
      const line = paid.lines.get(employeeId);
      const member = line ?? employee;
      if (!member) continue;
      const history = histories.get(employeeId) ?? noHistory;
      const known = paid.parts.get(employeeId) ?? [];
      const ofOthers = known.filter(({ part }) => part.month !== month).map(({ part }) => part);
      const later = known.filter(({ part, paidWith }) => part.month === month && paidWith !== month);
      const before = addParts(
        addParts(lineEarned(line), ofOthers, -1),
        later.map(({ part }) => part),
      );
      const esiCovered =
        line?.esiCovered ??
        (rate !== undefined &&
          esiCoverage(member.esiMember, rate, month, history.earlier, law, member.disabled).esiCovered);
      const who = { ...member, esiCovered, pension: pensionDays(history, month, law.pf) };
      const all = contributionsOfArrears([before, addParts(before, parts)], who, month, law);
      const shares = shareContributions(
        all,
        parts.map(({ grossPaise }) => grossPaise),
      );
      taken.push(...parts.map((part, index) => ({ ...part, contributions: shares[index] ?? null })));
    }
  }
  return taken;
}

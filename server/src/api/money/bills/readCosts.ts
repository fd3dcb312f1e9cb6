import type { BilledCost } from 'shared/domain/money/bills/billShare';
import { addCost, shareCost } from 'shared/domain/money/bills/costOfShare';
import { shareOfAdministration } from 'shared/domain/pay/deductions/providentFund';
import { type Contributions, isToldApart } from 'shared/domain/pay/wages/arrears';
import { pfOfEmployerPaise } from 'shared/domain/pay/wages/payable';
import { groupBy } from 'shared/domain/records/groupBy';
import { paidDays } from 'shared/domain/work/attendance/daysOf';
import { inOrderOfDays } from 'shared/domain/work/month/monthOfWork';
import type { Queries } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { partOfRow } from '../../pay/wages/readParts';
import { readWork } from '../../work/month/readWork';

type PaidPart = ReturnType<typeof partOfRow>;
type ByRates = Awaited<ReturnType<typeof readLaw>>['pfAdministration'];

/**
 * The cost of arrears: the wages and the employer's contributions, with a share of the administration charge if they
 * have a separate challan.
 */
function costOfArrears({ month, contributions, ...part }: PaidPart & { contributions: Contributions }, rates: ByRates) {
  const { pfEmployerPaise, pensionPaise, insurancePaise, pfWagePaise, esiEmployerPaise } = contributions;
  const cost: BilledCost = {
    wagesPaise: part.grossPaise,
    overtimePaise: part.overtimePaise,
    esiPaise: esiEmployerPaise,
    welfarePaise: 0,
    pfPaise: pfOfEmployerPaise({ pfEmployerPaise, pensionPaise, insurancePaise }),
  };
  const besides = isToldApart({ contributions }) ? shareOfAdministration(pfWagePaise, month, rates) : 0;
  return { cost, besides };
}

/** The register lines that pay for a month: its own, and later ones with its arrears. */
async function linesOf(
  db: Queries,
  { month, employeeIds, rates }: { month: string; employeeIds: readonly string[]; rates: ByRates },
) {
  const lines = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select(['wageId', 'wages.month', 'employeeId', 'grossPaise', 'overtimePaise', 'pfEmployerPaise', 'pensionPaise'])
    .select(['wage_lines.insurancePaise', 'esiEmployerPaise', 'welfareEmployerPaise', 'pfWagePaise'])
    .where('employeeId', 'in', employeeIds)
    .where('employeeId', '<>', '')
    .where((eb) =>
      eb.or([
        eb('wages.month', '=', month),
        eb.exists(
          eb
            .selectFrom('wage_parts')
            .select('wage_parts.id')
            .whereRef('wage_parts.wageId', '=', 'wages.id')
            .whereRef('wage_parts.employeeId', '=', 'wage_lines.employeeId')
            .where('wage_parts.month', '=', month),
        ),
      ]),
    )
    .execute();
  return lines.map(({ wageId, employeeId, month: of, ...line }) => ({
    wageId,
    employeeId,
    month: of,
    cost: {
      wagesPaise: Number(line.grossPaise),
      overtimePaise: Number(line.overtimePaise),
      pfPaise: pfOfEmployerPaise({
        pfEmployerPaise: Number(line.pfEmployerPaise),
        pensionPaise: Number(line.pensionPaise),
        insurancePaise: Number(line.insurancePaise),
        administrationPaise: shareOfAdministration(Number(line.pfWagePaise), of, rates),
      }),
      esiPaise: Number(line.esiEmployerPaise),
      welfarePaise: Number(line.welfareEmployerPaise),
    },
  }));
}

/** The cost of each part of a line: arrears have their own, the others share the rest by their earnings. */
function costsOfParts(line: BilledCost, parts: readonly PaidPart[], rates: ByRates): BilledCost[] {
  const arrears = parts.map((part) => {
    const { contributions } = part;
    return contributions && costOfArrears({ ...part, contributions }, rates);
  });
  const own = arrears.reduce((left, each) => (each ? addCost(left, each.cost, -1) : left), line);
  const shared = shareCost(
    own,
    parts.map(({ grossPaise, contributions }) => (contributions ? 0 : grossPaise)),
  );
  return arrears.map((each, index) =>
    each ? { ...each.cost, pfPaise: each.cost.pfPaise + each.besides } : (shared[index] as BilledCost),
  );
}

/**
 * The cost of a month's days by placement, in whichever register they were paid. A line's cost belongs to the months
 * and placements of its parts; placements share a line without parts by their paid days. Days in no register are
 * missing.
 */
export async function readCosts(
  db: Queries,
  month: string,
  employees: readonly string[],
): Promise<Map<string, BilledCost>> {
  const employeeIds = [...new Set(['', ...employees])];
  const { pfAdministration } = await readLaw(db);
  const lines = await linesOf(db, { month, employeeIds, rates: pfAdministration });
  const parts = await db
    .selectFrom('wage_parts')
    .selectAll()
    .where('wageId', 'in', ['', ...new Set(lines.map(({ wageId }) => wageId))])
    .where('employeeId', 'in', employeeIds)
    .orderBy('month')
    .orderBy('id')
    .execute();
  const partsOf = groupBy(parts, ({ wageId, employeeId }) => `${wageId} ${employeeId}`);
  const keyOf = ({ wageId, employeeId }: (typeof lines)[number]) => `${wageId} ${employeeId}`;
  const byHand = lines.filter((line) => !partsOf.has(keyOf(line))).map(({ employeeId }) => employeeId);
  const { places } = await readWork(db, month, { employeeIds: byHand });
  const placed = groupBy(inOrderOfDays(places), ({ placement }) => placement.employeeId);
  const costs = new Map<string, BilledCost>();
  const add = (placementId: string, cost: BilledCost) => {
    const known = costs.get(placementId);
    costs.set(placementId, known ? addCost(known, cost) : cost);
  };
  for (const line of lines) {
    const made = partsOf.get(keyOf(line))?.map(partOfRow);
    if (made) {
      const shared = costsOfParts(line.cost, made, pfAdministration);
      for (const [index, part] of made.entries())
        if (part.month === month) add(part.placementId, shared[index] as BilledCost);
      continue;
    }
    const own = placed.get(line.employeeId) ?? [];
    const shared = shareCost(
      line.cost,
      own.map(({ found }) => paidDays(found, 'month') * 2),
    );
    for (const [index, { placement }] of own.entries()) add(placement.id, shared[index] as BilledCost);
  }
  return costs;
}

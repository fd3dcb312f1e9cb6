import type { BillingTerms } from 'shared/domain/money/bills/billingTerms';
import type { BillShare } from 'shared/domain/money/bills/billShare';
import { leastCost, wholeCost } from 'shared/domain/money/bills/costOfShare';
import { formatNumber } from 'shared/domain/text/formatNumber';
import type { MonthState } from 'shared/domain/work/attendance/month';
import type { Queries } from '../../../db/tables';
import { nameClients } from '../../people/vacancies/nameClients';
import { readStates, readWork } from '../../work/month/readWork';
import { readCosts } from './readCosts';

/** A placement's month, with its cost. */
export interface PlacedShare {
  share: BillShare;
  employeeId: string;
  isSample: boolean;
  /** The minimum cost of its days. */
  costPaise: number;
}

/** The months of some centers. */
export interface MonthShares {
  shares: PlacedShare[];
  states: ReadonlyMap<string, MonthState>;
  /** Days marked while the person is not placed, a sentence for each person; no placement bills them. */
  stray: string[];
}

/** The placements of centers in a month, with their current attendance, under a client's terms. */
export async function readShares(
  db: Queries,
  { month, centerIds, terms }: { month: string; centerIds: readonly string[]; terms: BillingTerms },
): Promise<MonthShares> {
  const { places, people } = await readWork(db, month, { centerIds });
  const placed = centerIds.flatMap((id) => places.filter(({ centerId }) => centerId === id));
  const rows = placed.flatMap((place) => place.placed.map(({ placement, found }) => ({ ...placement, found })));
  const costs = await readCosts(
    db,
    month,
    rows.map(({ employeeId }) => employeeId),
  );
  const shares = (await nameClients(rows, db)).map((row): PlacedShare => {
    const { id, employeeId, centerId, centerName, billBasis, billPaise, billPercent, payPer, grossPaise } = row;
    const { name = '', code = '', designation = '' } = people.get(employeeId) ?? {};
    const cost = costs.get(id) ?? null;
    const share: BillShare = {
      placementId: id,
      name,
      code,
      designation: row.designation || designation,
      centerId,
      centerName,
      basis: billBasis,
      percent: Number(billPercent),
      cost,
      terms,
      ...row.found,
      ratePaise: billBasis === 'cost plus' ? 0 : Number(billPaise),
    };
    const costPaise = cost ? wholeCost(cost) : leastCost(share, { payPer, grossPaise: Number(grossPaise) }, month);
    return { share, employeeId, isSample: row.isSample === 1, costPaise };
  });
  const stray = placed
    .filter((place) => place.stray > 0)
    .map(
      ({ employeeId, stray: days }) =>
        `${people.get(employeeId)?.name ?? ''} has ${days === 1 ? 'a day' : `${formatNumber(days)} days`} marked outside any placement, which nobody is billed for. Correct the placement’s days, or the attendance.`,
    );
  return { shares, states: await readStates(db, month), stray };
}

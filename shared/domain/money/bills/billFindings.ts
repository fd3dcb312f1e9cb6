import { formatMonth } from '../../dates/dates';
import { formatRupees } from '../../text/money';
import { hasNoBillingRate } from '../../work/placements/neededTerms';
import type { BillShare } from './billShare';
import { needsCost } from './partsOfShare';

/** Something to know about a share before it is billed. */
export interface BillFinding {
  placementId: string;
  /** `stops`: prevents billing. `warns`: is only shown. */
  kind: 'stops' | 'warns';
  message: string;
  /** Whether it reveals what people are paid. By default not. */
  isOfCost?: boolean;
}

/** A share with its amounts. */
export interface PricedShare {
  share: BillShare;
  paise: number;
  /** The minimum cost of its days; null if unknown. */
  costPaise: number | null;
}

/** Problems that prevent billing, and warnings: unmarked days, and people billed below cost. */
export function billFindings(shares: readonly PricedShare[], month: string): BillFinding[] {
  return shares.flatMap(({ share, paise, costPaise }) => {
    const { placementId, name, basis, ratePaise, unmarked, cost } = share;
    const stops = (message: string): BillFinding => ({ placementId, kind: 'stops', message });
    const warns = (message: string): BillFinding => ({ placementId, kind: 'warns', message });
    if (hasNoBillingRate({ billBasis: basis, billPaise: ratePaise }))
      return [stops(`${name} has no billing rate. Enter it in the placement, then bill.`)];
    if (needsCost(share) && cost === null)
      return [
        stops(
          `No wage register of ${formatMonth(month)} has ${name}, who is billed by cost. Make the register, then bill.`,
        ),
      ];
    const days = unmarked === 1 ? 'One day is' : `${unmarked} days are`;
    return [
      ...(unmarked > 0 ? [warns(`${days} not marked and not billed: ${name}.`)] : []),
      ...(costPaise !== null && paise < costPaise
        ? [{ ...warns(`${name} is billed ${formatRupees(costPaise - paise)} below cost.`), isOfCost: true }]
        : []),
    ];
  });
}

import { formatMonth } from '../dates/dates';
import { formatNumber } from '../text/formatNumber';
import { sumPaise } from '../text/money';
import { billOf, paiseByPlacement } from './billOf';
import type { BillShare } from './billShare';
import { billedDays } from './partsOfShare';

/** How what was billed of a placement differs from what its days come to now. */
export interface ShareDifference {
  /** As it was billed last, and as it would be billed now. */
  before: BillShare;
  after: BillShare;
  /** What is billed too little, below 0 too much; without tax. */
  paise: number;
}

/** What was billed of a placement: as of the bill or of the last note, and all that it came to. */
export interface BilledShare {
  share: BillShare;
  paise: number;
}

/** What a bill's shares come to now, less what was billed of them; those that differ alone. `now` has the days and costs of today, under the terms of the bill. */
export function billDifference(
  billed: readonly BilledShare[],
  now: ReadonlyMap<string, BillShare>,
  month: string,
): ShareDifference[] {
  const after = billed.map(({ share }) => now.get(share.placementId) ?? share);
  const owed = paiseByPlacement(billOf(after, month));
  return billed.flatMap(({ share: before, paise }, index) => {
    const share = after[index] as BillShare;
    const difference = (owed.get(before.placementId) ?? 0) - paise;
    return difference === 0 ? [] : [{ before, after: share, paise: difference }];
  });
}

/** What differences come to, without tax: above 0 a debit note, below 0 a credit note. */
export const sumOfDifferences = (differences: readonly Pick<ShareDifference, 'paise'>[]): number =>
  sumPaise(differences.map(({ paise }) => paise));

/** The longest reason of a note. */
const LONGEST = 500;

const amount = (share: BillShare) => {
  const overtime = share.overtimeMinutes > 0 ? ` and ${formatNumber(share.overtimeMinutes / 60)} h overtime` : '';
  return `${formatNumber(billedDays(share))} days${overtime}`;
};

/** What the note of differences gives as its reason: whose days were corrected, from what to what. */
export function reasonOfDifferences(differences: readonly ShareDifference[], month: string): string {
  const head = `Corrected for ${formatMonth(month)}: `;
  const each = differences.map(({ before, after }) => {
    const [was, is] = [amount(before), amount(after)];
    return was === is ? `${before.name}, cost` : `${before.name}, ${was} to ${is}`;
  });
  const all = head + each.join('; ');
  if (all.length <= LONGEST) return all;
  return `${head}${differences.length} people, see the sheet of the invoice`;
}

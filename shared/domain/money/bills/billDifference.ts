import { formatMonth } from '../../dates/dates';
import { groupBy } from '../../records/groupBy';
import { formatNumber } from '../../text/formatNumber';
import { sumPaise } from '../../text/money';
import { billOf, paiseByPlacement } from './billOf';
import type { BillShare } from './billShare';
import { billedDays } from './partsOfShare';

/** The difference between the billed amount of a placement and its days now. */
export interface ShareDifference {
  /** As last billed, and as it would be billed now. */
  before: BillShare;
  after: BillShare;
  /** The amount billed too little, negative if too much; without tax. */
  paise: number;
}

/** The billed part of a placement: as of the bill or the last note, and the total billed. */
export interface BilledShare {
  share: BillShare;
  paise: number;
}

/**
 * The difference between a bill's current shares and the billed ones; only those that differ. `now` has today's days
 * and costs, under the bill's terms.
 */
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

/** The differences of one person at a center, over all their placements there. */
export interface PersonDifference {
  differences: ShareDifference[];
  name: string;
  paise: number;
}

/** Differences by person; those that add up to zero are left out. */
export function differencesByPerson(
  differences: readonly ShareDifference[],
  personOf: (share: BillShare) => string,
): PersonDifference[] {
  return [...groupBy(differences, ({ before }) => personOf(before)).values()]
    .map((own) => ({ differences: own, name: own[0]?.before.name ?? '', paise: sumOfDifferences(own) }))
    .filter(({ paise }) => paise !== 0);
}

/** The sum of differences, without tax: positive for a debit note, negative for a credit note. */
export const sumOfDifferences = (differences: readonly Pick<ShareDifference, 'paise'>[]): number =>
  sumPaise(differences.map(({ paise }) => paise));

/** Whether two shares have the same rate. */
export const sameRate = (one: BillShare, other: BillShare): boolean =>
  one.basis === other.basis && one.ratePaise === other.ratePaise && one.percent === other.percent;

/** A person's billed and current number of days. */
export const billedDaysOf = (differences: readonly ShareDifference[], of: 'before' | 'after'): number =>
  differences.reduce((sum, each) => sum + billedDays(each[of]), 0);

/** The maximum length of a note's reason, in characters. */
const LONGEST = 500;

function amount(differences: readonly ShareDifference[], of: 'before' | 'after'): string {
  const minutes = differences.reduce((sum, each) => sum + each[of].overtimeMinutes, 0);
  const overtime = minutes > 0 ? ` and ${formatNumber(minutes / 60)} h overtime` : '';
  return `${formatNumber(billedDaysOf(differences, of))} days${overtime}`;
}

/**
 * The reason on a note of differences: the people whose days were corrected, from what to what, and those with new
 * terms.
 */
export function reasonOfDifferences(people: readonly PersonDifference[], month: string): string {
  const head = `Corrected for ${formatMonth(month)}: `;
  const each = people.map(({ name, differences }) => {
    const [was, is] = [amount(differences, 'before'), amount(differences, 'after')];
    const hasNewTerms = differences.length > 1 || differences.some(({ before, after }) => !sameRate(before, after));
    const days = was === is ? [] : [`${was} to ${is}`];
    return [name, ...days, ...(hasNewTerms ? ['new terms'] : was === is ? ['cost'] : [])].join(', ');
  });
  const all = head + each.join('; ');
  if (all.length <= LONGEST) return all;
  return `${head}${people.length} people, see the sheet of the invoice`;
}

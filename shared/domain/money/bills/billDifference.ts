import { formatMonth } from '../../dates/dates';
import { groupBy } from '../../records/groupBy';
import { formatNumber } from '../../text/formatNumber';
import { sumPaise } from '../../text/money';
import { billOf, paiseByPlacement } from './billOf';
import type { BillShare } from './billShare';
import { billedDays } from './partsOfShare';

/** The difference between the billed amount of a placement and its days now. */
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

/**
 * The difference of a bill's shares now from what was billed; only those that differ. `now` has the days and costs of
 * today, under the terms of the bill.
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

/** The differences of one person at a center, under whichever of their placements there. */
export interface PersonDifference {
  differences: ShareDifference[];
  name: string;
  paise: number;
}

/** Differences by whose they are; whose come to nothing together is missing. */
export function differencesByPerson(
  differences: readonly ShareDifference[],
  personOf: (share: BillShare) => string,
): PersonDifference[] {
  return [...groupBy(differences, ({ before }) => personOf(before)).values()]
    .map((own) => ({ differences: own, name: own[0]?.before.name ?? '', paise: sumOfDifferences(own) }))
    .filter(({ paise }) => paise !== 0);
}

/** What differences come to, without tax: above 0 a debit note, below 0 a credit note. */
export const sumOfDifferences = (differences: readonly Pick<ShareDifference, 'paise'>[]): number =>
  sumPaise(differences.map(({ paise }) => paise));

/** Whether two shares are billed by the same rate. */
export const sameRate = (one: BillShare, other: BillShare): boolean =>
  one.basis === other.basis && one.ratePaise === other.ratePaise && one.percent === other.percent;

/** How many days were billed to a person, and how many are now. */
export const billedDaysOf = (differences: readonly ShareDifference[], of: 'before' | 'after'): number =>
  differences.reduce((sum, each) => sum + billedDays(each[of]), 0);

/** The longest reason of a note. */
const LONGEST = 500;

function amount(differences: readonly ShareDifference[], of: 'before' | 'after'): string {
  const minutes = differences.reduce((sum, each) => sum + each[of].overtimeMinutes, 0);
  const overtime = minutes > 0 ? ` and ${formatNumber(minutes / 60)} h overtime` : '';
  return `${formatNumber(billedDaysOf(differences, of))} days${overtime}`;
}

/**
 * The reason on a note of differences: the people whose days were corrected, from what to what, and who has new terms.
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

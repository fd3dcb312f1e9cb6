import { z } from 'zod';
import { groupBy } from '../../records/groupBy';
import { shareByWeights } from '../../text/shareByWeights';
import type { EsiRate, PfAdministrationRate, PfRate, WageBaseRule } from '../deductions/payrollRates';
import {
  type PfContributions,
  type PfMember,
  pfContributions,
  pfInsurance,
  shareOfAdministration,
} from '../deductions/providentFund';
import { type EsiContributions, esiContributions } from '../deductions/stateInsurance';
import { esiWages, type Pay, pfWages } from './pay';

const paise = z.int();

/** PF and ESI of a person's month; for arrears the additional amounts, below 0 where too much was paid. */
export const contributions = z.object({
  pfWagePaise: paise,
  pfEmployeePaise: paise,
  pfEmployerPaise: paise,
  pensionPaise: paise,
  insuranceWagePaise: paise,
  insurancePaise: paise,
  esiWagePaise: paise,
  esiEmployeePaise: paise,
  esiEmployerPaise: paise,
}) satisfies z.ZodType<PfContributions & EsiContributions>;
export type Contributions = z.infer<typeof contributions>;

/** A later payment for a person's month, with its PF and ESI in that month. */
export const monthOfArrears = z.object({
  /** When it was earned, `YYYY-MM`. */
  month: z.string(),
  basicPaise: paise,
  houseRentPaise: paise,
  conveyancePaise: paise,
  overtimePaise: paise,
  grossPaise: paise,
  contributions,
});
export type MonthOfArrears = z.infer<typeof monthOfArrears>;

/** The rate tables of contributions; by default this product's. */
interface ContributionTables {
  wageBase?: readonly WageBaseRule[];
  pf?: readonly PfRate[];
  esi?: readonly EsiRate[];
}

/** What was earned in a month, and on how many paid days. */
export interface Earned extends Pay {
  /** The overtime in the gross. */
  overtimePaise: number;
}

/** The person's contributions in the month of the arrears. */
export interface Contributor extends PfMember {
  esiCovered: boolean;
  /** For how many of the days of the month the pension is paid. */
  pension: { days: number; of: number };
}

/** What PF and ESI take of a month (`YYYY-MM`) by the rates and the ceiling of that month. */
export function contributionsOf(
  earned: Earned & { days: number },
  who: Contributor,
  month: string,
  tables: ContributionTables = {},
): Contributions {
  const { overtimePaise, days } = earned;
  return {
    ...pfContributions(pfWages(earned, overtimePaise, month, tables.wageBase), who, month, tables.pf, who.pension),
    ...esiContributions(
      who.esiCovered,
      esiWages(earned, overtimePaise, month, tables.wageBase),
      days,
      month,
      tables.esi,
    ),
  };
}

const amounts = ['basicPaise', 'houseRentPaise', 'conveyancePaise', 'overtimePaise', 'grossPaise'] as const;
const names = Object.keys(contributions.shape) as (keyof Contributions)[];
const mapContributions = (of: (name: keyof Contributions) => number): Contributions =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as Contributions;

/** Amounts of a month added up; `times` -1 takes the second away. */
export const addEarned = <T extends Earned>(earned: T, more: Earned, times = 1): T => ({
  ...earned,
  ...Object.fromEntries(amounts.map((name) => [name, earned[name] + times * more[name]])),
});

/** What PF and ESI take more of a month, now that it earned `after` instead of `before`. */
export function contributionsOfArrears(
  [before, after]: readonly [before: Earned & { days: number }, after: Earned & { days: number }],
  ...by: [who: Contributor, month: string, tables?: ContributionTables]
): Contributions {
  const [paid, due] = [contributionsOf(before, ...by), contributionsOf(after, ...by)];
  return mapContributions((name) => due[name] - paid[name]);
}

/** A month's contributions shared by its parts, by their earnings. */
export function shareContributions(of: Contributions, weights: readonly number[]): Contributions[] {
  const shares = mapContributions(() => 0) as unknown as Record<keyof Contributions, number[]>;
  for (const name of names) shares[name] = shareByWeights(of[name], weights);
  return weights.map((_, index) => mapContributions((name) => shares[name][index] ?? 0));
}

/**
 * Whether arrears are reported to PF in a separate file: overpayments lower the return of the month that takes them
 * back.
 */
export const isToldApart = ({ contributions: { pfWagePaise } }: Pick<MonthOfArrears, 'contributions'>): boolean =>
  pfWagePaise >= 0;

/**
 * The months of arrears of one person, from the parts of a line. Arrears whose contributions belong to the month that
 * paid them are left out.
 */
export function arrearsOf(
  parts: readonly (Earned & { month: string; contributions: Contributions | null })[],
): MonthOfArrears[] {
  const own = parts.flatMap((part): MonthOfArrears[] => {
    const { month, contributions: taken, basicPaise, houseRentPaise, conveyancePaise } = part;
    const { overtimePaise, grossPaise } = part;
    if (taken === null) return [];
    return [{ month, basicPaise, houseRentPaise, conveyancePaise, overtimePaise, grossPaise, contributions: taken }];
  });
  return [...groupBy(own, ({ month }) => month).values()].map(([first, ...more]) =>
    more.reduce(
      (sum, part) => ({
        ...addEarned(sum, part),
        contributions: mapContributions((name) => sum.contributions[name] + part.contributions[name]),
      }),
      first as MonthOfArrears,
    ),
  );
}

/** A month's own contributions with those of arrears; the PF wages stay those of the month's own return. */
export function withArrears(own: Contributions, arrears: readonly MonthOfArrears[]): Contributions {
  const isWageOfPf = (name: keyof Contributions) => name === 'pfWagePaise' || name === 'insuranceWagePaise';
  return mapContributions((name) =>
    arrears
      .filter((each) => !isWageOfPf(name) || !isToldApart(each))
      .reduce((sum, each) => sum + each.contributions[name], own[name]),
  );
}

/** The PF's challan for a month's arrears. */
export interface ArrearsChallan {
  month: string;
  insurancePaise: number;
  /** A percentage, without the least amount: the month's own challan bears that. */
  administrationPaise: number;
  /** The total. */
  pfPaise: number;
}

const inWholeRupees = (of: number) => Math.round(of / 100) * 100;

/** The challans of a register's arrears, by month; `people`: the months of each. */
export function arrearsChallans(
  people: readonly (readonly MonthOfArrears[])[],
  { pf, pfAdministration }: { pf?: readonly PfRate[]; pfAdministration?: readonly PfAdministrationRate[] },
): ArrearsChallan[] {
  const told = people.flat().filter((each) => isToldApart(each) && each.contributions.pfWagePaise > 0);
  return [...groupBy(told, ({ month }) => month)].map(([month, own]) => {
    const sum = (of: (taken: Contributions) => number) => own.reduce((all, each) => all + of(each.contributions), 0);
    const insurancePaise = pfInsurance(
      sum((taken) => inWholeRupees(taken.insuranceWagePaise)),
      month,
      pf,
    );
    const administrationPaise = shareOfAdministration(
      sum((taken) => inWholeRupees(taken.pfWagePaise)),
      month,
      pfAdministration,
    );
    const members = sum((taken) => taken.pfEmployeePaise + taken.pfEmployerPaise + taken.pensionPaise);
    return { month, insurancePaise, administrationPaise, pfPaise: members + insurancePaise + administrationPaise };
  });
}

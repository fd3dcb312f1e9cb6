import type { EffectiveDated } from '../../dates/effectiveDated';

/**
 * The wages that count: `basic` (basic and dearness allowance), `all` (everything that is paid), or `code`, the wages
 * of the Code on Wages: everything but the excluded parts, of which no more than half of all may be left out.
 */
export type WageBase = 'basic' | 'all' | 'code';

/** What contributions are worked out on. */
export interface WageBaseRule extends EffectiveDated {
  pf: WageBase;
  esi: WageBase;
}

/**
 * Code on Wages 2019, section 2(y), and Code on Social Security 2020, section 2(88), in force on 21 November 2025;
 * for ESI by the ESIC's circulars of 10 and 11 December 2025, for PF by the EPF Scheme 2026.
 */
export const wageBaseRules: readonly WageBaseRule[] = [
  { from: '1952-11-01', pf: 'basic', esi: 'all' },
  { from: '2025-11-21', pf: 'basic', esi: 'code' },
  { from: '2026-07-01', pf: 'code', esi: 'code' },
];

/** Provident fund, pension and insurance. Percentages of the wages up to the ceiling. */
export interface PfRate extends EffectiveDated {
  /** A month's amount; in a month in which it changes, each day counts. */
  ceilingPaise: number;
  employeePercent: number;
  employerPercent: number;
  /** The part of the employer's contribution that goes to the pension, never of more than the ceiling. */
  pensionPercent: number;
  /** From the birthday of this age on, nothing goes to the pension. */
  pensionUntilAge: number;
  /** The employer's contribution to the deposit-linked insurance (EDLI), as well; never of more than the ceiling. */
  insurancePercent: number;
}

const shares = {
  employeePercent: 12,
  employerPercent: 12,
  pensionPercent: 8.33,
  pensionUntilAge: 58,
  insurancePercent: 0.5,
};

/**
 * Employees' Provident Funds Scheme 1952, paragraphs 26A and 29; Employees' Pension Scheme 1995, paragraphs 3 and 6;
 * Employees' Deposit-Linked Insurance Scheme 1976, paragraph 7; ceiling by G.S.R. 609(E) of 2014, then by S.O. 5109(E)
 * of 2026 under section 2(89) of the Code on Social Security, to be verified by the deployer.
 */
export const pfRates: readonly PfRate[] = [
  { from: '2014-09-01', ceilingPaise: 1_500_000, ...shares },
  { from: '2026-09-17', ceilingPaise: 2_500_000, ...shares },
];

/** What an establishment pays a month for the administration of the fund, on the wages of all its members. */
export interface PfAdministrationRate extends EffectiveDated {
  percent: number;
  leastPaise: number;
  /** For a month without a member. */
  withoutMembersPaise: number;
}

/** EPF Scheme 1952, paragraph 38; rates by the notifications of 2014, 2017 and S.O. 2148(E) of 2018; those before 2018 to be verified by the deployer. */
export const pfAdministrationRates: readonly PfAdministrationRate[] = [
  { from: '2014-09-01', percent: 1.1, leastPaise: 50_000, withoutMembersPaise: 7500 },
  { from: '2015-01-01', percent: 0.85, leastPaise: 50_000, withoutMembersPaise: 7500 },
  { from: '2017-04-01', percent: 0.65, leastPaise: 50_000, withoutMembersPaise: 7500 },
  { from: '2018-06-01', percent: 0.5, leastPaise: 50_000, withoutMembersPaise: 7500 },
];

/** Employees' state insurance. */
export interface EsiRate extends EffectiveDated {
  /** Anyone paid more than this a month when a contribution period begins is not covered. */
  ceilingPaise: number;
  employeePercent: number;
  employerPercent: number;
  /** Who earns no more than this a day on average pays no share. */
  exemptDayPaise: number;
  /** The ceiling of people with a disability, where it is higher. */
  disabledCeilingPaise: number;
  /**
   * People who come below the ceiling after a contribution period has begun are covered from that month on; others from
   * the next period.
   */
  coversLater: boolean;
  /** The months (`04`) in which a contribution period begins. */
  periodStarts: readonly string[];
}

/** ESI (General) Regulations 1950, regulation 4: a contribution period has six months. */
export const ESI_PERIOD_STARTS: readonly string[] = ['04', '10'];
const periods = { coversLater: false, periodStarts: ESI_PERIOD_STARTS };
const ceilings = { ceilingPaise: 2_100_000, disabledCeilingPaise: 2_500_000, ...periods };
const now = { employeePercent: 0.75, employerPercent: 3.25, exemptDayPaise: 17_600 };

/**
 * ESI (Central) Rules 1950, rules 50, 51, 51B and 52. Code on Social Security 2020, section 2(26): its proviso keeps
 * people
 * in until the period ends, and keeps nobody out. No circular says so; to be verified by the deployer.
 */
export const esiRates: readonly EsiRate[] = [
  { from: '2017-01-01', ...ceilings, employeePercent: 1.75, employerPercent: 4.75, exemptDayPaise: 13_700 },
  { from: '2019-07-01', ...ceilings, employeePercent: 0.75, employerPercent: 3.25, exemptDayPaise: 13_700 },
  { from: '2019-09-06', ...ceilings, ...now },
  { from: '2025-11-21', ...ceilings, ...now, coversLater: true },
];

/** The rates of overtime, and the conversion of a rate from one unit to another. */
export interface OvertimeRule extends EffectiveDated {
  /** How often the ordinary rate of an hour. */
  times: number;
  /** The hours of a day of work. */
  hoursADay: number;
  /** The days that a month's rate is for, when it is brought to a day. */
  daysAMonth: number;
  /** What of the pay is the ordinary rate. */
  base: WageBase;
}

/**
 * Factories Act 1948, section 59, and Minimum Wages (Central) Rules 1950, rule 25, until the Code on Wages 2019,
 * section 14,
 * whose draft central rules 4 and 5 divide a month by 26 days of 8 hours; to be verified by the deployer.
 */
export const overtimeRules: readonly OvertimeRule[] = [
  { from: '1952-11-01', times: 2, hoursADay: 8, daysAMonth: 26, base: 'all' },
  { from: '2025-11-21', times: 2, hoursADay: 8, daysAMonth: 26, base: 'code' },
];

/** The least that may be paid a day in a state, zone and skill; the Centre's floor has no state. */
export interface MinimumWage extends EffectiveDated {
  /** The state's GST code; empty for the floor of the Centre. */
  state: string;
  /** As the state's notification names it; empty where there is but one. */
  zone: string;
  skill: string;
  dayPaise: number;
}

/** Floor of the Centre by the letter of 1 July 2019; to be verified by the deployer, who adds the states' rows. */
export const minimumWages: readonly MinimumWage[] = [
  { state: '', zone: '', skill: '', from: '2019-07-01', dayPaise: 17_800 },
];

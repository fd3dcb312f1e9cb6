import type { EffectiveDated } from './effectiveDated';

/** Provident fund. Percentages of the basic wage up to the ceiling. */
export interface PfRate extends EffectiveDated {
  ceilingPaise: number;
  employeePercent: number;
  employerPercent: number;
  /** The part of the employer's contribution that goes to the pension. */
  pensionPercent: number;
  pensionMostPaise: number;
}

/** Employees' Provident Funds Scheme 1952, paragraph 26A; Employees' Pension Scheme 1995, paragraph 3; ceiling by G.S.R. 609(E) of 2014. */
export const pfRates: readonly PfRate[] = [
  { from: '2014-09-01', ceilingPaise: 1_500_000, employeePercent: 12, employerPercent: 12, pensionPercent: 8.33, pensionMostPaise: 125_000 },
];

/** Employees' state insurance, for wages up to the ceiling. */
export interface EsiRate extends EffectiveDated {
  ceilingPaise: number;
  employeePercent: number;
  employerPercent: number;
}

/** ESI (Central) Rules 1950, rules 50 and 51; to be verified by the deployer. */
export const esiRates: readonly EsiRate[] = [
  { from: '2017-01-01', ceilingPaise: 2_100_000, employeePercent: 1.75, employerPercent: 4.75 },
  { from: '2019-07-01', ceilingPaise: 2_100_000, employeePercent: 0.75, employerPercent: 3.25 },
];

/** Professional tax a year by the wages of a year. */
export interface ProfessionalTaxRate extends EffectiveDated {
  /** Lowest first; `upToPaise` belongs to the slab. */
  slabs: readonly { upToPaise: number; yearPaise: number }[];
}

const lakh = 10_000_000;

/** Jharkhand Tax on Professions, Trades, Callings and Employments Act 2011, schedule; to be verified by the deployer. */
export const professionalTaxRates: readonly ProfessionalTaxRate[] = [
  {
    from: '2012-04-01',
    slabs: [
      { upToPaise: 3 * lakh, yearPaise: 0 },
      { upToPaise: 5 * lakh, yearPaise: 120_000 },
      { upToPaise: 8 * lakh, yearPaise: 180_000 },
      { upToPaise: 10 * lakh, yearPaise: 210_000 },
      { upToPaise: Number.POSITIVE_INFINITY, yearPaise: 250_000 },
    ],
  },
];

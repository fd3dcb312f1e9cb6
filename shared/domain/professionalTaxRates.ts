import type { EffectiveDated } from './effectiveDated';

/** A range of wages and its tax. */
export interface ProfessionalTaxSlab {
  /** The highest wages of the slab, in paise. */
  upToPaise: number;
  /** For the month or year that the slab is of. */
  taxPaise: number;
  /** Months (`02`) in which another amount is due. */
  inMonth?: Readonly<Record<string, number>>;
}

/** The professional tax of a state of work. */
export interface ProfessionalTaxRate extends EffectiveDated {
  /** The state's GST code. */
  state: string;
  /** For one sex only; such a row goes before the general one. */
  sex?: 'Female' | 'Male';
  /** Whether the slabs are of a month's wages or of a financial year's. */
  per: 'month' | 'year';
  /** Lowest first; empty where there is no such tax. */
  slabs: readonly ProfessionalTaxSlab[];
}

const rupees = (amount: number) => amount * 100;
const lakh = rupees(100_000);
const above = Number.POSITIVE_INFINITY;

const slab = (upToPaise: number, tax: number, february?: number): ProfessionalTaxSlab => ({
  upToPaise,
  taxPaise: rupees(tax),
  ...(february === undefined ? {} : { inMonth: { '02': rupees(february) } }),
});

/**
 * Jharkhand: Tax on Professions, Trades, Callings and Employments Act 2011, schedule. Karnataka: Act 1976, as amended in 2025.
 * Maharashtra: Act 1975, schedule I. West Bengal: Act 1979, schedule. Delhi, Uttar Pradesh and Haryana levy none.
 * To be verified by the deployer.
 */
export const professionalTaxRates: readonly ProfessionalTaxRate[] = [
  {
    state: '20',
    from: '2012-04-01',
    per: 'year',
    slabs: [slab(3 * lakh, 0), slab(5 * lakh, 1200), slab(8 * lakh, 1800), slab(10 * lakh, 2100), slab(above, 2500)],
  },
  { state: '29', from: '2025-04-01', per: 'month', slabs: [slab(rupees(25_000) - 1, 0), slab(above, 200, 300)] },
  {
    state: '27',
    from: '2015-04-01',
    per: 'month',
    slabs: [slab(rupees(7500), 0), slab(rupees(10_000), 175), slab(above, 200, 300)],
  },
  {
    state: '27',
    sex: 'Female',
    from: '2023-04-01',
    per: 'month',
    slabs: [slab(rupees(25_000), 0), slab(above, 200, 300)],
  },
  {
    state: '19',
    from: '2014-04-01',
    per: 'month',
    slabs: [
      slab(rupees(10_000), 0),
      slab(rupees(15_000), 110),
      slab(rupees(25_000), 130),
      slab(rupees(40_000), 150),
      slab(above, 200),
    ],
  },
  { state: '07', from: '1947-08-15', per: 'month', slabs: [] },
  { state: '09', from: '1947-08-15', per: 'month', slabs: [] },
  { state: '06', from: '1966-11-01', per: 'month', slabs: [] },
];

import type { EffectiveDated } from '../../dates/effectiveDated';

/** A range of wages and its tax. */
export interface ProfessionalTaxSlab {
  /** The highest wages of the slab, in paise; null for the last, which has no end. */
  upToPaise: number | null;
  /** For the month, half-year or year of the slab. */
  taxPaise: number;
  /** Months (`02`) in which another amount is due. */
  inMonth?: Readonly<Record<string, number>> | undefined;
}

/** The professional tax of a state of work. */
export interface ProfessionalTaxRate extends EffectiveDated {
  /** The state's GST code. */
  state: string;
  /** For one sex only; such a row goes before the general one. Empty or absent, for all. */
  sex?: '' | 'Female' | 'Male';
  /** The period of the slabs' wages: a month, half of the financial year, or the year. */
  per: 'month' | 'half-year' | 'year';
  /** Lowest first; empty where there is no such tax. */
  slabs: readonly ProfessionalTaxSlab[];
  /** People who have reached this age by the end of the month pay none; 0 or absent, no age is exempt. */
  exemptFromAge?: number;
  /** People with a disability pay none. By default they pay. */
  exemptDisabled?: boolean;
}

const rupees = (amount: number) => amount * 100;
const lakh = rupees(100_000);
const above = null;

const slab = (upToPaise: number | null, tax: number, other?: number, month = '02'): ProfessionalTaxSlab => ({
  upToPaise,
  taxPaise: rupees(tax),
  ...(other === undefined ? {} : { inMonth: { [month]: rupees(other) } }),
});

const ofMaharashtra = { state: '27', per: 'month', exemptFromAge: 65, exemptDisabled: true } as const;
const ofKarnataka = { state: '29', per: 'month', exemptFromAge: 60, exemptDisabled: true } as const;
const none = (state: string, from: string): ProfessionalTaxRate => ({ state, from, per: 'month', slabs: [] });

const ofAndhra = [slab(rupees(15_000), 0), slab(rupees(20_000), 150), slab(above, 200)];

/**
 * Jharkhand: Tax on Professions, Trades, Callings and Employments Act 2011, schedule. Karnataka: Act 1976, as amended in 2025.
 * Maharashtra: Act 1975, schedule I. West Bengal: Act 1979, schedule. Gujarat: Act 1976, as notified for 1 April 2022.
 * Madhya Pradesh: Vritti Kar Adhiniyam 1995, as amended in 2018. Andhra Pradesh and Telangana: Act 1987, schedule I of 2013. Odisha: Act 2000, schedule.
 * Assam: Act 1947, as notified for April 2025. Tamil Nadu: each municipality's own; the rows are those of the Greater Chennai Corporation (resolution 574/2024, for the half-year from October 2024).
 * Karnataka exempts from the age of 60 and with a disability, Maharashtra from 65 and with a disability. Delhi, Uttar Pradesh, Haryana, Jammu and
 * Kashmir, Himachal Pradesh, Chandigarh, Uttarakhand, Rajasthan, Chhattisgarh, Goa and Ladakh levy none. To be verified by the deployer.
 */
export const professionalTaxRates: readonly ProfessionalTaxRate[] = [
  {
    state: '20',
    from: '2012-04-01',
    per: 'year',
    slabs: [slab(3 * lakh, 0), slab(5 * lakh, 1200), slab(8 * lakh, 1800), slab(10 * lakh, 2100), slab(above, 2500)],
  },
  { ...ofKarnataka, from: '2015-04-01', slabs: [slab(rupees(15_000) - 1, 0), slab(above, 200)] },
  { ...ofKarnataka, from: '2025-04-01', slabs: [slab(rupees(25_000) - 1, 0), slab(above, 200, 300)] },
  {
    ...ofMaharashtra,
    from: '2015-04-01',
    slabs: [slab(rupees(7500), 0), slab(rupees(10_000), 175), slab(above, 200, 300)],
  },
  {
    ...ofMaharashtra,
    sex: 'Female',
    from: '2023-04-01',
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
  { state: '24', from: '2022-04-01', per: 'month', slabs: [slab(rupees(12_000), 0), slab(above, 200)] },
  {
    state: '23',
    from: '2018-04-01',
    per: 'year',
    slabs: [slab(rupees(225_000), 0), slab(3 * lakh, 1500), slab(4 * lakh, 2000), slab(above, 2500)],
  },
  { state: '37', from: '2013-02-06', per: 'month', slabs: ofAndhra },
  { state: '36', from: '2014-06-02', per: 'month', slabs: ofAndhra },
  {
    state: '21',
    from: '2013-04-01',
    per: 'year',
    slabs: [slab(rupees(160_000), 0), slab(3 * lakh, 1500), slab(above, 2500)],
  },
  {
    state: '18',
    from: '2025-04-01',
    per: 'month',
    slabs: [slab(rupees(15_000), 0), slab(rupees(25_000) - 1, 180), slab(above, 208, 212, '03')],
  },
  {
    state: '33',
    from: '2024-10-01',
    per: 'half-year',
    slabs: [
      slab(rupees(21_000), 0),
      slab(rupees(30_000), 180),
      slab(rupees(45_000), 425),
      slab(rupees(60_000), 930),
      slab(rupees(75_000), 1025),
      slab(above, 1250),
    ],
  },
  none('07', '1947-08-15'),
  none('09', '1947-08-15'),
  none('06', '1966-11-01'),
  ...['01', '02', '04', '05', '08', '22', '30', '38'].map((state) => none(state, '2013-04-01')),
];

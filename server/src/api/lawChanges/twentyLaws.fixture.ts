import type { LawRowInput } from 'shared/domain/law/lawRow';

/** The result for a person or thing by the old law and by the new: rupees, or words. */
type Change = readonly [what: string, before: number | string, after: number | string];

/** A law as a row, with everything it changes in the filled product, calculated by hand. */
export interface Law extends Pick<LawRowInput, 'kind' | 'from' | 'value' | 'source'> {
  title: string;
  state?: string;
  /** The first register it changes: everyone in it whose line differs. */
  wages?: readonly [month: string, people: Readonly<Record<string, readonly Change[]>>];
  /** By subject: all other affected people and things; `some` if future years follow. */
  concerned?: Readonly<Record<string, Readonly<Record<string, readonly Change[]>>>>;
  some?: true;
  /** The values afterwards, for a day before the law and for one after it. */
  then: readonly (readonly [of: string, name: string, is: number | string])[];
}

const shares = { employeePercent: 12, employerPercent: 12, pensionPercent: 8.33, pensionUntilAge: 58 };
const slab = (upTo: number | null, tax: number) => ({
  upToPaise: upTo === null ? null : upTo * 100,
  taxPaise: tax * 100,
});
const lakhs = (upTo: number | null, percent: number) => ({
  upToPaise: upTo === null ? null : upTo * 10_000_000,
  percent,
});
const leastWage = (rupees: number) => ({ zone: '', skill: 'Unskilled', dayPaise: rupees * 100 });

/**
 * Changes of Indian law from 2025 and 2026, in order of their dates; marked ones were not compared with the gazette.
 */
export const twentyLaws: readonly Law[] = [
  {
    title: 'professional tax of Kerala',
    ...{ kind: 'professional-tax', state: '32', from: '2024-10-01' },
    value: {
      per: 'half-year',
      slabs: [
        ...[slab(11_999, 0), slab(17_999, 320), slab(29_999, 450), slab(44_999, 600)],
        ...[slab(99_999, 750), slab(124_999, 1000), slab(null, 1250)],
      ],
    },
    source: 'Kerala Municipality and Panchayat Raj Acts, as notified for October 2024 (verify)',
    // Welfare fund of 50 a month; 1,250 of the half-year.
    wages: [
      '2025-04',
      {
        Kochu: [
          ['professionalTaxPaise', 0, 208],
          ['netPaise', 49_950, 49_742],
        ],
      },
    ],
    then: [['professionalTaxPaise 2025-04', 'Kochu', 208]],
  },
  {
    title: 'professional tax of Karnataka',
    ...{ kind: 'professional-tax', state: '29', from: '2025-04-01' },
    value: {
      per: 'month',
      slabs: [
        { upToPaise: 2_499_999, taxPaise: 0 },
        { upToPaise: null, taxPaise: 20_000, inMonth: { '02': 30_000 } },
      ],
      ...{ exemptFromAge: 60, exemptDisabled: true },
    },
    source: 'Karnataka Act 1976, as amended in 2025 (verify)',
    wages: [
      '2025-04',
      {
        Kiran: [
          ['professionalTaxPaise', 200, 0],
          ['netPaise', 19_800, 20_000],
        ],
      },
    ],
    then: [
      ['professionalTaxPaise 2025-03', 'Kiran', 200],
      ['professionalTaxPaise 2025-04', 'Kiran', 0],
    ],
  },
  {
    title: 'professional tax of Assam',
    ...{ kind: 'professional-tax', state: '18', from: '2025-04-01' },
    value: {
      per: 'month',
      slabs: [
        slab(15_000, 0),
        { upToPaise: 2_499_999, taxPaise: 18_000 },
        { upToPaise: null, taxPaise: 20_800, inMonth: { '03': 21_200 } },
      ],
    },
    source: 'Assam Act 1947, notification eCF 169350/124 of 1 April 2025 (verify)',
    wages: [
      '2025-04',
      {
        Ashmita: [
          ['professionalTaxPaise', 0, 208],
          ['netPaise', 26_000, 25_792],
        ],
      },
    ],
    then: [
      ['professionalTaxPaise 2025-03', 'Ashmita', 0],
      ['professionalTaxPaise 2025-04', 'Ashmita', 208],
    ],
  },
  {
    title: 'tax on salaries, nothing up to 12 lakh',
    ...{ kind: 'salary-tax', from: '2025-04-01' },
    value: {
      ...{ standardDeductionPaise: 7_500_000, rebateUpToPaise: 120_000_000, cessPercent: 4 },
      slabs: [
        ...[lakhs(4, 0), lakhs(8, 5), lakhs(12, 10), lakhs(16, 15), lakhs(20, 20), lakhs(24, 25), lakhs(null, 30)],
      ],
      surcharges: [lakhs(50, 0), lakhs(100, 10), lakhs(200, 15), lakhs(null, 25)],
    },
    source: 'Finance Act 2025; Income-tax Act 2025, s.202 (verify)',
    // Without a PAN 20% of 11.25 lakh, over 12 months, while tax is due at all.
    wages: [
      '2025-04',
      {
        Tara: [
          ['salaryTaxPaise', 18_750, 0],
          ['netPaise', 81_250, 100_000],
        ],
      },
    ],
    then: [['salaryTaxPaise 2025-04', 'Tara', 0]],
  },
  ...(
    [
      ['Delhi', '07', '2025-04-01', 710, 'Dev', 600],
      ['Bihar', '10', '2025-04-01', 424, 'Binod', 400],
      ['Odisha', '21', '2025-04-01', 462, 'Om', 440],
    ] as const
  ).map(
    ([place, state, from, rupees, name, paid]): Law => ({
      title: `minimum wage of ${place}`,
      ...{ kind: 'minimum-wage', state, from, value: leastWage(rupees) },
      source: `Labour Department of ${place}, unskilled, from April 2025 (verify)`,
      concerned: {
        'Minimum wages of people placed': {
          [name]: [
            ['Minimum wage a day', 178, rupees],
            ['Pay a day, at least that', paid, rupees],
          ],
        },
      },
      then: [
        ['least 2025-03-15', name, paid * 26],
        ['least 2025-04-15', name, rupees * 26],
      ],
    }),
  ),
  {
    title: 'GST of September 2025: services at 5%',
    ...{ kind: 'gst-rate', from: '2025-09-22', value: { sac: '99972', percent: 5 } },
    source: 'Notification 15/2025-CT(R), beauty and physical well-being (verify)',
    concerned: {
      'Draft invoices; change their rate': {
        'Rupa Salon, D-1': [
          ['Usual rate', '18%', '5%'],
          ['GST', 180, 50],
        ],
      },
    },
    then: [
      ['gst 2025-09-21', '999721', 18],
      ['gst 2025-09-22', '999721', 5],
      ['gst 2025-09-22', '998513', 18],
    ],
  },
  {
    title: 'GST of September 2025: 40%',
    ...{ kind: 'gst-percents', from: '2025-09-22' },
    value: { percents: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] },
    source: 'Notification 9/2025-CT(R) of 22 September 2025',
    concerned: {},
    then: [
      ['bill 2025-09-21', '40', 400],
      ['bill 2025-09-22', '40', 201],
    ],
  },
  {
    title: 'labour codes: wages of ESI',
    ...{ kind: 'wage-base', from: '2025-11-21', value: { pf: 'basic', esi: 'code' } },
    source: 'Code on Social Security 2020, s.2(88); ESIC circulars of 10 and 11 December 2025',
    wages: [
      '2025-12',
      {
        Bela: [
          ['esiEmployeePaise', 150, 75],
          ['esiEmployerPaise', 650, 325],
          ['netPaise', 18_890, 18_965],
        ],
      },
    ],
    then: [
      ['esiEmployeePaise 2025-10', 'Bela', 150],
      ['esiEmployeePaise 2025-12', 'Bela', 75],
    ],
  },
  {
    title: 'labour codes: ESI of people who come below the ceiling later',
    ...{ kind: 'esi', from: '2025-11-21' },
    value: {
      ...{ ceilingPaise: 2_100_000, employeePercent: 0.75, employerPercent: 3.25, exemptDayPaise: 17_600 },
      ...{ disabledCeilingPaise: 2_500_000, coversLater: true, periodStarts: ['04', '10'] },
    },
    source: 'Code on Social Security 2020, s.2(26) (verify)',
    wages: [
      '2025-12',
      {
        Esha: [
          ['esiEmployeePaise', 0, 150],
          ['esiEmployerPaise', 0, 650],
          ['netPaise', 20_000, 19_850],
        ],
      },
    ],
    then: [
      ['esiEmployeePaise 2025-10', 'Esha', 0],
      ['esiEmployeePaise 2025-12', 'Esha', 150],
    ],
  },
  {
    title: 'labour codes: the ordinary rate of overtime',
    ...{ kind: 'overtime', from: '2025-11-21', value: { times: 2, hoursADay: 8, daysAMonth: 26, base: 'code' } },
    source: 'Code on Wages 2019, s.14, draft central rules 4 and 5 (verify)',
    // 13 hours at twice the hour of 16,000, then of 10,000.
    concerned: { 'Overtime of Jan 2026; make its wages again': { Omar: [['Overtime', 2000, 1250]] } },
    then: [['overtimePaise 2026-01', 'Omar', 1250]],
  },
  {
    title: 'labour codes: leave from 180 days',
    ...{ kind: 'leave', from: '2025-11-21', value: { workedDays: 20, leastDays: 180, carriedDays: 30 } },
    source: 'OSH Code 2020, s.32 (verify)',
    // 200 days of work, at 1,000 a day.
    concerned: {
      'Leave earned in 2025': {
        Lata: [
          ['Days', '0', '10'],
          ['Worth', 0, 10_000],
        ],
      },
    },
    then: [
      ['leave 2024', 'Lata', 0],
      ['leave 2025', 'Lata', 10],
    ],
  },
  {
    title: 'labour codes: bonus of 8⅓%',
    ...{ kind: 'bonus', from: '2025-11-21' },
    value: {
      ...{ leastPercent: 8.333333, leastPaise: 10_000, mostPercent: 20 },
      ...{ eligiblePaise: 2_100_000, ceilingPaise: 700_000, leastDays: 30 },
    },
    source: 'Code on Wages 2019, s.26 (verify)',
    // Three months of 7,000, then four.
    concerned: {
      'Bonus of 2025-26': { Bela: [['Bonus', 1749, 1750]], Kiran: [['Bonus', 1749, 1750]] },
      'Bonus of 2026-27': {
        Bela: [['Bonus', 2332, 2333]],
        Esha: [['Bonus', 2332, 2333]],
        Kiran: [['Bonus', 2332, 2333]],
      },
    },
    then: [
      ['bonus 2024-25', 'Bela', 583],
      ['bonus 2025-26', 'Bela', 1750],
    ],
  },
  {
    title: 'labour codes: gratuity of a fixed term after a year',
    ...{ kind: 'gratuity', from: '2025-11-21' },
    value: {
      ...{ years: 5, fixedTermYears: 1, daysAYear: 15, daysAMonth: 26 },
      ...{ mostPaise: 200_000_000, yearsAtHardship: false },
    },
    source: 'Code on Social Security 2020, s.53 (verify)',
    concerned: { 'Final settlements': { Girish: [['Gratuity', 0, 15_000]] } },
    then: [
      ['gratuity', 'Gita', 0],
      ['gratuity', 'Girish', 15_000],
    ],
  },
  {
    title: 'DIR-3 KYC by 30 June',
    ...{ kind: 'due-date', from: '2026-03-31' },
    value: { of: 'dir3-kyc', title: 'DIR-3 KYC', returnType: 'DIR-3 KYC', monthsAfter: 3, day: 30 },
    source: 'Companies (Appointment and Qualification of Directors) Rules 2014, rule 12A',
    concerned: { 'Due dates': { 'DIR-3 KYC 2025-26': [['Due', '30 Sep 2026', '30 Jun 2026']] } },
    some: true,
    then: [['due 2025-26', 'DIR-3 KYC 2025-26', '2026-06-30']],
  },
  {
    title: 'Income-tax Act 2025: form 138',
    ...{ kind: 'due-date', from: '2026-04-01' },
    value: {
      ...{ of: 'tds-return-salary', title: 'TDS return 138', returnType: '138', monthsAfter: 1, day: 31 },
      ...{ otherMonth: '03', otherMonthsAfter: 2, otherDay: 31 },
    },
    source: 'Income-tax Act 2025; Income-tax Rules (verify)',
    concerned: { 'Due dates': { 'TDS return 138 Q1 2026-27': [['Form', '24Q', '138']] } },
    some: true,
    then: [
      ['due 2025-26', 'TDS return 24Q Q4 2025-26', '2026-05-31'],
      ['due 2026-27', 'TDS return 138 Q1 2026-27', '2026-07-31'],
    ],
  },
  {
    title: 'Income-tax Act 2025: tax kept back from contractors',
    ...{ kind: 'supplier-tax', from: '2026-04-01' },
    value: {
      ...{ nature: 'contract', payee: 'other', code: '1024', percent: 2 },
      ...{ billPaise: 3_000_000, monthPaise: 0, yearPaise: 10_000_000, withoutPanPercent: 20 },
    },
    source: 'Income-tax Act 2025, s.393(1) (verify)',
    concerned: {
      'Tax kept back from suppliers’ bills': {
        'Safe Step, SS/101': [
          ['Tax', 0, 1600],
          ['Code', '', '1024'],
        ],
      },
    },
    then: [['kept', 'SS/101', 1600]],
  },
  {
    title: 'EPF Scheme 2026: wages of PF',
    ...{ kind: 'wage-base', from: '2026-07-01', value: { pf: 'code', esi: 'code' } },
    source: 'EPF Scheme 2026; Code on Social Security 2020, s.2(88)',
    wages: [
      '2026-07',
      {
        Bela: [
          ['pfEmployeePaise', 960, 1200],
          ['pfEmployerPaise', 294, 367],
          ['pensionPaise', 666, 833],
          ['insurancePaise', 40, 50],
          ['netPaise', 18_965, 18_725],
        ],
      },
    ],
    then: [
      ['pfEmployeePaise 2026-06', 'Bela', 960],
      ['pfEmployeePaise 2026-07', 'Bela', 1200],
    ],
  },
  {
    title: 'ceiling of PF at 25,000',
    ...{ kind: 'pf', from: '2026-09-17', value: { ceilingPaise: 2_500_000, ...shares, insurancePercent: 0.5 } },
    source: 'S.O. 5109(E) of 2026 under s.2(89) of the Code on Social Security (verify)',
    wages: [
      '2026-10',
      {
        Anil: [
          ['pfEmployeePaise', 1800, 3000],
          ['pfEmployerPaise', 550, 917],
          ['pensionPaise', 1250, 2083],
          ['insurancePaise', 75, 125],
          ['netPaise', 28_200, 27_000],
        ],
      },
    ],
    then: [
      ['pfEmployeePaise 2026-08', 'Anil', 1800],
      ['pfEmployeePaise 2026-10', 'Anil', 3000],
    ],
  },
];

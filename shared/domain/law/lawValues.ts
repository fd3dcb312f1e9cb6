import { z } from 'zod';
import { dueRuleIds } from '../compliance/dueRules';
import { lateSubjectNames } from '../compliance/lateSubjects';
import { payees, taxedNatures } from '../money/purchases/nature';
import { ESI_PERIOD_STARTS } from '../pay/deductions/payrollRates';
import { skills } from '../pay/wages/leastWage';
import { taxRegimes } from '../people/employees/taxDeclaration';
import { isStateCode } from '../records/states';
import { oneOf, optionalPaise, optionalText, paise, percent, positivePaise, text, yesNo } from '../records/validation';
import { legalLimitNames } from './legalLimitNames';

/** The kinds of rows of the law, by a row's `kind`. */
export const lawKinds = [
  'pf',
  'pf-administration',
  'esi',
  'wage-base',
  'overtime',
  'professional-tax',
  'welfare-fund',
  'salary-tax',
  'minimum-wage',
  'leave',
  'bonus',
  'gratuity',
  'late',
  'supplier-tax',
  'late-payment',
  'large-supply',
  'gst-rate',
  'gst-percents',
  'reverse-charge',
  'credit-note',
  'limit',
  'due-date',
] as const;
export type LawKind = (typeof lawKinds)[number];

/** Each kind's name. */
export const lawKindNames: Readonly<Record<LawKind, string>> = {
  pf: 'Provident fund',
  'pf-administration': 'Administration of PF',
  esi: 'State insurance (ESI)',
  'wage-base': 'What counts as wages',
  overtime: 'Overtime',
  'professional-tax': 'Professional tax',
  'welfare-fund': 'Labour welfare fund',
  'salary-tax': 'Tax on salaries (TDS)',
  'minimum-wage': 'Minimum wage',
  leave: 'Leave with wages',
  bonus: 'Bonus',
  gratuity: 'Gratuity',
  late: 'Fees and interest when late',
  'supplier-tax': 'Tax kept back from suppliers (TDS)',
  'late-payment': 'Interest on clients’ late payment (MSMED)',
  'large-supply': 'Large supplies between states (GSTR-1, B2CL)',
  'gst-rate': 'Usual rate of GST',
  'gst-percents': 'Rates of GST that documents may have',
  'reverse-charge': 'Services under reverse charge',
  'credit-note': 'Last day of a year’s credit notes',
  limit: 'Limits and terms',
  'due-date': 'Due dates',
};

/** The kinds not used for wages. */
export const kindsBesideWages: readonly LawKind[] = [
  ...(['late', 'supplier-tax', 'late-payment', 'large-supply'] as const),
  ...(['gst-rate', 'gst-percents', 'reverse-charge', 'credit-note', 'limit', 'due-date'] as const),
];

/** The kinds with separate rows per state; the others apply everywhere. */
export const kindsByState: readonly LawKind[] = ['professional-tax', 'welfare-fund', 'minimum-wage'];

/** Those that have a row for the whole country too. */
export const kindsEverywhere: readonly LawKind[] = ['minimum-wage'];

const sac = text('service code', 6).regex(/^99[0-9]{0,4}$/, 'A service code has up to six digits and begins with 99.');
const monthsAfter = z
  .number({ error: 'Enter the months after the period.' })
  .int('Enter whole months.')
  .min(-12, 'A due date lies at most 12 months before the end of its period.')
  .max(24, 'A due date lies at most 24 months after its period.');
const dayOfMonth = z
  .number({ error: 'Enter the day of the month.' })
  .int('Enter a whole day.')
  .min(0, 'The day cannot be below 0.')
  .max(31, 'A month has at most 31 days.');
const listOf = <S extends z.ZodType>(one: S, label: string) =>
  z
    .array(one, { error: `Enter the ${label}.` })
    .min(1, `Enter the ${label}.`)
    .max(50, `Enter at most 50 ${label}.`);

const wageBases = ['basic', 'all', 'code'] as const;
const age = z
  .number({ error: 'Enter the age at which the pension ends.' })
  .int('The age is a whole number of years.')
  .min(18, 'The age is at least 18 years.')
  .max(100, 'The age is at most 100 years.');

const monthNumber = z.string().regex(/^(0[1-9]|1[0-2])$/, 'Name the month by two digits.');
const count = (label: string, most: number) =>
  z
    .number({ error: `Enter the ${label}.` })
    .min(1, `The ${label} cannot be below 1.`)
    .max(most, `The ${label} cannot be above ${most}.`);

const slab = z.object({
  upToPaise: paise('highest wages of the slab').nullable(),
  taxPaise: paise('tax of the slab'),
  /** Months (`02`) with a different amount. */
  inMonth: z.record(monthNumber, paise('tax of the month')).optional(),
});

/** Slabs in ascending order; the last has no end. Empty: there is no such tax. */
const slabsOf = <S extends z.ZodType<{ upToPaise: number | null }>>(one: S) =>
  z
    .array(one, { error: 'Enter the slabs.' })
    .max(30, 'Enter at most 30 slabs.')
    .superRefine((all, context) => {
      all.forEach(({ upToPaise }, index) => {
        const isLast = index === all.length - 1;
        const wrong = (message: string) => context.addIssue({ code: 'custom', path: [], message });
        if (isLast && upToPaise !== null) wrong('Leave the end of the last slab empty: it is for all wages above.');
        if (isLast) return;
        if (upToPaise === null) wrong(`Say where slab ${index + 1} ends; only the last has no end.`);
        const before = all[index - 1]?.upToPaise ?? -1;
        if (upToPaise !== null && upToPaise <= before) wrong(`Slab ${index + 1} must end above the one before it.`);
      });
    });

const incomeSlab = z.object({
  upToPaise: paise('highest income of the slab').nullable(),
  percent: percent('tax of the slab'),
});

/** The schema of each kind's values. Amounts are per month unless stated otherwise. */
export const lawValues = {
  pf: z.object({
    ceilingPaise: positivePaise('ceiling'),
    employeePercent: percent('employee’s share'),
    employerPercent: percent('employer’s share'),
    pensionPercent: percent('part for the pension'),
    pensionUntilAge: age,
    insurancePercent: percent('insurance'),
  }),
  'pf-administration': z.object({
    percent: percent('administration'),
    leastPaise: paise('least amount'),
    withoutMembersPaise: paise('amount without members'),
  }),
  esi: z.object({
    ceilingPaise: positivePaise('ceiling'),
    employeePercent: percent('employee’s share'),
    employerPercent: percent('employer’s share'),
    exemptDayPaise: optionalPaise('wages a day without a share'),
    disabledCeilingPaise: paise('ceiling of disabled people').default(2_500_000),
    coversLater: yesNo('Cover within a period').default(false),
    periodStarts: z
      .array(monthNumber, { error: 'Choose the months in which a contribution period begins.' })
      .min(1, 'Choose a month in which a contribution period begins.')
      .max(12, 'Choose each month once.')
      .default([...ESI_PERIOD_STARTS]),
  }),
  'wage-base': z.object({
    pf: oneOf('wages of PF', wageBases),
    esi: oneOf('wages of ESI', wageBases),
  }),
  'professional-tax': z.object({
    /** For one sex only; such a row takes precedence over the general one. Empty for all. */
    sex: oneOf('sex', ['', 'Female', 'Male']).default(''),
    per: oneOf('period', ['month', 'half-year', 'year']),
    slabs: slabsOf(slab),
    exemptFromAge: z
      .number({ error: 'Enter the age.' })
      .int('The age is a whole number of years.')
      .min(0, 'The age cannot be negative.')
      .max(120, 'The age is at most 120 years.')
      .default(0),
    exemptDisabled: yesNo('Exemption of people with a disability').default(false),
  }),
  overtime: z.object({
    times: count('rate of overtime', 10),
    hoursADay: count('hours of a day', 24),
    daysAMonth: count('days of a month', 31),
    base: oneOf('ordinary rate', wageBases),
  }),
  'welfare-fund': z.object({
    /** The months (`06`) in which it is deducted from wages; empty without a fund. */
    months: z.array(monthNumber, { error: 'Choose the months.' }).max(12, 'Choose each month once.'),
    employeePaise: paise('employee’s share'),
    employerPaise: paise('employer’s share'),
    /** Percentage of the month's wages, up to the employee's share; 0 if the share is fixed. */
    percent: percent('percentage of the wages').default(0),
    onLastDay: yesNo('On the register on the last day').default(false),
  }),
  'salary-tax': z.object({
    standardDeductionPaise: paise('standard deduction'),
    rebateUpToPaise: paise('income without tax'),
    cessPercent: percent('cess'),
    slabs: slabsOf(incomeSlab),
    regime: oneOf('regime', taxRegimes).default('New'),
    /** On the tax, by the income. */
    surcharges: slabsOf(incomeSlab).default([]),
    investmentsUpToPaise: optionalPaise('most of investments'),
    /** For people who reach this age within the financial year; 0 for all. */
    fromAge: z
      .number({ error: 'Enter the age.' })
      .int('The age is a whole number of years.')
      .min(0, 'The age cannot be negative.')
      .max(120, 'The age is at most 120 years.')
      .default(0),
    /** The minimum percentage of the income of a person without a PAN who owes tax. */
    withoutPanPercent: percent('tax without a PAN').default(20),
  }),
  'minimum-wage': z.object({
    zone: optionalText('zone', 80),
    skill: oneOf('skill', skills).default(''),
    dayPaise: positivePaise('wage a day'),
  }),
  leave: z.object({
    workedDays: count('days of work for a day', 366),
    leastDays: count('least days of a year', 366),
    carriedDays: count('days carried over', 366),
  }),
  bonus: z.object({
    leastPercent: percent('least bonus', 6),
    leastPaise: paise('least amount').default(10_000),
    mostPercent: percent('most bonus'),
    eligiblePaise: positivePaise('wages with a bonus'),
    ceilingPaise: positivePaise('ceiling a month'),
    leastDays: count('least days of a year', 366),
  }),
  gratuity: z.object({
    years: count('years of service', 50),
    fixedTermYears: count('years of a fixed term', 50),
    daysAYear: count('days of wages a year', 366),
    daysAMonth: count('days of a month', 31),
    mostPaise: positivePaise('most'),
    yearsAtHardship: yesNo('Years at death or disablement').default(false),
  }),
  late: z.object({
    of: oneOf('due', lateSubjectNames),
    /** The fee per day. */
    dayPaise: paise('fee a day').default(0),
    /** The maximum fee; 0 if the law sets none. */
    mostPaise: paise('most of the fee').default(0),
    /** Whether the fee is at most the row's amount. */
    feeUpTo: oneOf('limit of the fee', ['', 'amount']).default(''),
    /** Interest on the amount, by days. */
    yearPercent: percent('interest a year').default(0),
    /** Interest on the amount per month, each started month counted whole. */
    monthPercent: percent('interest a month').default(0),
    /** How months count: calendar months from the period's last one, or months from the last day. */
    monthsFrom: oneOf('first month', ['last day', 'period']).default('last day'),
    /** Damages on the amount, by days, in addition to the interest. */
    damagesPercent: percent('damages a year').default(0),
    /** The row applies to delays of at least this many whole months. */
    afterMonths: z
      .number({ error: 'Enter the months.' })
      .int('Enter whole months.')
      .min(0, 'The months cannot be below 0.')
      .max(120, 'The months cannot be above 120.')
      .default(0),
  }),
  'late-payment': z.object({
    /** As notified by the Reserve Bank. */
    bankRatePercent: percent('bank rate'),
    /** The yearly interest, as a multiple of the bank rate. */
    times: count('multiple of the bank rate', 10),
  }),
  'large-supply': z.object({
    /** The value above which an invoice to an unregistered client is reported separately. */
    abovePaise: positivePaise('limit'),
  }),
  'gst-rate': z.object({
    /** A service code or the prefix of several; empty for all others. */
    sac: z.union([z.literal(''), sac]).default(''),
    percent: percent('GST'),
  }),
  'gst-percents': z.object({ percents: listOf(percent('rate'), 'rates') }),
  'reverse-charge': z.object({ sacs: listOf(sac.min(6, 'A service code has six digits.'), 'service codes') }),
  'credit-note': z.object({
    /** `MM-DD` after the financial year of the invoice. */
    until: text('day', 5).regex(/^(0[4-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/, 'Enter the month and day as 11-30.'),
  }),
  limit: z.object({
    of: oneOf('limit', legalLimitNames),
    amount: z
      .number({ error: 'Enter the limit.' })
      .min(0, 'The limit cannot be below 0.')
      .max(1e12, 'The limit is too large.'),
  }),
  'due-date': z.object({
    of: oneOf('due', dueRuleIds),
    title: text('title', 120),
    /** The form to file; empty where there is none. */
    returnType: optionalText('form', 20),
    monthsAfter: monthsAfter.default(1),
    /** 31 is a month's last. */
    day: dayOfMonth.default(31),
    /** A different day for periods that end in this month (`03`); empty for none. */
    otherMonth: z.union([z.literal(''), monthNumber]).default(''),
    otherMonthsAfter: monthsAfter.default(0),
    otherDay: dayOfMonth.default(0),
    /** Only for this GST filing frequency; empty for all. */
    filer: oneOf('filing', ['', 'monthly', 'quarterly']).default(''),
    /** Only for companies in these states; empty for all. */
    states: z
      .array(z.string().refine(isStateCode, 'Choose the states from the list.'), { error: 'Choose the states.' })
      .max(40, 'Choose each state once.')
      .default([]),
  }),
  /** If all three limits are 0, it is due from the first rupee. */
  'supplier-tax': z.object({
    nature: oneOf('purpose', taxedNatures),
    payee: oneOf('payee', payees).default(''),
    code: text('code', 4).regex(/^\d{4}$/, 'The code of a section has four digits.'),
    percent: percent('tax'),
    billPaise: optionalPaise('limit of a bill'),
    monthPaise: optionalPaise('limit of a month'),
    yearPaise: optionalPaise('limit of a year'),
    withoutPanPercent: percent('tax without a PAN').default(20),
  }),
} as const satisfies Record<LawKind, z.ZodObject>;
export type LawValue<K extends LawKind> = z.infer<(typeof lawValues)[K]>;

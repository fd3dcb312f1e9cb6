import { dueRules } from 'shared/domain/compliance/dueRules';
import { lateSubjectNames } from 'shared/domain/compliance/lateSubjects';
import { type LawRow, type LawRowInput, lawRowInput } from 'shared/domain/law/lawRow';
import { kindsByState, kindsEverywhere, type LawKind, lawValues } from 'shared/domain/law/lawValues';
import { legalLimitNames } from 'shared/domain/law/legalLimitNames';
import { natureNames, payeeNames, payees, taxedNatures } from 'shared/domain/money/purchases/nature';
import { skills } from 'shared/domain/pay/wages/leastWage';
import { statesOfWork } from 'shared/domain/people/employees/stateOfWork';
import type { Field } from 'shared/ui';
import { z } from 'zod';
import { MonthsInput } from './MonthsInput';
import { incomeSlabsField, slabsField, surchargesField } from './slabsField';

/** The values of a row's form: the fields of its value next to the row's own. */
export type LawForm = Record<string, unknown>;

type FieldsOf = Readonly<Record<LawKind, readonly Field<LawForm>[]>>;

const percent = (name: string, label: string, step = 0.01): Field<LawForm> => ({
  name,
  label,
  kind: 'number',
  min: 0,
  max: 100,
  step,
  unit: '%',
  required: true,
});
const money = (name: string, label: string, help?: string): Field<LawForm> => ({
  name,
  label,
  kind: 'money',
  required: true,
  ...(help ? { help } : {}),
});
const optional = (field: Field<LawForm>): Field<LawForm> => ({ ...field, required: false });
const days = (name: string, label: string) =>
  ({ name, label, kind: 'number', min: 1, max: 366, required: true }) as const satisfies Field<LawForm>;
const base = (name: string, label: string): Field<LawForm> => ({
  name,
  label,
  kind: 'select',
  required: true,
  options: [
    { value: 'basic', label: 'Basic and dearness allowance' },
    { value: 'all', label: 'All that is paid' },
    { value: 'code', label: 'Wages of the Code' },
  ],
});

const dueNames = dueRules.map(({ id, versions }) => ({
  value: id,
  label: [versions.at(-1)?.title, versions.at(-1)?.filer].filter(Boolean).join(', '),
}));

const valueFields: FieldsOf = {
  pf: [
    money('ceilingPaise', 'Ceiling a month', 'In a month in which it changes, each day counts.'),
    percent('employeePercent', 'Employee’s share'),
    percent('employerPercent', 'Employer’s share'),
    percent('pensionPercent', 'Of it, to the pension'),
    { name: 'pensionUntilAge', label: 'Pension until the age of', kind: 'number', min: 18, max: 100, required: true },
    percent('insurancePercent', 'Insurance, added'),
  ],
  'pf-administration': [
    percent('percent', 'Of the wages of all members'),
    money('leastPaise', 'At least'),
    money('withoutMembersPaise', 'In a month without members'),
  ],
  esi: [
    money('ceilingPaise', 'Ceiling a month'),
    percent('employeePercent', 'Employee’s share'),
    percent('employerPercent', 'Employer’s share'),
    money('exemptDayPaise', 'No employee’s share up to', 'On the average of the days paid.'),
    money('disabledCeilingPaise', 'Ceiling of disabled people', 'Where it is higher.'),
    {
      name: 'coversLater',
      label: 'Covers from the first month within the ceiling',
      kind: 'checkbox',
      help: 'Also within a contribution period. Otherwise its first month decides.',
    },
    {
      name: 'periodStarts',
      label: 'Contribution periods begin in',
      kind: 'custom',
      render: (control) => <MonthsInput {...control} />,
    },
  ],
  'wage-base': [base('pf', 'Wages of PF'), base('esi', 'Wages of ESI')],
  overtime: [
    { name: 'times', label: 'Times the ordinary rate', kind: 'number', min: 1, max: 10, required: true },
    base('base', 'Ordinary rate'),
    { name: 'hoursADay', label: 'Hours of a day', kind: 'number', min: 1, max: 24, required: true },
    { name: 'daysAMonth', label: 'Days of a month', kind: 'number', min: 1, max: 31, required: true },
  ],
  'welfare-fund': [
    money('employeePaise', 'Employee’s share'),
    money('employerPaise', 'Employer’s share'),
    {
      ...percent('percent', 'Of the month’s wages'),
      required: false,
      help: 'Up to the employee’s share. Leave this empty for a fixed share.',
    },
    {
      name: 'months',
      label: 'Months',
      kind: 'custom',
      help: 'Without one there is no fund.',
      render: (control) => <MonthsInput {...control} />,
    },
    { name: 'onLastDay', label: 'Only of those on the register on the month’s last day', kind: 'checkbox' },
  ],
  'salary-tax': [
    money('standardDeductionPaise', 'Standard deduction a year'),
    money('rebateUpToPaise', 'No tax up to', 'Income of a year after the deduction.'),
    percent('cessPercent', 'Cess on the tax'),
    {
      name: 'regime',
      label: 'Regime',
      kind: 'select',
      required: true,
      options: [
        { value: 'New', label: 'New regime' },
        { value: 'Old', label: 'Old regime' },
      ],
    },
    {
      name: 'fromAge',
      label: 'From the age of',
      kind: 'number',
      min: 0,
      max: 120,
      help: 'Reached within the financial year. 0 is for all.',
    },
    { ...percent('withoutPanPercent', 'Without a PAN, at least'), help: 'Of the income, where there is tax on it.' },
    money('investmentsUpToPaise', 'Investments up to', 'What is declared above it is not taken off.'),
    incomeSlabsField,
    surchargesField,
  ],
  'minimum-wage': [
    money('dayPaise', 'Least wage a day'),
    {
      name: 'skill',
      label: 'Skill',
      kind: 'select',
      options: skills.filter((skill) => skill !== ''),
      help: 'Leave this empty for all.',
    },
    { name: 'zone', label: 'Zone', maxLength: 80, help: 'As the notification names it.' },
  ],
  leave: [
    days('workedDays', 'Days of work for a day of leave'),
    days('leastDays', 'Least days of work a year'),
    days('carriedDays', 'Days carried over at most'),
  ],
  bonus: [
    { ...percent('leastPercent', 'At least', 0.000_001), help: '8.333333 is eight and one third.' },
    money('leastPaise', 'But no less than'),
    percent('mostPercent', 'At most'),
    money('eligiblePaise', 'For wages a month up to'),
    money('ceilingPaise', 'Of wages a month up to', 'Or the minimum wage, where that is more.'),
    days('leastDays', 'Least days of work a year'),
  ],
  gratuity: [
    { ...days('years', 'After years of service'), max: 50 },
    { ...days('fixedTermYears', 'Of a fixed term, after years'), max: 50 },
    days('daysAYear', 'Days of wages for a year'),
    { ...days('daysAMonth', 'Days of a month'), max: 31 },
    money('mostPaise', 'At most'),
    {
      name: 'yearsAtHardship',
      label: 'Also at death or disablement only after these years',
      kind: 'checkbox',
    },
  ],
  late: [
    { name: 'of', label: 'Due', kind: 'select', required: true, options: lateSubjectNames },
    optional(money('dayPaise', 'Fee a day')),
    optional(money('mostPaise', 'At most', 'Leave this empty where the law names no limit.')),
    {
      name: 'feeUpTo',
      label: 'Limit of the fee',
      kind: 'select',
      options: [{ value: 'amount', label: 'The row’s amount' }],
      help: 'Leave this empty for none.',
    },
    optional(percent('yearPercent', 'Interest a year, by days')),
    optional(percent('monthPercent', 'Interest a month or part of it')),
    {
      name: 'monthsFrom',
      label: 'Months count from',
      kind: 'select',
      options: [
        { value: 'last day', label: 'The last day' },
        { value: 'period', label: 'The period’s last month' },
      ],
    },
    optional(percent('damagesPercent', 'Damages a year, by days')),
    {
      name: 'afterMonths',
      label: 'For delays from months',
      kind: 'number',
      min: 0,
      max: 120,
      help: 'The damages of longer delays have rows of their own. 0 is for all others.',
    },
  ],
  'late-payment': [
    percent('bankRatePercent', 'Bank rate'),
    { name: 'times', label: 'Times the bank rate', kind: 'number', required: true, min: 1, max: 10 },
  ],
  'large-supply': [money('abovePaise', 'Invoices above')],
  'gst-rate': [
    { name: 'sac', label: 'Service code', maxLength: 6, help: 'Or its first digits. Leave this empty for all others.' },
    percent('percent', 'GST'),
  ],
  'gst-percents': [{ name: 'percents', label: 'Rates in per cent', kind: 'tags', required: true }],
  'reverse-charge': [{ name: 'sacs', label: 'Service codes', kind: 'tags', required: true }],
  'credit-note': [
    {
      name: 'until',
      label: 'Until',
      required: true,
      maxLength: 5,
      help: 'Month and day after the year, such as 11-30.',
    },
  ],
  'due-date': [
    { name: 'of', label: 'Due', kind: 'select', required: true, options: dueNames },
    { name: 'title', label: 'Title', required: true, maxLength: 120 },
    { name: 'returnType', label: 'Form', maxLength: 20, help: 'Leave this empty where nothing is filed.' },
    { name: 'monthsAfter', label: 'Months after the period', kind: 'number', required: true, min: -12, max: 24 },
    { name: 'day', label: 'Day', kind: 'number', required: true, min: 1, max: 31, help: '31 is the month’s last day.' },
    {
      name: 'otherMonth',
      label: 'Other day for periods that end in',
      maxLength: 2,
      help: 'A month such as 03, or empty.',
    },
    { name: 'otherMonthsAfter', label: 'Months after those', kind: 'number', min: -12, max: 24 },
    { name: 'otherDay', label: 'Their day', kind: 'number', min: 0, max: 31 },
    {
      name: 'filer',
      label: 'Only where GST is filed',
      kind: 'select',
      options: [
        { value: 'monthly', label: 'Every month' },
        { value: 'quarterly', label: 'Every quarter' },
      ],
      help: 'Leave this empty for all.',
    },
    {
      name: 'states',
      label: 'Only for companies in',
      kind: 'tags',
      help: 'Codes of states, such as 27. Leave this empty for all.',
    },
  ],
  limit: [
    { name: 'of', label: 'Limit', kind: 'select', required: true, options: legalLimitNames },
    {
      name: 'amount',
      label: 'Amount',
      kind: 'number',
      required: true,
      min: 0,
      help: 'In the unit that its list shows.',
    },
  ],
  'supplier-tax': [
    {
      name: 'nature',
      label: 'Bills for',
      kind: 'select',
      required: true,
      options: taxedNatures.map((value) => ({ value, label: natureNames[value] })),
    },
    {
      name: 'payee',
      label: 'Only to',
      kind: 'select',
      options: payees.flatMap((value) => (value === '' ? [] : [{ value, label: payeeNames[value] }])),
      help: 'Leave this empty for all.',
    },
    { name: 'code', label: 'Code of the section', required: true, maxLength: 4, help: 'Four digits, as on challans.' },
    percent('percent', 'Of the value without GST'),
    percent('withoutPanPercent', 'Without a PAN, at least'),
    { ...money('billPaise', 'For a bill above', 'Leave all three limits empty for every bill.'), required: false },
    { ...money('monthPaise', 'For bills of a month above'), required: false },
    { ...money('yearPaise', 'For bills of a year above'), required: false },
  ],
  'professional-tax': [
    {
      name: 'per',
      label: 'The slabs are of the wages of',
      kind: 'select',
      required: true,
      options: [
        { value: 'month', label: 'A month' },
        { value: 'half-year', label: 'A half-year' },
        { value: 'year', label: 'A financial year' },
      ],
    },
    {
      name: 'sex',
      label: 'Only for',
      kind: 'select',
      options: [
        { value: 'Female', label: 'Women' },
        { value: 'Male', label: 'Men' },
      ],
      help: 'Leave this empty for all.',
    },
    slabsField,
    {
      name: 'exemptFromAge',
      label: 'None from the age of',
      kind: 'number',
      min: 0,
      max: 120,
      help: '0 where no age is exempt.',
    },
    { name: 'exemptDisabled', label: 'None with a disability', kind: 'checkbox' },
  ],
};

const state: Field<LawForm> = {
  name: 'state',
  label: 'State',
  kind: 'select',
  required: true,
  options: statesOfWork.map(({ code, name }) => ({ value: code, label: name })),
};

/** The same for kinds whose rows may apply to the whole country. */
const everywhere: Field<LawForm> = { ...state, required: false, help: 'Leave this empty for every state.' };

/** The fields of a kind's rows. */
export const fieldsOf = (kind: LawKind): readonly Field<LawForm>[] => [
  ...(kindsByState.includes(kind) ? [kindsEverywhere.includes(kind) ? everywhere : state] : []),
  { name: 'from', label: 'From', kind: 'date', required: true },
  ...valueFields[kind],
  {
    name: 'source',
    label: 'Source',
    required: true,
    span: 2,
    maxLength: 500,
    help: 'The act, notification or circular.',
  },
  { name: 'checkedOn', label: 'Checked on', kind: 'date', help: 'The day on which you compared it with its source.' },
];

const { from, source, checkedOn } = lawRowInput.shape;
const common = { from, source, checkedOn };

/** Errors within the slabs are shown at the field as a whole. */
const slabsAsOne = (slabs: z.ZodType) =>
  z.unknown().superRefine((value, context) => {
    const [issue] = slabs.safeParse(value ?? []).error?.issues ?? [];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  });

const aState = z.string({ error: 'Choose the state from the list.' }).min(1, 'Choose the state from the list.');
const orEmpty = (schema: z.ZodType, empty: unknown = '') => z.preprocess((typed) => typed ?? empty, schema);

/** A kind's checks in addition to the row's schema: optional fields, and errors within a list. */
const ofForm: Partial<Record<LawKind, z.ZodRawShape>> = {
  'professional-tax': {
    state: aState,
    sex: orEmpty(lawValues['professional-tax'].shape.sex),
    slabs: slabsAsOne(lawValues['professional-tax'].shape.slabs),
    exemptFromAge: orEmpty(lawValues['professional-tax'].shape.exemptFromAge, 0),
  },
  'salary-tax': {
    slabs: slabsAsOne(lawValues['salary-tax'].shape.slabs),
    surcharges: slabsAsOne(lawValues['salary-tax'].shape.surcharges),
    fromAge: orEmpty(lawValues['salary-tax'].shape.fromAge, 0),
  },
  'welfare-fund': {
    state: aState,
    months: orEmpty(lawValues['welfare-fund'].shape.months, []),
    percent: orEmpty(lawValues['welfare-fund'].shape.percent, 0),
  },
  late: {
    ...Object.fromEntries(
      (['dayPaise', 'mostPaise', 'yearPercent', 'monthPercent', 'damagesPercent', 'afterMonths'] as const).map(
        (name) => [name, orEmpty(lawValues.late.shape[name], 0)],
      ),
    ),
    feeUpTo: orEmpty(lawValues.late.shape.feeUpTo),
    monthsFrom: orEmpty(lawValues.late.shape.monthsFrom, 'last day'),
  },
  'gst-rate': { sac: orEmpty(lawValues['gst-rate'].shape.sac) },
  'gst-percents': {
    percents: z.preprocess(
      (typed) => (Array.isArray(typed) ? typed.map(Number) : typed),
      lawValues['gst-percents'].shape.percents,
    ),
  },
  'due-date': {
    returnType: orEmpty(lawValues['due-date'].shape.returnType),
    otherMonth: orEmpty(lawValues['due-date'].shape.otherMonth),
    otherMonthsAfter: orEmpty(lawValues['due-date'].shape.otherMonthsAfter, 0),
    otherDay: orEmpty(lawValues['due-date'].shape.otherDay, 0),
    filer: orEmpty(lawValues['due-date'].shape.filer),
    states: orEmpty(lawValues['due-date'].shape.states, []),
  },
  'supplier-tax': { payee: orEmpty(lawValues['supplier-tax'].shape.payee) },
  'minimum-wage': {
    state: orEmpty(z.string()),
    zone: orEmpty(lawValues['minimum-wage'].shape.zone),
    skill: orEmpty(lawValues['minimum-wage'].shape.skill),
  },
};

/** Validates the form of a kind's rows against the row's schema. */
export const schemaOf = (kind: LawKind): z.ZodType<LawForm, unknown> =>
  z.object({ ...common, ...lawValues[kind].shape, ...ofForm[kind] });

/** The form's initial values: a stored row, or a copy of one from a later day. */
export function startOf({ value, state, from, source, checkedOn }: LawRow, isNew: boolean): LawForm {
  const { percents } = value;
  const form = { ...value, ...(Array.isArray(percents) && { percents: percents.map(String) }), state };
  return isNew ? form : { ...form, from, source, checkedOn };
}

/** Removes a kind's empty lists. */
const emptyLists = (kind: LawKind, value: LawForm): LawForm =>
  Object.fromEntries(
    ['slabs', 'surcharges'].flatMap((name) => (name in lawValues[kind].shape && !value[name] ? [[name, []]] : [])),
  );

/** Builds the row from a valid form. */
export function rowOf(kind: LawKind, { state, from, source, checkedOn, ...value }: LawForm): LawRowInput {
  return {
    kind,
    state: typeof state === 'string' ? state : '',
    from: String(from),
    source: String(source),
    checkedOn: typeof checkedOn === 'string' ? checkedOn : null,
    value: { ...value, ...emptyLists(kind, value) },
  };
}

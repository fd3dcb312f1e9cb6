import { z } from 'zod';
import { recordOf, sampleMark } from '../../records/recordFields';
import { oneOf, optionalDate, optionalPaise, optionalText, text, yesNo } from '../../records/validation';

/** Open and Part filled ones take applications. All but Closed follow from how many of the people are found. */
export const vacancyStatuses = ['Open', 'Part filled', 'Filled', 'Closed'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

/** What an amount is paid or billed for. */
export const rateUnits = ['month', 'day', 'hour'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** How people are employed; the first is usual. Empty where nobody said it. */
export const employments = ['Full time', 'Part time', 'Temporary', 'Per day'] as const;
export type Employment = '' | (typeof employments)[number];

/** The most people of one vacancy. */
const MOST_PEOPLE = 10_000;

/** Nobody below 14 works (Child and Adolescent Labour Act 1986, s.3); adolescents not in hazardous work. */
const YOUNGEST = 14;
const OLDEST = 70;

const people = (label: string, least: number) =>
  z
    .number({ error: `Enter the ${label}.` })
    .int(`Enter a whole ${label}.`)
    .min(least, least === 0 ? `The ${label} cannot be negative.` : `The ${label} must be at least ${least}.`)
    .max(MOST_PEOPLE, `Enter at most ${MOST_PEOPLE} as the ${label}.`);

/** What a client needs people for: the role, the place, how many, from when, and for what pay. */
export const vacancyInput = z
  .object({
    title: text('role', 120),
    /** The client; empty as long as nobody knows which. By default the company of the center. */
    companyId: optionalText('company', 64),
    /** The client's center where they are to work. */
    centerId: optionalText('center', 64),
    /** The lead it came from. */
    leadId: optionalText('lead', 64),
    /** Where the work is; by default the center's. */
    city: optionalText('city', 120),
    /** Its state; by default the center's. */
    state: optionalText('state', 120),
    employment: oneOf('kind of employment', ['', ...employments]).default(employments[0]),
    people: people('number of people', 1).default(1),
    /** How many of them are found. */
    filled: people('number of people found', 0).default(0),
    startsOn: optionalDate('first day'),
    shift: optionalText('shift', 120),
    /** What a person is paid, 0 while it is not agreed; candidates see it. */
    payPaise: optionalPaise('pay'),
    payPer: oneOf('unit of the pay', rateUnits).default('month'),
    /** What the client is billed for a person, 0 while it is not agreed. */
    billPaise: optionalPaise('billing rate'),
    billPer: oneOf('unit of the billing rate', rateUnits).default('month'),
    skills: z
      .array(text('skill', 60), { error: 'Send the skills as a list.' })
      .max(20, 'Use at most 20 skills.')
      .default([]),
    /** In years. */
    minAge: z
      .number({ error: 'Enter the minimum age in years.' })
      .int('Enter the minimum age in whole years.')
      .min(YOUNGEST, `Nobody below ${YOUNGEST} may work. Enter a higher age.`)
      .max(OLDEST, `Enter at most ${OLDEST} years.`)
      .default(18),
    /** Whether the site shows it while it takes applications. */
    isPublic: yesNo('Public').default(false),
    description: optionalText('description', 4000),
    status: oneOf('status', vacancyStatuses).default('Open'),
  })
  .superRefine((value, context) => {
    const wrong = (field: keyof typeof value, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (value.filled > value.people) wrong('filled', 'No more people can be found than are needed.');
    if (value.isPublic && value.city === '' && value.centerId === '')
      wrong('city', 'Enter the city or choose a center: the site lists vacancies by city.');
  });
export type VacancyInput = z.infer<typeof vacancyInput>;

/** When a vacancy got a status. */
const stage = z.object({ status: z.enum(vacancyStatuses), since: z.iso.datetime() });
export type VacancyStage = z.infer<typeof stage>;

/** A vacancy as the API answers it. */
export const vacancyRecord = /* @__PURE__ */ recordOf(vacancyInput, () => ({
  /** The last part of its address on the site; it never changes. */
  slug: z.string(),
  /** Its statuses, the first one first. */
  stages: z.array(stage),
  /** The names of its company and center; empty for none. */
  companyName: z.string(),
  centerName: z.string(),
  ...sampleMark(),
}));
export type Vacancy = z.infer<typeof vacancyRecord>;

/** The status of a vacancy that is not closed, by how many of the people are found. */
export function openStatus({ people: needed, filled }: Pick<VacancyInput, 'people' | 'filled'>): VacancyStatus {
  if (filled === 0) return 'Open';
  return filled < needed ? 'Part filled' : 'Filled';
}

/** Whether people can still apply. */
export const takesApplications = ({ status }: Pick<Vacancy, 'status'>): boolean =>
  status === 'Open' || status === 'Part filled';

/** The cities and companies of vacancies on record, for the list's filters. */
export const vacancyFacets = z.object({
  city: z.array(z.string()),
  company: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type VacancyFacets = z.infer<typeof vacancyFacets>;

/** What vacancies add up to; `isSample` while there are samples only. */
export const vacancyFigures = z.object({
  /** Open and part filled ones. */
  open: z.int(),
  /** How many people they still need. */
  people: z.int(),
  /** Filled ones. */
  filled: z.int(),
  /** How long it took on average until one was filled, in days; null while none is. */
  fillDays: z.int().nullable(),
  isSample: z.boolean(),
});
export type VacancyFigures = z.infer<typeof vacancyFigures>;

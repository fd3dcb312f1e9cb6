import { z } from 'zod';
import { skills } from '../../pay/wages/leastWage';
import { payWithin } from '../../pay/wages/payWithin';
import { recordOf, sampleMark } from '../../records/recordFields';
import {
  isoDate,
  oneOf,
  optionalDate,
  optionalPaise,
  optionalText,
  paise,
  percent,
  text,
  yesNo,
} from '../../records/validation';

/** What a placed person's pay is for. */
export const payUnits = ['month', 'day', 'hour'] as const;

/** What the client is billed by: for a month, day or hour of a person, or what they cost plus a percentage. */
export const billingBases = ['month', 'day', 'hour', 'cost plus'] as const;

/** The days that can be somebody's weekly off. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Why somebody no longer works at a place. */
export const endReasons = [
  'Contract over',
  'Resigned',
  'Moved',
  'New terms',
  'Replaced',
  'Dismissed',
  'Did not join',
  'Other',
] as const;

/** The reasons after which somebody works on, at another place or on other terms. */
const onwards: readonly string[] = ['Moved', 'New terms'];

/** The reasons for which somebody left. */
export const leavingReasons = endReasons.filter((reason) => !onwards.includes(reason));

/** How a placement stands on a day. */
export const placementStates = ['Planned', 'Deployed', 'Ended'] as const;

/** What somebody is paid for one unit, and what is billed for them. */
const terms = {
  payPer: oneOf('unit of the pay', payUnits).default('month'),
  /** Basic and dearness allowance. */
  basicPaise: optionalPaise('basic wage'),
  houseRentPaise: optionalPaise('house rent'),
  conveyancePaise: optionalPaise('conveyance'),
  /** The total pay for one unit; the rest after the parts are other allowances. */
  grossPaise: paise('gross wage').default(0),
  billBasis: oneOf('basis of the bill', billingBases).default('month'),
  /** What is billed for one unit; 0 where the cost decides. */
  billPaise: optionalPaise('billing rate'),
  /** What is added to the cost, in percent. */
  billPercent: percent('percentage').default(0),
};

/** A person's work at a client's center from a day, with pay and billing. */
export const placementInput = z
  .object({
    /** Who it is; of a candidate who is on no payroll yet, empty. */
    employeeId: optionalText('employee', 64),
    /** The candidate who was selected, whom the server puts on the payroll. */
    candidateId: optionalText('candidate', 64),
    /** What the client asked for. */
    vacancyId: optionalText('vacancy', 64),
    centerId: text('center', 64),
    designation: optionalText('designation', 120),
    startsOn: isoDate('first day'),
    /** The last day there; empty while nobody knows it. */
    endsOn: optionalDate('last day'),
    endReason: oneOf('reason', ['', ...endReasons]).default(''),
    /** By which, with the state, the minimum wage is found. */
    skill: oneOf('skill', skills).default(''),
    wageZone: optionalText('zone', 80),
    shift: optionalText('shift', 120),
    weeklyOff: oneOf('weekly off', ['', ...weekdays]).default(''),
    ...terms,
  })
  .superRefine((value, context) => {
    const wrong = (field: keyof typeof value, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    payWithin(value, wrong);
    if (value.employeeId === '' && value.candidateId === '') wrong('employeeId', 'Choose who works there.');
    if (value.endsOn !== null && value.endsOn < value.startsOn)
      wrong('endsOn', 'The last day cannot be before the first.');
    if (value.endsOn === null && value.endReason !== '') wrong('endsOn', 'Enter the last day.');
  });
export type PlacementInput = z.infer<typeof placementInput>;

/** A placement as the API answers it, with the names of what it refers to. */
export const placementRecord = /* @__PURE__ */ recordOf(placementInput, () => ({
  /** The client whose center it is. */
  companyId: z.string(),
  /** Its state today. */
  state: z.enum(placementStates),
  /** The placement whose place it took, of the person before; empty for none. */
  replacesId: z.string(),
  employeeName: z.string(),
  companyName: z.string(),
  centerName: z.string(),
  vacancyTitle: z.string(),
  ...sampleMark(),
}));
export type Placement = z.infer<typeof placementRecord>;

/** A placed person's new place from a day on; omitted fields stay. The earlier placement ends on the day before. */
export const moveInput = z.object({
  startsOn: isoDate('first day'),
  centerId: text('center', 64),
  designation: optionalText('designation', 120),
  shift: optionalText('shift', 120),
});
export type MoveInput = z.infer<typeof moveInput>;

/** On which terms somebody works from a day on; until the day before the earlier ones hold. */
export const newTermsInput = z
  .object({
    startsOn: isoDate('first day'),
    /** Empty for the same as before. */
    designation: optionalText('designation', 120),
    ...terms,
    /** Whether the day may lie in a month whose wages are paid: the difference is paid as arrears. */
    paysArrears: yesNo('Paying arrears').default(false),
  })
  .superRefine((value, context) =>
    payWithin(value, (field, message) => context.addIssue({ code: 'custom', path: [field], message })),
  );
export type NewTermsInput = z.infer<typeof newTermsInput>;

/**
 * Replaces a person from a day on, on the same terms, by an employee, or by a candidate who is not on the payroll yet.
 */
export const replaceInput = z
  .object({
    startsOn: isoDate('first day'),
    employeeId: optionalText('employee', 64),
    candidateId: optionalText('candidate', 64),
  })
  .refine(({ employeeId, candidateId }) => (employeeId === '') !== (candidateId === ''), {
    path: ['employeeId'],
    error: 'Choose either an employee or a candidate.',
  });
export type ReplaceInput = z.infer<typeof replaceInput>;

export type PlacementState = (typeof placementStates)[number];

/** A placement's state on a day, `YYYY-MM-DD`. */
export function placementState(
  { startsOn, endsOn }: Pick<Placement, 'startsOn' | 'endsOn'>,
  day: string,
): PlacementState {
  if (startsOn > day) return 'Planned';
  return endsOn !== null && endsOn < day ? 'Ended' : 'Deployed';
}

import { z } from 'zod';
import { isoDate, oneOf, optionalPaise, optionalText, percent, yesNo } from '../../records/validation';
import { formatRupees } from '../../text/money';
import { type NewTermsInput, type Placement, payUnits } from '../placements/placement';

/**
 * A change of many pay rates: by a percentage, by an amount of dearness allowance, to a gross rate, or up to the
 * minimum wage of the state.
 */
export const payChanges = ['None', 'Percent', 'Allowance', 'Rate', 'Minimum wage'] as const;

/** A change of many billing rates: by a percentage, by an amount, or to a rate. */
export const billChanges = ['None', 'Percent', 'Amount', 'Rate'] as const;

/** The most people of one revision. */
export const MOST_REVISED = 500;

/** The people whose terms change from a day on, and the change. */
export const revisionInput = z
  .object({
    startsOn: isoDate('first day'),
    companyId: optionalText('company', 64),
    centerId: optionalText('center', 64),
    designation: optionalText('designation', 120),
    /** Only these placements; none for all. */
    placementIds: z
      .array(z.string().max(64), { error: 'Send the placements as a list.' })
      .max(MOST_REVISED, `Choose at most ${MOST_REVISED} placements.`)
      .default([]),
    /** Only whose pay and bill are for this unit; empty for all. */
    payPer: oneOf('unit of the pay', ['', ...payUnits]).default(''),
    payBy: oneOf('change of the pay', payChanges).default('None'),
    payPercent: percent('percentage of the pay').default(0),
    payPaise: optionalPaise('amount of the pay'),
    billBy: oneOf('change of the bill', billChanges).default('None'),
    billPercent: percent('percentage of the bill').default(0),
    billPaise: optionalPaise('amount of the bill'),
    /** Whether the day may lie in a month whose wages are paid: the difference is paid as arrears. */
    paysArrears: yesNo('Paying arrears').default(false),
  })
  .superRefine((value, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const isOfPay = value.payBy === 'Allowance' || value.payBy === 'Rate';
    const isAmount = isOfPay || value.billBy === 'Amount' || value.billBy === 'Rate';
    if (value.payBy === 'None' && value.billBy === 'None')
      wrong('payBy', 'Choose what changes: the pay, the bill or both.');
    if (isAmount && value.payPer === '') wrong('payPer', 'Choose for which unit the amount is.');
    if (value.payBy === 'Percent' && value.payPercent === 0) wrong('payPercent', 'Enter the percentage.');
    if (isOfPay && value.payPaise === 0) wrong('payPaise', 'Enter the amount.');
    if (value.billBy === 'Percent' && value.billPercent === 0) wrong('billPercent', 'Enter the percentage.');
    if ((value.billBy === 'Amount' || value.billBy === 'Rate') && value.billPaise === 0)
      wrong('billPaise', 'Enter the amount.');
  });
export type RevisionInput = z.infer<typeof revisionInput>;

/** One person's terms before and after a revision. */
const revisedPerson = z.object({
  placementId: z.string(),
  employeeName: z.string(),
  centerName: z.string(),
  designation: z.string(),
  payPer: z.enum(payUnits),
  grossBefore: z.int(),
  grossAfter: z.int(),
  billBefore: z.int(),
  billAfter: z.int(),
  /** Why this person's terms can't change so; empty where they can. */
  problem: z.string(),
});
export type RevisedPerson = z.infer<typeof revisedPerson>;

/** The changes of a revision; people whose terms stay are left out. */
export const revisionPreview = z.object({ people: z.array(revisedPerson) });
export type RevisionPreview = z.infer<typeof revisionPreview>;

/** A revision that was stored. */
export const storedRevision = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  startsOn: z.string(),
  /** The change in words. */
  about: z.string(),
  people: z.int(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string(),
});
export type StoredRevision = z.infer<typeof storedRevision>;

/** The terms of a placement that a revision changes. */
export type Terms = Omit<NewTermsInput, 'startsOn' | 'paysArrears' | 'designation'>;

const more = (paise: number, by: number) => Math.round((paise * (100 + by)) / 100);

function payAfter(before: Terms, { payBy, payPercent, payPaise }: RevisionInput, shortPaise: number): Partial<Terms> {
  const { basicPaise, houseRentPaise, conveyancePaise, grossPaise } = before;
  if (payBy === 'Percent') {
    const parts = {
      basicPaise: more(basicPaise, payPercent),
      houseRentPaise: more(houseRentPaise, payPercent),
      conveyancePaise: more(conveyancePaise, payPercent),
    };
    const least = parts.basicPaise + parts.houseRentPaise + parts.conveyancePaise;
    return { ...parts, grossPaise: Math.max(least, more(grossPaise, payPercent)) };
  }
  if (payBy === 'Rate') {
    const part = (paise: number) => (grossPaise === 0 ? 0 : Math.floor((paise * payPaise) / grossPaise));
    const parts = { houseRentPaise: part(houseRentPaise), conveyancePaise: part(conveyancePaise) };
    return { ...parts, basicPaise: grossPaise === 0 ? payPaise : part(basicPaise), grossPaise: payPaise };
  }
  const added = { None: 0, Allowance: payPaise, 'Minimum wage': shortPaise }[payBy];
  return { basicPaise: basicPaise + added, grossPaise: grossPaise + added };
}

function billAfter(before: Terms, { billBy, billPercent, billPaise }: RevisionInput): number {
  if (before.billBasis === 'cost plus') return before.billPaise;
  return {
    None: before.billPaise,
    Percent: more(before.billPaise, billPercent),
    Amount: before.billPaise + billPaise,
    Rate: billPaise,
  }[billBy];
}

/** A placement's terms after a revision; `shortPaise` is by how much its pay is below the minimum wage, for one unit. What is billed by its cost follows the pay. */
export const revisedTerms = (before: Terms, revision: RevisionInput, shortPaise: number): Terms => {
  const {
    payPer,
    basicPaise,
    houseRentPaise,
    conveyancePaise,
    grossPaise,
    billBasis,
    billPaise: _,
    billPercent,
  } = before;
  return {
    payPer,
    basicPaise,
    houseRentPaise,
    conveyancePaise,
    grossPaise,
    billBasis,
    billPercent,
    ...payAfter(before, revision, shortPaise),
    billPaise: billAfter(before, revision),
  };
};

/** Whether a revision changes a placement's unit: that of the pay where it changes, else that of the bill. */
export const isOfUnit = (
  { payPer, billBasis }: Pick<Placement, 'payPer' | 'billBasis'>,
  revision: RevisionInput,
): boolean =>
  revision.payPer === '' ||
  ((revision.payBy === 'None' || payPer === revision.payPer) &&
    (revision.billBy === 'None' || billBasis === revision.payPer));

/** A revision's changes, in words. */
export function aboutRevision({
  payBy,
  payPercent,
  payPaise,
  billBy,
  billPercent,
  billPaise,
  payPer,
}: RevisionInput): string {
  const unit = payPer === '' ? '' : ` ${payPer === 'hour' ? 'an' : 'a'} ${payPer}`;
  const words = {
    pay: {
      None: '',
      Percent: `Pay ${payPercent}% more`,
      Allowance: `Allowance of ${formatRupees(payPaise)}${unit}`,
      Rate: `Pay of ${formatRupees(payPaise)}${unit}`,
      'Minimum wage': 'Pay up to the minimum wage',
    }[payBy],
    bill: {
      None: '',
      Percent: `billed ${billPercent}% more`,
      Amount: `billed ${formatRupees(billPaise)}${unit} more`,
      Rate: `billed ${formatRupees(billPaise)}${unit}`,
    }[billBy],
  };
  const text = [words.pay, words.bill].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { rateText } from 'shared/domain/clients/rateText';
import { today } from 'shared/domain/dates/dates';
import { type NewTermsInput, newTermsInput, type Placement } from 'shared/domain/work/placements/placement';
import { type Next, NextPlacement } from './NextPlacement';
import { billText, payFields } from './resource';

/** By default the first day of this month; today if the placement began later. */
const usualDay = ({ startsOn }: Placement): string => {
  const first = `${today().slice(0, 7)}-01`;
  return first > startsOn ? first : today();
};

const newTerms: Next<NewTermsInput> = {
  step: 'terms',
  title: ({ employeeName }) => `New terms for ${employeeName}`,
  purpose: (placement) =>
    `Current terms: ${[rateText(placement.grossPaise, placement.payPer) || 'no pay', billText(placement) || 'no billing'].join(', billed ')}.`,
  fields: [
    { name: 'startsOn', label: 'From', kind: 'date', required: true, help: 'Can be a future day.' },
    {
      name: 'paysArrears',
      label: 'Pay arrears',
      kind: 'checkbox',
      help: 'If wages from that day are already paid, the next wages pay the difference.',
    },
    { name: 'designation', label: 'Designation', maxLength: 120 },
    ...payFields,
  ],
  schema: newTermsInput,
  initial: (placement) => ({
    startsOn: usualDay(placement),
    designation: placement.designation,
    payPer: placement.payPer,
    grossPaise: placement.grossPaise,
    basicPaise: placement.basicPaise,
    houseRentPaise: placement.houseRentPaise,
    conveyancePaise: placement.conveyancePaise,
    billBasis: placement.billBasis,
    ...(placement.billBasis === 'cost plus'
      ? { billPercent: placement.billPercent }
      : { billPaise: placement.billPaise }),
  }),
  done: 'New terms added',
  texts: { submitLabel: 'Save', submittingLabel: 'Saving…', failure: 'Failed to save the terms' },
};

/** `/dashboard/placements/:id/terms`: new pay and billing from a day on; earlier payments stay. */
export default function TermsPage() {
  return <NextPlacement of={newTerms} />;
}

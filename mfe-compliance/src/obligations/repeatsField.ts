import { type Repeats, repeatings } from 'shared/domain/compliance/repeats';
import { oneOf } from 'shared/domain/records/validation';

/** How often a manually added row recurs: schema and field, shared by GST, TDS and the other dues. */
export const repeats = oneOf('repetition', repeatings).default('');

export const repeatsField = {
  name: 'repeats' as const,
  label: 'Repeats',
  kind: 'select' as const,
  options: (
    [
      ['', 'Once'],
      ['month', 'Each month'],
      ['quarter', 'Each quarter'],
      ['year', 'Each year'],
    ] satisfies [Repeats, string][]
  ).map(([value, label]) => ({ value, label })),
  clearable: false,
  help: 'The following ones appear by themselves.',
};

import { type Lead, leadInput } from 'shared/domain/clients/leads/lead';

let count = 0;

/** A stored lead; by default a new callback. */
export function leadOf(given: Partial<Lead> = {}): Lead {
  count += 1;
  const at = '2026-04-05T09:00:00.000Z';
  return {
    ...leadInput.parse({ mobile: '9876500100' }),
    kind: 'callback',
    terms: false,
    notedAt: null,
    ownerName: '',
    id: `l${count}`,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

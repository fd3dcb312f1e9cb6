import type { Lead } from 'shared/domain/lead';

/** How each kind of lead reads; a list calls a lead without a name so. */
export const leadKindWords: Readonly<Record<Lead['kind'], string>> = {
  callback: 'Callback',
  contact: 'Message',
  phone: 'Phone call',
};

/** The kinds as choices. */
export const leadKindOptions = Object.entries(leadKindWords).map(([value, label]) => ({ value, label }));

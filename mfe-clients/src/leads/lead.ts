import type { Lead } from 'shared/domain/clients/leads/lead';
import { linkTo } from 'shared/platform';
import { type Column, formatInstant, type Tone } from 'shared/ui';

/** A lead's name for people: a contact has a name, a callback only its number. */
export function leadTitle({ name, mobile, email }: Lead): string {
  return name || mobile || email || 'Lead';
}

/** How each kind of lead reads; a list calls a lead without a name so. */
export const leadKindWords: Readonly<Record<Lead['kind'], string>> = {
  callback: 'Callback',
  contact: 'Message',
  phone: 'Phone call',
};

/** The kinds as choices. */
export const leadKindOptions = Object.entries(leadKindWords).map(([value, label]) => ({ value, label }));

/** How each status of a lead reads and looks. */
export const leadStatusWords: Readonly<Record<Lead['status'], { label: string; tone: Tone }>> = {
  new: { label: 'New', tone: 'orange' },
  called: { label: 'Called', tone: 'warn' },
  converted: { label: 'Converted', tone: 'good' },
  closed: { label: 'Closed', tone: 'neutral' },
  suspected: { label: 'Suspected spam', tone: 'bad' },
};

export const leadTones: Readonly<Record<string, Tone>> = Object.fromEntries(
  Object.values(leadStatusWords).map(({ label, tone }) => [label, tone]),
);

/** The statuses as choices, in the order in which a lead passes them. */
export const leadStatusOptions = Object.entries(leadStatusWords).map(([value, { label }]) => ({ value, label }));

/** The columns of leads on the page of a related record. */
export const leadColumns: readonly Column<Lead>[] = [
  { key: 'name', title: 'Lead', text: leadTitle, to: ({ id }) => linkTo('lead', id) },
  {
    key: 'status',
    title: 'Status',
    kind: 'status',
    value: ({ status }) => leadStatusWords[status].label,
    tones: leadTones,
  },
  {
    key: 'createdAt',
    title: 'Received',
    kind: 'date',
    priority: 2,
    text: ({ createdAt }) => formatInstant(createdAt),
  },
];

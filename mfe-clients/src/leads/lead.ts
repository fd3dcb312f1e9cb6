import type { Lead } from 'shared/domain/clients/leads/lead';
import { linkTo } from 'shared/platform';
import { type Column, formatInstant, type Tone } from 'shared/ui';

/** A lead's display name: a contact has a name, a callback only its number. */
export function leadTitle({ name, mobile, email }: Lead): string {
  return name || mobile || email || 'Lead';
}

/** Labels of the kinds of leads; also the name of a lead without one. */
export const leadKindWords: Readonly<Record<Lead['kind'], string>> = {
  callback: 'Callback',
  contact: 'Message',
  phone: 'Phone call',
};

/** The kinds as choices. */
export const leadKindOptions = Object.entries(leadKindWords).map(([value, label]) => ({ value, label }));

/** Labels and tones of the lead statuses. */
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

/** The statuses as options, in workflow order. */
export const leadStatusOptions = Object.entries(leadStatusWords).map(([value, { label }]) => ({ value, label }));

/** The columns of leads on a related record's page. */
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

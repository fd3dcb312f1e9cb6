import type { Lead } from 'shared/domain/lead';
import type { Tone } from 'shared/ui';

/** How each status of a lead reads and looks. */
export const leadStatusWords: Readonly<Record<Lead['status'], { label: string; tone: Tone }>> = {
  new: { label: 'New', tone: 'orange' },
  called: { label: 'Called', tone: 'warn' },
  converted: { label: 'Converted', tone: 'good' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** The tone of each word. */
export const leadTones: Readonly<Record<string, Tone>> = Object.fromEntries(
  Object.values(leadStatusWords).map(({ label, tone }) => [label, tone]),
);

/** The statuses as choices, in the order in which a lead passes them. */
export const leadStatusOptions = Object.entries(leadStatusWords).map(([value, { label }]) => ({ value, label }));

import { type CenterTerms, type CenterTermsInput, centerTermsInput } from 'shared/domain/clients/centerTerms';
import { formatDate, today } from 'shared/domain/dates/dates';
import { weekdays } from 'shared/domain/work/placements/placement';
import type { ResourceDefinition } from 'shared/ui';

/** A center's weekly offs, each from its effective date. */
export const centerTerms: ResourceDefinition<CenterTerms, CenterTermsInput> = {
  path: 'center-terms',
  name: { one: 'weekly off', many: 'weekly offs' },
  title: ({ startsOn }) => `Weekly off from ${formatDate(startsOn)}`,
  defaultSort: '-startsOn',
  columns: [
    { key: 'startsOn', title: 'From', kind: 'date' },
    { key: 'weeklyOff', title: 'Weekly off', text: ({ weeklyOff }) => weeklyOff || 'None' },
  ],
  schema: centerTermsInput,
  defaults: { startsOn: today() },
  fields: [
    { name: 'startsOn', label: 'From', kind: 'date', required: true, help: 'Can be a future day.' },
    {
      name: 'weeklyOff',
      label: 'Weekly off',
      kind: 'select',
      options: weekdays,
      help: 'For people whose placement names none.',
    },
  ],
};

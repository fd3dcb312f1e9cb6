import { type Lead, leadInput, type LeadInput } from 'shared/domain/lead';
import type { Field, Option, ResourceDefinition } from 'shared/ui';
import { LeadReach } from './LeadReach';
import { LeadStatus, leadStatusOptions } from './leadStatus';
import { leadTitle } from './leadTitle';

/** The history's own words: what a visitor left has no field in the form, and the owner comes as a name. */
const told: readonly Field<object>[] = [
  { name: 'kind' as never, label: 'Kind', format: (value) => (value === 'callback' ? 'Callback' : 'Message') },
  { name: 'email' as never, label: 'E-mail' },
  { name: 'terms' as never, label: 'Terms accepted' },
  { name: 'owner' as never, label: 'Owner' },
];

/** The leads of the public site; `people` may look after them. */
export function leadsResource(people: readonly Option[]): ResourceDefinition<Lead, LeadInput> {
  return {
    path: 'leads',
    name: { one: 'lead', many: 'leads' },
    title: leadTitle,
    texts: { emptyHint: 'Whoever asks for a callback or writes to you on the public site appears here.', save: 'Save' },
    search: 'Name, number, message or note',
    filters: [
      { name: 'status', label: 'Status', options: leadStatusOptions, multiple: true },
      { name: 'kind', label: 'Kind', options: [{ value: 'callback', label: 'Callback' }, { value: 'contact', label: 'Message' }] },
      { name: 'owner', label: 'Owner', options: people },
    ],
    columns: [
      { key: 'name', title: 'Lead', sortable: true, width: 140, render: (lead) => lead.name || 'Callback' },
      { key: 'computed:reach', title: 'Call or write', width: 188, render: (lead) => <LeadReach lead={lead} /> },
      { key: 'status', title: 'Status', sortable: true, width: 104, render: ({ status }) => <LeadStatus status={status} /> },
      { key: 'createdAt', title: 'Received', kind: 'date', sortable: true, width: 108, priority: 3 },
      { key: 'owner', title: 'Owner', priority: 3, width: 100, render: ({ ownerName }) => ownerName || '–' },
      { key: 'note', title: 'Note or message', priority: 3, render: ({ note, message }) => note || message || '–' },
    ],
    history: told,
    schema: leadInput,
    fields: [
      { name: 'status', label: 'Status', kind: 'select', options: leadStatusOptions, clearable: false },
      { name: 'owner', label: 'Owner', kind: 'select', options: people, help: 'Who looks after this lead.' },
      { name: 'note', label: 'Note', kind: 'textarea', rows: 4, maxLength: 4000 },
    ],
  };
}

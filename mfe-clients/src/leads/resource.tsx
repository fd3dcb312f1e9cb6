import { useMemo } from 'react';
import type { Person } from 'shared/domain/accounts/session';
import { callFilters, type Lead } from 'shared/domain/clients/leads/lead';
import { today } from 'shared/domain/dates/dates';
import { useGet } from 'shared/platform';
import {
  DateText,
  EmailLink,
  formatDate,
  formatInstant,
  type Option,
  PhoneLink,
  type ResourceDefinition,
  StatusDot,
} from 'shared/ui';
import { leadKindOptions, leadKindWords, leadStatusOptions, leadStatusWords, leadTitle, leadTones } from './lead';
import { historyFields, type LeadForm, leadFields, leadForm, newLeadFields } from './leadForm';

/** A lead's contact: the phone number if known, otherwise the email address. */
function LeadReach({ lead: { mobile, email } }: { lead: Lead }) {
  return mobile === '' ? <EmailLink email={email} /> : <PhoneLink phone={mobile} />;
}

/** The day of the next call, as text. */
function nextCallText(day: string | null): string {
  const now = today();
  if (day === null || day > now) return formatDate(day) || '–';
  return day === now ? 'Today' : `Overdue, ${formatDate(day)}`;
}

/** The day of the next call, highlighted when due or missed. */
function NextCall({ day }: { day: string | null }) {
  const now = today();
  if (day === null || day > now) return <DateText date={day} />;
  return <StatusDot tone={day === now ? 'orange' : 'bad'}>{nextCallText(day)}</StatusDot>;
}

const calls = callFilters.map((value) => ({
  value,
  label: { due: 'Due today or earlier', overdue: 'Overdue', planned: 'Later' }[value],
}));

/** Leads from the public site and phone calls; `people` are the possible owners. */
export function leadsResource(people: readonly Option[]): ResourceDefinition<Lead, LeadForm> {
  return {
    path: 'leads',
    name: { one: 'lead', many: 'leads' },
    title: leadTitle,
    texts: {
      emptyHint: 'Callback requests and messages from the public site appear here.',
      firstStep: 'Add phone enquiries yourself.',
      save: 'Save',
    },
    search: 'Name, number, city, message or note',
    filters: [
      { name: 'status', label: 'Status', options: leadStatusOptions, multiple: true },
      { name: 'calls', label: 'Calls', options: calls },
      { name: 'kind', label: 'Kind', options: leadKindOptions },
      { name: 'owner', label: 'Owner', options: people },
    ],
    columns: [
      { key: 'name', title: 'Lead', sortable: true, text: (lead) => lead.name || leadKindWords[lead.kind] },
      {
        key: 'computed:reach',
        title: 'Call or write',
        kind: 'email',
        text: ({ mobile, email }) => mobile || email,
        render: (lead) => <LeadReach lead={lead} />,
      },
      {
        key: 'status',
        title: 'Status',
        kind: 'status',
        sortable: true,
        value: ({ status }) => leadStatusWords[status].label,
        tones: leadTones,
      },
      {
        key: 'nextCallOn',
        title: 'Next call',
        kind: 'status',
        sortable: true,
        priority: 2,
        text: ({ nextCallOn }) => nextCallText(nextCallOn),
        render: ({ nextCallOn }) => <NextCall day={nextCallOn} />,
      },
      {
        key: 'createdAt',
        title: 'Received',
        kind: 'date',
        sortable: true,
        priority: 2,
        text: ({ createdAt }) => formatInstant(createdAt),
      },
      { key: 'owner', title: 'Owner', priority: 3, text: ({ ownerName }) => ownerName || '–' },
      { key: 'city', title: 'City', sortable: true, priority: 3 },
      { key: 'note', title: 'Note or message', priority: 3, text: ({ note, message }) => note || message || '–' },
    ],
    history: historyFields,
    merges: true,
    keys: { mobile: 'warn', email: 'warn' },
    schema: leadForm,
    fields: leadFields(people),
    adding: { schema: leadForm, fields: newLeadFields(people) },
  };
}

/** Possible owners of a lead, as options of a select or filter. */
export function usePeople(): readonly Option[] {
  const { data } = useGet<Person[]>('people');
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}

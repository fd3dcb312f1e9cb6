import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Person } from 'shared/domain/accounts/session';
import { auditActions } from 'shared/domain/records/auditActions';
import type { AuditEntry, AuditKind } from 'shared/domain/records/auditEntry';
import { useGet, useMay } from 'shared/platform';
import {
  EmptyState,
  formatInstant,
  formatNumber,
  type Option,
  PageHeader,
  type ResourceDefinition,
  ResourceTable,
  type RowAction,
} from 'shared/ui';
import { z } from 'zod';
import { AuditChangesView } from './AuditChangesView';
import { AuditGroup } from './AuditGroup';

const actions: Option[] = Object.entries(auditActions).map(([value, label]) => ({ value, label }));

/** Whether it represents all similar entries of its action. */
const isGroup = ({ count, isPart }: AuditEntry) => count > 1 && !isPart;

const aboutText = (entry: AuditEntry) =>
  isGroup(entry) ? `${entry.about} and ${formatNumber(entry.count - 1)} more` : entry.about;

/** The audit log as a list; `people` and `kinds` are its filter options. */
const logOf = (
  people: readonly Person[] = [],
  kinds: readonly AuditKind[] = [],
): ResourceDefinition<AuditEntry, Record<string, never>> => ({
  path: 'audit',
  name: { one: 'entry', many: 'entries' },
  title: ({ by, action, createdAt }) => `${auditActions[action]}, ${by}, ${formatInstant(createdAt)}`,
  texts: {
    empty: 'No activity yet',
    emptyHint: 'Sign-ins, exports, releases and record changes appear here.',
    noMatch: 'No entries match',
    loadFailed: 'Failed to load the audit log',
  },
  search: 'Person, action or record',
  filters: [
    { name: 'accountId', label: 'Who', options: people.map(({ id, name }) => ({ value: id, label: name })) },
    { name: 'action', label: 'What', options: actions, multiple: true },
    { name: 'resource', label: 'Kind', options: kinds },
    { kind: 'dateRange', name: 'createdAt', label: 'When' },
  ],
  columns: [
    {
      key: 'createdAt',
      title: 'When',
      kind: 'date',
      sortable: true,
      text: ({ createdAt }) => formatInstant(createdAt),
    },
    { key: 'by', title: 'Who', sortable: true },
    { key: 'action', title: 'What', sortable: true, text: ({ action }) => auditActions[action] },
    { key: 'about', title: 'About', text: aboutText },
    { key: 'detail', title: 'Detail', priority: 2 },
    { key: 'address', title: 'From', sortable: true, priority: 3 },
  ],
  fields: [],
  schema: z.object({}),
});

/** The audit log for the owner: who did what, when and from where. Read-only. */
export default function AuditPage() {
  const mayRead = useMay('audit:read');
  const { data: people } = useGet<Person[]>(mayRead ? 'people' : undefined);
  const { data: kinds } = useGet<AuditKind[]>(mayRead ? 'audit/kinds' : undefined);
  const log = useMemo(() => logOf(people, kinds), [people, kinds]);
  const [open, setOpen] = useState('');
  const actionsOf = (entry: AuditEntry): RowAction<AuditEntry>[] =>
    entry.recordId === ''
      ? []
      : [
          {
            kind: 'open',
            label: isGroup(entry) ? 'Entries' : 'Changes',
            isOpen: open === entry.id,
            onClick: () => setOpen(open === entry.id ? '' : entry.id),
            inline: true,
          },
        ];
  const detailOf = (entry: AuditEntry) => {
    if (open !== entry.id) return undefined;
    return isGroup(entry) ? <AuditGroup entry={entry} /> : <AuditChangesView entry={entry} />;
  };
  return (
    <>
      <PageHeader title="Audit log" purpose="Who did what, when and from where. Entries can’t be changed." />
      {mayRead ? (
        <ResourceTable resource={log} query={{ isPart: 'false' }} actions={actionsOf} detail={detailOf} />
      ) : (
        <EmptyState
          icon={<Lock />}
          title="This page is for the owner"
          detail="Ask the owner if you need something from it."
        />
      )}
    </>
  );
}

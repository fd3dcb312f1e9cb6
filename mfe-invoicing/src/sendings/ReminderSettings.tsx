import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import {
  type ReminderRule,
  type ReminderRuleInput,
  reminderModes,
  reminderRuleInput,
} from 'shared/domain/money/sendings/reminderRule';
import { Allowed, useList } from 'shared/platform';
import {
  CompanyInput,
  DataTable,
  type ResourceDefinition,
  ResponseState,
  Row,
  Stack,
  Text,
  useFormDrawer,
  useRemoveAction,
} from 'shared/ui';

const modeTexts = { Draft: 'Draft to be sent', Send: 'Mail at once', None: 'No reminder' } as const;

const dayText = ({ days }: ReminderRule) =>
  days === 0 ? 'On the due date' : days < 0 ? `${-days} days before it is due` : `${days} days after it was due`;

const rules: ResourceDefinition<ReminderRule, ReminderRuleInput> = {
  path: 'reminder-rules',
  name: { one: 'reminder rule', many: 'reminder rules' },
  title: (rule) => `${rule.clientName || 'All clients'}, ${dayText(rule)}`,
  defaultSort: 'clientName,days',
  search: 'Client',
  columns: [
    { key: 'clientName', title: 'Client', text: ({ clientName }) => clientName || 'All clients' },
    { key: 'days', title: 'When', text: dayText },
    { key: 'mode', title: 'What', text: ({ mode }) => modeTexts[mode] },
  ],
  schema: reminderRuleInput,
  fields: [
    {
      kind: 'custom',
      name: 'clientName',
      label: 'Company',
      sets: ['companyId'],
      help: 'Leave blank for all clients without rules of their own.',
      render: (control) => <CompanyInput {...control} maxLength={200} />,
    },
    {
      name: 'days',
      label: 'Days after the due date',
      kind: 'number',
      required: true,
      help: 'Below 0 for days before it.',
    },
    {
      name: 'mode',
      label: 'What to do',
      kind: 'select',
      required: true,
      options: reminderModes.map((mode) => ({ value: mode, label: modeTexts[mode] })),
    },
  ],
};

/** Settings panel with the days on which clients are reminded of due invoices; needs the right to edit them. */
export default function ReminderSettings() {
  const { add, edit, drawer } = useFormDrawer(rules, { initial: { days: 7, mode: 'Draft' } });
  const remove = useRemoveAction(rules);
  const { rows, ...response } = useList<ReminderRule>('reminder-rules', { sort: 'clientName,days' });
  return (
    <Stack>
      <Row justify="space-between" align="start">
        <Text>
          Each reminder is made once for an invoice that is not paid. A company with rules of its own has those alone.
        </Text>
        <Allowed right="reminder-rules:write">
          <Button icon={<Plus />} onClick={add}>
            Add rule
          </Button>
        </Allowed>
      </Row>
      <ResponseState of={response} failed="Failed to load the rules" skeleton="lines" count={3} />
      {response.state === 'ready' && rows.length === 0 && (
        <Text>
          Without a rule, drafts are made 3 days before, and 1 and 15 days after the due date; you find them under
          Receipts, Mails.
        </Text>
      )}
      {rows.length > 0 && (
        <DataTable
          label="Reminder rules"
          columns={rules.columns}
          rows={rows}
          rowTitle={rules.title}
          actions={() => [
            { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
            { ...remove, iconOnly: true, inline: true },
          ]}
        />
      )}
      {drawer}
    </Stack>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import {
  type ClientLink,
  type ClientLinkInput,
  type ClientLinkState,
  clientLinkEnd,
  clientLinkInput,
  type MadeClientLink,
} from 'shared/domain/clients/links/clientLink';
import { today } from 'shared/domain/dates/dates';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { Allowed, api, changeRecord, useList, useMay } from 'shared/platform';
import {
  type Column,
  DataTable,
  type Field,
  formatDate,
  Panel,
  ResponseState,
  type RowAction,
  SchemaForm,
  ShownOnce,
  Stack,
  Text,
  type Tone,
} from 'shared/ui';

const PATH = 'client-links';
/** The maximum number shown, newest first. */
const SHOWN = 20;

const tones: Readonly<Record<ClientLinkState, Tone>> = { open: 'good', ended: 'neutral', revoked: 'bad' };

const columns: readonly Column<ClientLink>[] = [
  { key: 'contact', title: 'Contact' },
  { key: 'endsOn', title: 'Until', kind: 'date' },
  { key: 'usedAt', title: 'Opened', text: ({ usedAt }) => (usedAt === null ? 'Not yet' : 'Yes'), priority: 3 },
  {
    key: 'state',
    title: 'State',
    kind: 'status',
    value: ({ state }) => state.charAt(0).toUpperCase() + state.slice(1),
    tones: { Open: tones.open, Ended: tones.ended, Revoked: tones.revoked },
  },
];

const fields: readonly Field<ClientLinkInput>[] = [
  {
    name: 'contact',
    label: 'Contact',
    required: true,
    span: 2,
    maxLength: 120,
    help: 'Who at the client gets the link.',
  },
  { name: 'endsOn', label: 'Works until', kind: 'date', required: true, span: 2 },
  {
    name: 'showsCv',
    label: 'Show CVs',
    kind: 'checkbox',
    span: 2,
    help: 'Only if the candidates agreed that this client gets them.',
  },
];

/** The links by which a client's contact views, accepts and declines submitted candidates without an account. */
export function ClientLinks({ vacancy }: { vacancy: Vacancy }) {
  return (
    <Allowed right={`${PATH}:read`}>
      <Links vacancyId={vacancy.id} title={vacancy.title} />
    </Allowed>
  );
}

function Links({ vacancyId, title }: { vacancyId: string; title: string }) {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeClientLink>();
  const { rows, ...response } = useList<ClientLink>(PATH, { vacancyId, page: 1, size: SHOWN });
  const mayWrite = useMay(`${PATH}:write`);
  const actions = ({ state: each }: ClientLink): RowAction<ClientLink>[] =>
    mayWrite && each === 'open'
      ? [
          {
            label: 'Revoke',
            failed: 'Failed to revoke the link',
            onClick: (link) => changeRecord(PATH, () => api.post<ClientLink>(`${PATH}/${link.id}/revoke`)),
            done: () => 'Link revoked',
          },
        ]
      : [];
  return (
    <Panel
      title="Client’s links"
      dense
      actions={
        mayWrite &&
        !isMaking && (
          <Button size="small" onClick={() => setMaking(true)}>
            New link
          </Button>
        )
      }
    >
      <Stack>
        {isMaking && (
          <SchemaForm<ClientLinkInput>
            fields={fields}
            schema={clientLinkInput}
            initial={{ vacancyId, contact: '', endsOn: clientLinkEnd(today()), showsCv: false }}
            onSubmit={async (input) =>
              setMade(await changeRecord(PATH, () => api.post<MadeClientLink>(PATH, { ...input, vacancyId })))
            }
            onDone={() => setMaking(false)}
            onCancel={() => setMaking(false)}
            submitLabel="Make link"
            submittingLabel="Making…"
            failure="Failed to make the link"
            takesFocus
          />
        )}
        {made && (
          <ShownOnce
            title={`Send this link to the client only. It works until ${formatDate(made.endsOn)} and is not shown again.`}
            label="The link"
            secret={window.location.origin + made.path}
            message={`People for ${title}`}
            onClose={() => setMade(undefined)}
          />
        )}
        <ResponseState of={response} failed="Failed to load the links" />
        {response.state === 'ready' && rows.length === 0 && (
          <Text>No links yet. With a link the client sees these people and answers without an account.</Text>
        )}
        {response.state !== 'failed' && (response.state === 'loading' || rows.length > 0) && (
          <DataTable
            label="Client’s links"
            columns={columns}
            rows={rows}
            rowTitle={({ contact }) => contact}
            actions={actions}
            skeletonRows={response.state === 'loading' ? 2 : undefined}
          />
        )}
      </Stack>
    </Panel>
  );
}

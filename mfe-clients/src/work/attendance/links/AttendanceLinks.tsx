import { Button } from 'antd';
import { Ban, Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Center } from 'shared/domain/clients/centers/center';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { isoMonth } from 'shared/domain/records/validation';
import {
  type AttendanceLink,
  type AttendanceLinkState,
  linkEnd,
  type MadeAttendanceLink,
} from 'shared/domain/work/attendance/attendanceLink';
import { Allowed, api, refresh, useList, useMay } from 'shared/platform';
import {
  type Column,
  DataTable,
  type Field,
  formatInstant,
  Panel,
  ResponseState,
  type RowAction,
  SchemaForm,
  Stack,
  Text,
} from 'shared/ui';
import { z } from 'zod';
import { MadeLink } from './MadeLink';

const PATH = 'attendance-links';
/** The maximum number shown, newest first. */
const SHOWN = 20;

const states: Readonly<Record<AttendanceLinkState, string>> = { open: 'Open', ended: 'Ended', revoked: 'Revoked' };

const columns: readonly Column<AttendanceLink>[] = [
  {
    key: 'month',
    title: 'Month',
    text: ({ month }) => formatMonth(month),
    to: ({ centerId, month }) => `/dashboard/attendance?center=${encodeURIComponent(centerId)}&month=${month}`,
  },
  { key: 'state', title: 'Status', kind: 'status', value: ({ state }) => states[state], tones: { Open: 'good' } },
  { key: 'endsOn', title: 'Last day', kind: 'date', priority: 3 },
  { key: 'usedAt', title: 'Last opened', text: ({ usedAt }) => formatInstant(usedAt) || 'Not yet', priority: 2 },
  {
    key: 'marks',
    title: 'Marks sent',
    text: ({ marks, sentAt }) => (sentAt === null ? '0' : `${marks}, last on ${formatInstant(sentAt)}`),
    priority: 2,
  },
  { key: 'madeBy', title: 'Made by', text: ({ madeByName }) => madeByName, priority: 3 },
];

interface MonthChoice {
  month: string;
}
const monthChoice = z.object({ month: isoMonth() });

/** The months a link can be made for: this one, the previous and the next. */
function monthField(): Field<MonthChoice> {
  const options = [0, -1, 1].map((months) => {
    const value = addMonths(`${today().slice(0, 7)}-01`, months).slice(0, 7);
    return { value, label: formatMonth(value) };
  });
  return { name: 'month', label: 'Month', kind: 'select', required: true, options };
}

/** A center's supervisor links: create, share and revoke them, and see the marks made through each. */
export function AttendanceLinks({ center }: { center: Center }) {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeAttendanceLink & MonthChoice>();
  const make = async ({ month }: MonthChoice) => {
    const body = { centerId: center.id, month, endsOn: linkEnd(month, today()) };
    setMade({ ...(await api.post<MadeAttendanceLink>(PATH, body)), month });
    await refresh(PATH);
  };
  const place = [center.client_name, center.city].filter(Boolean).join(', ');
  return (
    <Allowed right={`${PATH}:read`}>
      <Panel
        title="Supervisor’s link"
        purpose="Whoever has it marks this center’s attendance on a phone for one month, without an account."
        dense
        actions={
          !isMaking && (
            <Allowed right={`${PATH}:write`}>
              <Button
                size="small"
                icon={<Link2 />}
                onClick={() => {
                  setMade(undefined);
                  setMaking(true);
                }}
              >
                Make link
              </Button>
            </Allowed>
          )
        }
      >
        <Stack>
          {isMaking && (
            <SchemaForm<MonthChoice>
              fields={[monthField()]}
              schema={monthChoice}
              initial={{ month: today().slice(0, 7) }}
              onSubmit={make}
              onDone={() => setMaking(false)}
              onCancel={() => setMaking(false)}
              submitLabel="Make link"
              submittingLabel="Making…"
              failure="Failed to make the link"
              takesFocus
            />
          )}
          {made && (
            <MadeLink
              link={made}
              words={`Attendance of ${place}, ${formatMonth(made.month)}`}
              phone={center.mobile1}
              email={center.email1}
              onClose={() => setMade(undefined)}
            />
          )}
          <Made centerId={center.id} onRevoked={(id) => setMade((shown) => (shown?.id === id ? undefined : shown))} />
        </Stack>
      </Panel>
    </Allowed>
  );
}

function Made({ centerId, onRevoked }: { centerId: string; onRevoked: (id: string) => void }) {
  const mayWrite = useMay(`${PATH}:write`);
  const { rows, ...response } = useList<AttendanceLink>(PATH, { centerId, page: 1, size: SHOWN });
  const revoke: RowAction<AttendanceLink> = {
    label: 'Revoke',
    kind: 'remove',
    icon: <Ban />,
    danger: true,
    failed: 'Failed to revoke the link',
    confirm: ({ month }) => ({
      title: `Revoke the link for ${formatMonth(month)}?`,
      body: 'Nobody can mark attendance by it any more. What was sent stays; what is on a phone and was not sent does not arrive.',
    }),
    onClick: async ({ id }) => {
      await api.post(`${PATH}/${encodeURIComponent(id)}/revoke`);
      onRevoked(id);
    },
    done: () => 'Link revoked',
    refreshes: [PATH],
  };
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to load the links" />;
  if (response.state === 'ready' && rows.length === 0) return <Text>No links yet.</Text>;
  return (
    <DataTable
      label="Supervisor’s links"
      columns={columns}
      rows={rows}
      rowTitle={({ month }) => formatMonth(month)}
      actions={(link) => (mayWrite && link.state === 'open' ? [revoke] : [])}
      skeletonRows={response.state === 'loading' ? 2 : undefined}
    />
  );
}

import { Button } from 'antd';
import { Ban, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MadeWorkerLink, WorkerLink, WorkerLinkState } from 'shared/domain/pay/workerLinks/workerLink';
import type { Employee } from 'shared/domain/people/employees/employee';
import { Allowed, api, confirm, refresh, useList, useMay } from 'shared/platform';
import {
  type Column,
  DataTable,
  formatDate,
  formatInstant,
  Panel,
  ResponseState,
  type RowAction,
  Stack,
  Text,
  useAction,
} from 'shared/ui';
import { QUESTIONS_PAGE } from '../wages/pages';
import { MadeLink } from './MadeLink';

const PATH = 'worker-links';
/** The maximum number shown, newest first. */
const SHOWN = 5;

const states: Readonly<Record<WorkerLinkState, string>> = {
  waiting: 'Not opened',
  opened: 'In use',
  ended: 'Ended',
  revoked: 'Revoked',
};

const columns: readonly Column<WorkerLink>[] = [
  {
    key: 'state',
    title: 'Status',
    kind: 'status',
    value: ({ state }) => states[state],
    tones: { 'In use': 'good', 'Not opened': 'warn' },
  },
  { key: 'createdAt', title: 'Made', text: ({ createdAt }) => formatInstant(createdAt) },
  {
    key: 'usedAt',
    title: 'Last opened',
    text: ({ usedAt, endsOn, state }) =>
      formatInstant(usedAt) || (state === 'waiting' ? `Open until ${formatDate(endsOn)}` : 'Never'),
  },
  { key: 'madeBy', title: 'Made by', text: ({ madeByName }) => madeByName, priority: 3 },
];

/** Revokes a link, after confirmation. */
const revokeOf = (employee: Employee, onRevoked: (id: string) => void): RowAction<WorkerLink> => ({
  label: 'Revoke',
  kind: 'remove',
  icon: <Ban />,
  danger: true,
  failed: 'Failed to revoke the link',
  confirm: () => ({
    title: `Revoke the link of ${employee.name}?`,
    body: 'Neither the link nor the phone that has it opens anything any more.',
  }),
  onClick: async ({ id }) => {
    await api.post(`${PATH}/${encodeURIComponent(id)}/revoke`);
    onRevoked(id);
  },
  done: () => 'Link revoked',
  refreshes: [PATH],
});

/**
 * An employee's own link: create it, share it with its code, revoke it. Hidden from accounts that may not see links.
 */
export function WorkerLinks({ employee }: { employee: Employee }) {
  const { isRunning, run } = useAction();
  const [made, setMade] = useState<MadeWorkerLink>();
  const { rows, ...response } = useList<WorkerLink>(PATH, { employeeId: employee.id, page: 1, size: SHOWN });
  const mayWrite = useMay(`${PATH}:write`);
  const isOpen = rows.some((row) => row.state === 'waiting' || row.state === 'opened');
  const make = async () => {
    const isSure =
      !isOpen ||
      (await confirm({
        title: `Make a new link for ${employee.name}?`,
        body: 'Their earlier link ends, also on the phone that has it.',
        confirmLabel: 'Make link',
      }));
    if (!isSure) return;
    await run('Failed to make the link', async () => {
      setMade(await api.post<MadeWorkerLink>(PATH, { employeeId: employee.id }));
      await refresh(PATH);
    });
  };
  const revoke = revokeOf(employee, (id) => setMade((shown) => (shown?.id === id ? undefined : shown)));
  return (
    <Allowed right={`${PATH}:read`}>
      <Panel
        title="Own link"
        purpose="Payslips, days, PF and ESI numbers on the employee’s phone, without an account."
        dense
        actions={
          mayWrite && (
            <Button size="small" icon={<Link2 />} loading={isRunning} onClick={() => void make()}>
              Make link
            </Button>
          )
        }
      >
        <Stack>
          {made && <MadeLink link={made} employee={employee} onClose={() => setMade(undefined)} />}
          <ResponseState of={response} failed="Failed to load the links" />
          {response.state === 'ready' && rows.length === 0 && <Text>No links yet.</Text>}
          {response.state !== 'failed' && (response.state === 'loading' || rows.length > 0) && (
            <DataTable
              label="Own links"
              columns={columns}
              rows={rows}
              rowTitle={({ createdAt }) => `the link of ${formatInstant(createdAt)}`}
              actions={(link) => (mayWrite && (link.state === 'waiting' || link.state === 'opened') ? [revoke] : [])}
              skeletonRows={response.state === 'loading' ? 1 : undefined}
            />
          )}
          <Allowed right="worker-questions:read">
            <Link to={`${QUESTIONS_PAGE}?q=${encodeURIComponent(employee.name)}`}>
              <Button tabIndex={-1}>Questions</Button>
            </Link>
          </Allowed>
        </Stack>
      </Panel>
    </Allowed>
  );
}

import { Button, Modal, Select } from 'antd';
import { History, Power, PowerOff, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { builtInRoles, type Role } from 'shared/domain/accounts/role';
import type { Person } from 'shared/domain/accounts/session';
import { type FlagAudience, type FlagSwitch, forNobody, type ModuleFlag } from 'shared/domain/console/flag';
import { api, notify, refresh, useGet, useMay } from 'shared/platform';
import {
  attempt,
  type Column,
  describeFailure,
  type Failure,
  FailureNotice,
  formatInstant,
  useAction,
} from 'shared/ui';
import styles from './modules.module.css';
import { RowsPanel } from './RowsPanel';

interface Row extends ModuleFlag {
  id: string;
  state: 'On' | 'For some' | 'Off';
}

const states: Record<FlagAudience['to'], Row['state']> = { everybody: 'On', some: 'For some', nobody: 'Off' };
const toRow = (flag: ModuleFlag): Row => ({
  ...flag,
  id: `${flag.module}/${flag.flag}`,
  state: states[flag.audience.to],
});

const columns: readonly Column<Row>[] = [
  {
    key: 'flag',
    title: 'Flag',
    text: ({ flag, module }) => (flag.length > module.length ? flag : module),
    beside: 8,
    render: ({ flag, module }) => (
      <span className={styles.module}>
        <strong>{flag}</strong>
        <small>{module}</small>
      </span>
    ),
  },
  { key: 'state', title: 'State', kind: 'status', tones: { On: 'good', 'For some': 'warn' } },
  { key: 'text', title: 'On for', wraps: true },
  {
    key: 'history',
    title: 'Last switched',
    priority: 2,
    text: ({ history: [last] }) => (last ? `${formatInstant(last.at)} by ${last.by}` : 'Never'),
  },
];

/** Saves a flag's state; open tabs follow within a moment. */
async function send({ module, flag, history }: ModuleFlag, audience: FlagAudience): Promise<ModuleFlag | undefined> {
  const body: FlagSwitch = { audience, revision: history[0]?.revision ?? 0 };
  const flags = await api.put<ModuleFlag[]>(`flags/${encodeURIComponent(module)}/${encodeURIComponent(flag)}`, body);
  await refresh('flags');
  return flags.find((each) => each.module === module && each.flag === flag);
}

/** Switches a flag, with Undo. */
async function switchTo(flag: ModuleFlag, audience: FlagAudience): Promise<void> {
  const now = await send(flag, audience);
  notify.success(`${flag.flag} is on for: ${now?.text ?? 'the people you chose'}`, {
    undo: () => now && attempt('Failed to undo the switch', () => send(now, flag.audience)),
  });
}

/** The modules' flags: their audiences, and who changed them when. */
export function FlagsPanel() {
  const mayWrite = useMay('modules:promote');
  const [open, setOpen] = useState<string>();
  const [chosen, setChosen] = useState<Row>();
  const failed = 'Failed to switch the flag';
  return (
    <>
      <RowsPanel
        title="Flags"
        purpose="Pages and features that stay hidden until you switch them on for everyone, for roles or for accounts. Open tabs update immediately."
        path="flags"
        toRow={toRow}
        columns={columns}
        rowTitle={({ flag }) => flag}
        failed="Failed to load the flags"
        empty="No flags yet"
        actions={(row) => [
          ...(mayWrite && row.state !== 'On'
            ? [{ label: 'Switch on', icon: <Power />, failed, onClick: () => switchTo(row, { to: 'everybody' }) }]
            : []),
          ...(mayWrite && row.state !== 'Off'
            ? [{ label: 'Switch off', icon: <PowerOff />, failed, onClick: () => switchTo(row, forNobody) }]
            : []),
          ...(mayWrite ? [{ label: 'Choose…', icon: <Users />, onClick: () => setChosen(row) }] : []),
          {
            kind: 'history',
            label: row.id === open ? 'Hide history' : 'History',
            icon: <History />,
            isOpen: row.id === open,
            onClick: () => setOpen(row.id === open ? undefined : row.id),
          },
        ]}
        detail={(row) => (row.id === open ? <FlagFacts flag={row} mayWrite={mayWrite} /> : undefined)}
      />
      {chosen && <AudienceModal flag={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** A flag's parts and its changes, newest first, each with Undo. */
function FlagFacts({ flag, mayWrite }: { flag: ModuleFlag; mayWrite: boolean }) {
  const { isRunning, run } = useAction();
  const before = flag.history[1]?.audience ?? forNobody;
  const undo = () => run('Failed to undo the switch', () => send(flag, before));
  return (
    <>
      <p className={styles.facts}>Switches: {flag.holds.join(', ')}.</p>
      <ul className={styles.releases} aria-label={`History of ${flag.flag}`}>
        {flag.history.length === 0 && <li className={styles.facts}>Never switched.</li>}
        {flag.history.map(({ revision, text, at, by }, place) => (
          <li key={revision}>
            <span className={styles.version}>{text}</span>
            <span className={styles.facts}>
              {formatInstant(at)} by {by}
            </span>
            {place === 0 && mayWrite && (
              <Button size="small" loading={isRunning} onClick={() => void undo()}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A flag's audience: roles, and accounts by name. */
function AudienceModal({ flag, onClose }: { flag: ModuleFlag; onClose: () => void }) {
  const known = flag.audience.to === 'some' ? flag.audience : { roles: [], accounts: [] };
  const [roles, setRoles] = useState(known.roles);
  const [accounts, setAccounts] = useState(known.accounts);
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const { data: own } = useGet<Role[]>(useMay('roles:read') ? 'roles' : undefined);
  const { data: people } = useGet<Person[]>('people');
  const ids = { roles: useId(), accounts: useId() };
  const save = async () => {
    setSaving(true);
    try {
      await switchTo(flag, { to: 'some', roles, accounts });
      onClose();
    } catch (error) {
      setFailure(describeFailure('Failed to switch the flag', error));
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title={`Who sees ${flag.flag}`}
      okText="Switch on"
      okButtonProps={{ disabled: roles.length + accounts.length === 0 }}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
      <div className={styles.fields}>
        <label htmlFor={ids.roles}>Roles</label>
        <Select
          id={ids.roles}
          mode="multiple"
          placeholder="No role"
          optionFilterProp="label"
          value={roles}
          onChange={setRoles}
          options={[
            ...Object.entries(builtInRoles).map(([value, { name }]) => ({ value, label: name })),
            ...(own ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <label htmlFor={ids.accounts}>Accounts</label>
        <Select
          id={ids.accounts}
          mode="multiple"
          placeholder="No account"
          optionFilterProp="label"
          value={accounts}
          onChange={setAccounts}
          options={people?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </Modal>
  );
}

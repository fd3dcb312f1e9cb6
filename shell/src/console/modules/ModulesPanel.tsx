import { Alert } from 'antd';
import { useState } from 'react';
import type { ModuleReleases, Registry } from 'shared/contract';
import { type Column, DataTable, EmptyState, Panel } from 'shared/ui';
import { moduleHealth } from '../../loader/moduleHealth';
import { overridden } from '../../registry/takeOver';
import { formatBytes } from './formatBytes';
import { type ModuleRow, moduleRows } from './moduleRow';
import styles from './modules.module.css';
import { ReleaseList } from './ReleaseList';

const longer = (a: string, b: string) => (a.length > b.length ? a : b);

const columns: readonly Column<ModuleRow>[] = [
  {
    key: 'title',
    title: 'Module',
    text: ({ title, id, team }) => longer(title, [id, team].filter(Boolean).join(' · ')),
    beside: 8,
    render: ({ title, id, team }) => (
      <span className={styles.module}>
        <strong>{title}</strong>
        <small>{[id, team].filter(Boolean).join(' · ')}</small>
      </span>
    ),
  },
  { key: 'requested', title: 'Requested', kind: 'code', text: ({ requested }) => requested || '—' },
  { key: 'effective', title: 'Effective', kind: 'code', text: ({ effective }) => effective || '—' },
  {
    key: 'state',
    title: 'State',
    kind: 'status',
    tones: { Running: 'good', 'Previous release': 'warn', Failed: 'bad', 'Left out': 'bad' },
  },
  {
    key: 'loadTime',
    title: 'Load time',
    kind: 'number',
    priority: 2,
    text: ({ loadTime }) => (loadTime === undefined ? '—' : `${Math.round(loadTime)} ms`),
  },
  {
    key: 'bytes',
    title: 'Size',
    kind: 'number',
    priority: 2,
    text: ({ bytes }) => (bytes === undefined ? '—' : formatBytes(bytes)),
  },
];

/** Whether a version is in a staged rollout, so that this tab may run it although another one is current. */
const isStaged = (rollout: ModuleReleases['rollout'], version: string) =>
  rollout?.version === version && (rollout.state === 'running' || rollout.state === 'paused');

interface Props {
  registry: Registry;
  releases: readonly ModuleReleases[];
  /** Shows the errors of a module. */
  onErrors: (module: string) => void;
}

/** The owner's notices about modules. */
function ModuleNotes({ rows, releases }: { rows: readonly ModuleRow[]; releases: readonly ModuleReleases[] }) {
  const changed = rows.filter(
    ({ id, requested, current, state, releases: { rollout } }) =>
      requested !== '' &&
      requested !== current &&
      state !== 'Taken out' &&
      !overridden.has(id) &&
      !isStaged(rollout, requested),
  );
  const leftOut = releases.filter((each) => each.leftOut !== undefined);
  const lost = releases.flatMap(({ module, current, leftOut: reason, versions }) =>
    versions.flatMap(({ version, gone }) =>
      version === current && gone !== undefined && reason === undefined ? [{ module, current, gone }] : [],
    ),
  );
  return (
    <>
      {leftOut.map(({ module, current, leftOut: reason }) => (
        <Alert
          key={module}
          className={styles.note}
          type="error"
          showIcon
          role="alert"
          title={`${module} ${current} is left out, so its pages are unavailable: ${reason} Under Releases, promote another release or retire the module.`}
        />
      ))}
      {lost.map(({ module, current, gone }) => (
        <Alert
          key={module}
          className={styles.note}
          type="error"
          showIcon
          role="alert"
          title={`${module} ${current} runs only on servers that still have a copy. ${gone}`}
        />
      ))}
      {rows.map(({ id, team, current, releases: { misfits } }) =>
        misfits === undefined ? undefined : (
          <Alert
            key={id}
            className={styles.note}
            type="warning"
            showIcon
            role="alert"
            title={`${id} ${current}${team === '' ? '' : `, of the ${team} team,`} is not compatible with this shell and API. Release a compatible version or go back to the previous one.`}
            description={
              <ul className={styles.reasons}>
                {misfits.map((misfit) => (
                  <li key={misfit}>{misfit}</li>
                ))}
              </ul>
            }
          />
        ),
      )}
      {changed.length > 0 && (
        <Alert
          className={styles.note}
          type="info"
          showIcon
          role="status"
          title={`A newer release is available: ${changed.map(({ id, current }) => `${id} ${current}`).join(', ')}. It loads with the next page you open.`}
        />
      )}
    </>
  );
}

/** Every module: the release assigned to this tab, the one it runs, and all its releases. */
export function ModulesPanel({ registry, releases, onErrors }: Props) {
  const [open, setOpen] = useState<string>();
  const rows = moduleRows(registry, releases, moduleHealth);
  return (
    <Panel dense title="Releases" purpose="Requested is the release this tab was given; effective is the one it runs.">
      <ModuleNotes rows={rows} releases={releases} />
      {rows.length === 0 ? (
        <EmptyState
          title="No modules have been released"
          detail="Publish one with npm run release; see docs/releasing.md."
        />
      ) : (
        <DataTable
          label="Modules"
          columns={columns}
          rows={rows}
          rowTitle={({ title }) => title}
          detail={(row) => (row.id === open ? <ReleaseList releases={row.releases} /> : undefined)}
          actions={({ id }) => [
            {
              label: id === open ? 'Hide releases' : 'Releases',
              isOpen: id === open,
              onClick: () => setOpen(id === open ? undefined : id),
            },
            { label: 'Errors', onClick: () => onErrors(id) },
          ]}
        />
      )}
    </Panel>
  );
}

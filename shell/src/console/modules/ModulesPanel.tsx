import { Alert } from 'antd';
import { useState } from 'react';
import type { ModuleReleases, Registry } from 'shared/contract';
import { type Column, DataTable, EmptyState, Panel } from 'shared/ui';
import { moduleHealth } from '../../loader/moduleHealth';
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

/** Every module: what this tab asked for, what it runs, and the releases behind. */
export function ModulesPanel({ registry, releases }: { registry: Registry; releases: readonly ModuleReleases[] }) {
  const [open, setOpen] = useState<string>();
  const rows = moduleRows(registry, releases, moduleHealth);
  const changed = rows.filter(
    ({ requested, current, state }) => requested !== '' && requested !== current && state !== 'Taken out',
  );
  const leftOut = releases.filter((each) => each.leftOut !== undefined);
  return (
    <Panel dense title="Releases" purpose="Requested is what this tab was told to load; effective is what it runs.">
      {leftOut.map(({ module, current, leftOut: reason }) => (
        <Alert
          key={module}
          className={styles.note}
          type="error"
          showIcon
          role="alert"
          title={`${module} ${current} is left out, and nobody sees its pages: ${reason} Under Releases, promote another one, or take the module out.`}
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
            title={`${id} ${current}${team === '' ? '' : `, of the ${team} team,`} does not fit this shell and API. Release it for them, or take the release before.`}
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
          title={`Since this tab was opened another release became current: ${changed.map(({ id, current }) => `${id} ${current}`).join(', ')}. The next page you open runs it.`}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState
          title="No modules have been released"
          detail="Publish one with the release command; docs/releasing.md shows how."
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
          ]}
        />
      )}
    </Panel>
  );
}

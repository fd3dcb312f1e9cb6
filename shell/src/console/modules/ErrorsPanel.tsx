import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Fault } from 'shared/contract/releases/fault';
import { api, useMay } from 'shared/platform';
import { type Column, formatCount, formatInstant, type RowAction } from 'shared/ui';
import styles from './modules.module.css';
import { RowsPanel } from './RowsPanel';

interface Row extends Omit<Fault, 'state' | 'isNew'> {
  state: 'New' | 'Open' | 'Back again' | 'Resolved';
}

function toRow({ state, isNew, ...fault }: Fault): Row {
  const written = { back: 'Back again', resolved: 'Resolved', open: isNew ? 'New' : 'Open' } as const;
  return { ...fault, state: written[state] };
}

const longer = (a: string, b: string) => (a.length > b.length ? a : b);
const versionsOf = ({ releases }: Pick<Fault, 'releases'>) => releases.map(({ version }) => version).join(', ');

const columns: readonly Column<Row>[] = [
  {
    key: 'message',
    title: 'Error',
    wraps: true,
    text: ({ message, source }) => longer(message, source),
    render: ({ message, source }) => (
      <span className={styles.error}>
        <strong>{message}</strong>
        <small>{source || 'Line unknown'}</small>
      </span>
    ),
  },
  {
    key: 'module',
    title: 'Module',
    text: (row) => longer(row.module, versionsOf(row)),
    render: (row) => (
      <span className={styles.module}>
        <strong>{row.module}</strong>
        <small>{versionsOf(row)}</small>
      </span>
    ),
  },
  {
    key: 'state',
    title: 'State',
    kind: 'status',
    tones: { New: 'bad', 'Back again': 'bad', Open: 'warn', Resolved: 'good' },
  },
  { key: 'count', title: 'Times', kind: 'number' },
  { key: 'sessions', title: 'Sessions', kind: 'number', priority: 2 },
  { key: 'lastAt', title: 'Last seen', kind: 'date', text: ({ lastAt }) => formatInstant(lastAt), priority: 3 },
];

const resolve: RowAction<Row> = {
  label: 'Resolve',
  failed: 'Failed to resolve the error',
  onClick: ({ id }) => api.post(`faults/${encodeURIComponent(id)}/resolve`),
  done: () => 'The error is resolved until another release has it',
  refreshes: ['faults'],
};

/** The errors that browsers reported, of all modules or one, latest first, grouped. `onAll`: shows all again. */
export function ErrorsPanel({ module, onAll }: { module: string; onAll: () => void }) {
  const [open, setOpen] = useState<string>();
  const mayWrite = useMay('modules:write');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (module !== '') place.current?.scrollIntoView?.({ block: 'start' });
  }, [module]);
  return (
    <div ref={place} className={styles.room}>
      <RowsPanel
        title={module === '' ? 'Errors' : `Errors of ${module}`}
        purpose="Seen in visitors’ and staff browsers, with the line they come from. Sessions are signed-in ones that had the release."
        path="faults"
        query={{ module }}
        toRow={toRow}
        columns={columns}
        rowTitle={({ message }) => message}
        failed="Failed to load the errors"
        empty="No errors reported"
        head={module === '' ? undefined : <Button onClick={onAll}>All modules</Button>}
        detail={(row) => (row.id === open ? <ErrorFacts error={row} /> : undefined)}
        actions={({ id, state }) => [
          {
            label: id === open ? 'Hide details' : 'Details',
            isOpen: id === open,
            onClick: () => setOpen(id === open ? undefined : id),
          },
          ...(mayWrite && state !== 'Resolved' ? [resolve] : []),
        ]}
      />
    </div>
  );
}

/** An error's origin, and its count per release. */
function ErrorFacts({ error }: { error: Row }) {
  const { source, code, route, firstAt, releases, resolvedBy } = error;
  return (
    <ul className={styles.releases} aria-label={`Releases with the error ${error.message}`}>
      <li className={styles.facts}>
        {source}
        {code !== '' && <code>{code}</code>}
      </li>
      <li className={styles.facts}>
        Seen at {route}, first on {formatInstant(firstAt)}
        {resolvedBy !== '' && ` · resolved by ${resolvedBy}`}
      </li>
      {releases.map(({ version, count, sessions }) => (
        <li key={version}>
          <span className={styles.version}>{version}</span>
          <span className={styles.facts}>
            {formatCount(count, { one: 'time', many: 'times' })} in{' '}
            {formatCount(sessions, { one: 'session', many: 'sessions' })}
          </span>
        </li>
      ))}
    </ul>
  );
}

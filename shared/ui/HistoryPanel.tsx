import { useGet } from 'shared/platform';
import type { Field } from './form/field';
import { formatFieldValue } from './form/formatFieldValue';
import { formatInstant } from './format';
import { LoadingState } from './states/LoadingState';
import { EmptyState, FailedState } from './states/states';
import { describeFailure } from './texts';
import classes from './HistoryPanel.module.css';

/** One change, as the API tells it. */
interface Change {
  at: string;
  by: string;
  action: string;
  changes: Record<string, [unknown, unknown]>;
}

export interface HistoryPanelProps {
  /** The resource's path. */
  path: string;
  id: string;
  /** Give the changed fields their labels and formats; fields without one show their own name. */
  fields?: readonly Field<object>[];
}

/** What happened, in words; an act without any is shown as it is. */
const acts: Readonly<Record<string, string>> = { create: 'added this', update: 'changed this', delete: 'deleted this', restore: 'restored this' };

/** Who changed a record, when, and what before and after; the newest first. */
export function HistoryPanel({ path, id, fields = [] }: HistoryPanelProps) {
  const { data, state, error, reload } = useGet<Change[]>(`${path}/${encodeURIComponent(id)}/history`);
  if (state === 'failed') return <FailedState {...describeFailure('Failed to load the history', error)} onRetry={reload} />;
  if (data === undefined) return <LoadingState count={3} />;
  if (data.length === 0) return <EmptyState title="No changes yet" />;
  return (
    <ol className={classes.history}>
      {data.map(({ at, by, action, changes }) => (
        <li key={at + action}>
          <p className={classes.head}><strong>{by}</strong> {acts[action] ?? action} <time dateTime={at}>{formatInstant(at)}</time></p>
          <dl className={classes.changes}>
            {Object.entries(changes).map(([name, [before, after]]) => {
              const field = fields.find((known) => known.name === name);
              return (
                <div key={name}>
                  <dt>{field?.label ?? name}</dt>
                  <dd>{action !== 'create' && <><del>{formatFieldValue(field, before)}</del> → </>}<ins>{formatFieldValue(field, after)}</ins></dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ol>
  );
}

import { Alert, Button } from 'antd';
import { Inbox, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsInPanel } from './page/Panel';
import styles from './states.module.css';
import { describeFailure, type Failure, type FailureText } from './texts';

interface StateProps {
  title: string;
  detail?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

function State({ title, detail, icon, action, role }: StateProps & { role?: 'alert' | 'status' }) {
  return (
    <div className={styles.state} role={role} data-in-panel={useIsInPanel() || undefined}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/**
 * An empty list: explains its purpose and offers the first action. Within a panel it takes one or two lines.
 * @example
 * <EmptyState
 *   title="No slips yet"
 *   detail="Add the first one."
 *   action={<Button onClick={add}>Add slip</Button>}
 * />
 */
export function EmptyState(props: StateProps) {
  return <State icon={<Inbox />} {...props} />;
}

/**
 * No match for the search or filters; offers to clear them.
 * @example
 * <NoMatchState title="No slip matches" onClear={clear} />
 */
export function NoMatchState({
  title,
  detail = 'Try different words or fewer filters.',
  onClear,
}: {
  title: string;
  detail?: ReactNode;
  onClear?: () => void;
}) {
  return (
    <State
      role="status"
      icon={<SearchX />}
      title={title}
      detail={detail}
      action={onClear && <Button onClick={onClear}>Clear search and filters</Button>}
    />
  );
}

/**
 * Loading failed; offers Retry.
 * @example
 * <FailedState title="The slips could not be loaded." onRetry={reload} />
 */
export function FailedState({ title, detail, onRetry }: { title: string; detail?: ReactNode; onRetry?: () => void }) {
  return (
    <div className={styles.failed}>
      <State
        role="alert"
        icon={<TriangleAlert />}
        title={title}
        detail={detail}
        action={onRetry && <Button onClick={onRetry}>Retry</Button>}
      />
    </div>
  );
}

/**
 * A failure above content that is still shown; offers Retry or Close if it gets a handler.
 * @example
 * <FailureNotice failure={{ title: 'The slips could not be paid.' }} onRetry={reload} />
 */
export function FailureNotice({
  failure,
  onRetry,
  onClose,
}: {
  failure: Failure;
  onRetry?: () => void;
  onClose?: () => void;
}) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failure.title}
      description={failure.detail}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        )
      }
      closable={onClose && { onClose, 'aria-label': 'Close' }}
    />
  );
}

export interface LoadingStateProps {
  /** The shape of the content. By default `lines`. */
  shape?: 'lines' | 'cards' | 'form' | 'chart';
  /** The number of lines, cards or fields. By default 4. */
  count?: number;
  /** The text for screen readers, also shown after a long wait. By default "Loading...". */
  label?: string;
}

/**
 * A skeleton of the content; appears after 150 ms, so that fast responses show none.
 * @example
 * <LoadingState shape="cards" count={3} />
 */
export function LoadingState({ shape = 'lines', count = 4, label = 'Loading...' }: LoadingStateProps) {
  return (
    <div role="status" className={styles.loading} data-shape={shape}>
      <span className={styles.label}>{label}</span>
      <div className={styles.pieces} aria-hidden="true">
        {Array.from({ length: shape === 'chart' ? 1 : count }, (_, index) => (
          <span key={index} className={styles.piece} />
        ))}
      </div>
    </div>
  );
}

export interface ResponseStateProps {
  /** The response, from `useGet`, `useRecord` or `useList`. */
  of: { state: 'loading' | 'ready' | 'failed'; error: unknown; reload: () => void };
  /** The title if it failed. */
  failed: FailureText;
  /** The skeleton's shape while it loads. By default nothing is shown then. */
  skeleton?: LoadingStateProps['shape'];
  /** See `LoadingStateProps`. By default 4. */
  count?: number;
}

/**
 * A response that isn't there yet: its skeleton, or the failure with Retry. Shows nothing once it is there.
 * @example
 * const { data, ...response } = useGet<{ total: number }>('m/mfe-payroll/service/totals');
 * <ResponseState of={response} failed="Failed to load the totals" skeleton="lines" />
 */
export function ResponseState({ of: { state, error, reload }, failed, skeleton, count }: ResponseStateProps) {
  if (state === 'failed') return <FailedState {...describeFailure(failed, error)} onRetry={reload} />;
  return state === 'loading' && skeleton !== undefined && <LoadingState shape={skeleton} count={count} />;
}

/** A grey bar for custom skeletons. Its container sets the width. */
export function SkeletonBar({ width = '100%' }: { width?: string }) {
  return <span className={styles.piece} data-bar style={{ inlineSize: width }} />;
}

import { Alert, Button } from 'antd';
import type { Failure } from '../texts';
import styles from './FailureLine.module.css';

/** A failure above rows that are still there. */
export function FailureLine({
  failure,
  onRetry,
  onClose,
}: {
  failure: Failure;
  onRetry?: () => void;
  onClose?: () => void;
}) {
  return (
    <div className={styles.line}>
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
    </div>
  );
}

import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Center } from 'shared/domain/center';
import { useRecord } from 'shared/platform';
import { describeFailure, FailedState, LoadingState } from 'shared/ui';
import styles from './OtherCenterPanel.module.css';

export interface OtherCenterPanelProps {
  id: string;
  onClose: () => void;
  /** Draws the panel once the center is there. */
  children: (center: Center) => ReactNode;
}

/** The edit panel of a center that is not on the list's page: a link led here, or the list was sorted meanwhile. */
export function OtherCenterPanel({ id, onClose, children }: OtherCenterPanelProps) {
  const { data, state, error, reload } = useRecord<Center>('centers', id);
  return (
    <div className={styles.other}>
      {state === 'loading' && <LoadingState shape="form" />}
      {state === 'failed' && (
        <>
          <FailedState {...describeFailure('Failed to load this center', error)} onRetry={reload} />
          <Button onClick={onClose}>Close</Button>
        </>
      )}
      {data && children(data)}
    </div>
  );
}

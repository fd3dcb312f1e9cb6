import { Alert, Button } from 'antd';
import { useState } from 'react';
import { api, errorText, notify, refresh } from 'shared/platform';
import { compliancePaths } from '../../compliancePaths';
import styles from './RegisterSums.module.css';

/** Warns that an open register was calculated with outdated rates, and recalculates it. */
export function WorkOutAgain({ wageId }: { wageId: string }) {
  const [isRunning, setRunning] = useState(false);
  const workOut = async () => {
    setRunning(true);
    try {
      await api.post(`wages/${encodeURIComponent(wageId)}/work-out`, {});
      notify.success('The month was recalculated');
    } catch (error) {
      notify.error(`Failed to recalculate this month: ${errorText(error)}`);
    } finally {
      setRunning(false);
      await refresh('wages', ...compliancePaths);
    }
  };
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title="The rates have changed since this month was worked out. Changing a line works it out again, too."
      action={
        <Button loading={isRunning} onClick={() => void workOut()}>
          Recalculate
        </Button>
      }
    />
  );
}

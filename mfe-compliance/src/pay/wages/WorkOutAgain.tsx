import { Alert, Button } from 'antd';
import { api, notify, refresh } from 'shared/platform';
import { useAction } from 'shared/ui';
import { compliancePaths } from '../../compliancePaths';
import styles from './RegisterSums.module.css';

/** Warns that an open register was calculated with outdated rates, and recalculates it. */
export function WorkOutAgain({ wageId }: { wageId: string }) {
  const { isRunning, run } = useAction();
  const workOut = async () => {
    await run('Failed to recalculate this month', async () => {
      await api.post(`wages/${encodeURIComponent(wageId)}/work-out`, {});
      notify.success('The month was recalculated');
    });
    await refresh('wages', ...compliancePaths);
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

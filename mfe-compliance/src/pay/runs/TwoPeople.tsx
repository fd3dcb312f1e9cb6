import { Checkbox } from 'antd';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import { api, notify, refresh, useMay } from 'shared/platform';
import { attempt, Text } from 'shared/ui';

/** Whether a second person must approve a month; set by the owner, read-only for others. */
export function TwoPeople({ run: { needsTwo } }: { run: WageRun }) {
  const maySettle = useMay('letterhead:write');
  const settle = async (isWanted: boolean) => {
    await attempt('Failed to change this setting', async () => {
      await api.put('wages/run-settings', { needsTwo: isWanted });
      notify.success(isWanted ? 'Approval by a second person is required' : 'One person can check and approve');
    });
    await refresh('wages');
  };
  if (!maySettle) return needsTwo ? <Text>A second person approves each month before it is paid.</Text> : null;
  return (
    <Checkbox checked={needsTwo} onChange={({ target }) => void settle(target.checked)}>
      A second person has to approve each month before it is paid
    </Checkbox>
  );
}

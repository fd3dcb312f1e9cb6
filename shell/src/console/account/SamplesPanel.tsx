import { Button } from 'antd';
import type { SamplesAnswer } from 'shared/domain/records/sampleAnswers';
import { api, confirm, notify, refresh, useGet } from 'shared/platform';
import { Panel, useAction } from 'shared/ui';

const listed = (counts: SamplesAnswer['removed']) => counts.map(({ label, count }) => `${label} ${count}`).join(', ');

/** The owner's action that removes all samples; hidden once there are none. */
export function SamplesPanel() {
  const { data } = useGet<SamplesAnswer>('samples');
  const { isRunning, run } = useAction();
  if (!data || data.removed.length + data.kept.length === 0) return null;
  const remove = async () => {
    const kept = data.kept.length > 0 ? ` Used by your records, so these stay as yours: ${listed(data.kept)}.` : '';
    const question = {
      title: 'Remove all samples?',
      body: `This removes ${listed(data.removed)}.${kept} It cannot be undone.`,
      confirmLabel: 'Remove samples',
      danger: true,
    };
    if (!(await confirm(question))) return;
    await run('Failed to remove the samples', async () => {
      await api.delete('samples');
      notify.success(`Samples removed: ${listed(data.removed)}`);
      await refresh('samples', 'notifications');
    });
  };
  return (
    <Panel
      dense
      title="Samples"
      purpose="Example records of the first start, marked “Sample”. What you changed is yours and stays."
    >
      <Button danger loading={isRunning} onClick={() => void remove()}>
        Remove samples
      </Button>
    </Panel>
  );
}

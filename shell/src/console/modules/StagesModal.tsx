import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { readStages } from 'shared/contract/releases/rollout';
import { api, notify, refresh } from 'shared/platform';
import { describeFailure, FailureNotice } from 'shared/ui';
import styles from './modules.module.css';

interface Props {
  module: string;
  version: string;
  onClose: () => void;
}

/** Asks for a release's rollout stages, and starts the rollout. */
export function StagesModal({ module, version, onClose }: Props) {
  const [text, setText] = useState('5, 25, 100');
  const [failure, setFailure] = useState<ReturnType<typeof describeFailure>>();
  const [isStarting, setStarting] = useState(false);
  const id = useId();
  const start = async () => {
    setStarting(true);
    try {
      await api.post(`releases/${encodeURIComponent(module)}/rollout`, { version, stages: readStages(text) });
      notify.success(`${module} ${version} goes out in stages`);
      await refresh('releases');
      onClose();
    } catch (error) {
      setFailure(describeFailure('Failed to start the rollout', error));
      setStarting(false);
    }
  };
  return (
    <Modal
      open
      title={`Release ${module} ${version} in stages`}
      okText="Start"
      confirmLoading={isStarting}
      onOk={() => void start()}
      onCancel={onClose}
    >
      {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
      <div className={styles.fields}>
        <label htmlFor={id}>Percents of the accounts</label>
        <Input id={id} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <p>
        An hour after it began, a stage that does well leads to the next. A release that fails more people than the one
        before, or is slower, is rolled back. Of the visitors of public pages, as large a part gets it.
      </p>
    </Modal>
  );
}

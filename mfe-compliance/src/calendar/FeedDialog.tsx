import { Button, Input, Modal } from 'antd';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { FeedAddress, FeedMade } from 'shared/domain/compliance/complianceAnswers';
import { api, notify, refresh, useGet } from 'shared/platform';
import { formatInstant, Row, Stack, Text, useAction, useFocusReturn } from 'shared/ui';

/** Creates, replaces and revokes the secret address by which a calendar app subscribes. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const { data } = useGet<FeedMade>('calendar/feed');
  const [url, setUrl] = useState<string>();
  const { isRunning, run } = useAction();
  const make = () =>
    run('Failed to make the address', async () => {
      setUrl((await api.post<FeedAddress>('calendar/feed')).url);
      await refresh('calendar/feed');
    });
  const end = () =>
    run('Failed to end the address', async () => {
      await api.delete('calendar/feed');
      setUrl(undefined);
      await refresh('calendar/feed');
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      notify.success('Address copied');
    } catch {
      notify.info('Select the address and copy it.');
    }
  };
  const madeAt = data?.madeAt ?? null;
  return (
    <Modal open title="Subscribe to the calendar" onCancel={onClose} footer={null}>
      <Stack>
        <Text tone="text">
          Give this address to your calendar application: due dates, holidays, interviews and placements that you may
          see appear there by themselves. Whoever knows the address can read them, so keep it to yourself.
        </Text>
        {url !== undefined && (
          <Row wraps={false}>
            <Input readOnly aria-label="Calendar address" value={url} onFocus={(event) => event.target.select()} />
            <Button icon={<Copy />} onClick={() => void copy()}>
              Copy
            </Button>
          </Row>
        )}
        {url === undefined && madeAt !== null && (
          <Text>{`Your address was created on ${formatInstant(madeAt)}. It won’t be shown again; a new one replaces it.`}</Text>
        )}
        <Row justify="end">
          {madeAt !== null && (
            <Button danger disabled={isRunning} onClick={() => void end()}>
              Disable the address
            </Button>
          )}
          <Button type={madeAt === null ? 'primary' : 'default'} loading={isRunning} onClick={() => void make()}>
            {madeAt === null ? 'Create an address' : 'Create a new address'}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

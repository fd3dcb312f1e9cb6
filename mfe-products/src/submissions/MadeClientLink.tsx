import { Alert, Button, Input } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { MadeClientLink as Made } from 'shared/domain/people/clientLink';
import { formatDate, Stack } from 'shared/ui';

/** A client's link that has just been made, to copy: it is shown this once. */
export function MadeClientLink({ link: { path, endsOn }, onClose }: { link: Made; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const address = window.location.origin + path;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Alert
      type="success"
      role="status"
      title={`Send this link to the client only. It works until ${formatDate(endsOn)} and is not shown again.`}
      description={
        <Stack>
          <Input readOnly value={address} aria-label="The link" onFocus={(event) => event.target.select()} />
          <Button icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </Stack>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

import { Alert, Button, Input, Space } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** A token that has just been made; it is shown this once. */
export function NewToken({ module, token, onClose }: { module: string; token: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Alert
      type="success"
      role="status"
      title={`The token for ${module}. Copy it now: it is not shown again.`}
      description={
        <Space.Compact block>
          <Input readOnly value={token} aria-label="The new token" onFocus={(event) => event.target.select()} />
          <Button icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </Space.Compact>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

import { Alert, Button, Input, Space } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styles from './account.module.css';

interface Props {
  /** What it is and what to do with it. */
  title: string;
  /** Names the secret for a screen reader. */
  label: string;
  secret: string;
  onClose: () => void;
}

/** A secret that has just been made, to copy: it is shown this once. */
export function ShownOnce({ title, label, secret, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Alert
      className={styles.once}
      type="success"
      role="status"
      title={title}
      description={
        <Space.Compact block>
          <Input readOnly value={secret} aria-label={label} onFocus={(event) => event.target.select()} />
          <Button icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </Space.Compact>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

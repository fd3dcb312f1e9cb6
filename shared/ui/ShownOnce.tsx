import { Alert, Button, Input, Space } from 'antd';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './ShownOnce.module.css';

export interface ShownOnceProps {
  /** What it is and what to do with it. */
  title: string;
  /** Names the secret for a screen reader. */
  label: string;
  /** A link, a token: what is copied. */
  secret: string;
  onClose: () => void;
  /** Other ways to hand it over, below. By default it can only be copied. */
  children?: ReactNode;
}

/**
 * A secret that has just been made, to copy: it is shown this once.
 * @example
 * <ShownOnce title="The token" label="Token" secret={token} onClose={close} />
 */
export function ShownOnce({ title, label, secret, onClose, children }: ShownOnceProps) {
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
        <div className={styles.ways}>
          <Space.Compact block>
            <Input readOnly value={secret} aria-label={label} onFocus={(event) => event.target.select()} />
            <Button icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
              {isCopied ? 'Copied' : 'Copy'}
            </Button>
          </Space.Compact>
          {children}
        </div>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

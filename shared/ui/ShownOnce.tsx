import { Alert, Button, Input, Space } from 'antd';
import { Check, Copy, MessageCircle, MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Row } from './page/layout';
import styles from './ShownOnce.module.css';

export interface ShownOnceProps {
  /** What it is and what to do with it. */
  title: string;
  /** Names the secret for a screen reader. */
  label: string;
  /** A link, a token: what is copied. */
  secret: string;
  onClose: () => void;
  /** What a message says before the secret: two buttons send it by WhatsApp or SMS from the person's own phone. By default there are none. */
  message?: string;
  /** What else belongs to it, above these buttons. By default nothing. */
  children?: ReactNode;
}

/**
 * A secret that has just been made, to copy: it is shown this once.
 * @example
 * <ShownOnce title="The token" label="Token" secret={token} onClose={close} />
 */
export function ShownOnce({ title, label, secret, onClose, message, children }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);
  const text = message === undefined ? undefined : encodeURIComponent(`${message}: ${secret}`);
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
          {text !== undefined && (
            <Row>
              <Button icon={<MessageCircle />} href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
                WhatsApp
              </Button>
              <Button icon={<MessageSquare />} href={`sms:?body=${text}`}>
                SMS
              </Button>
            </Row>
          )}
        </div>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

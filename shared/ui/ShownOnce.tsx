import { Alert, Button, Input, Space } from 'antd';
import { Check, Copy, Mail, MessageCircle, MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mailLink } from 'shared/domain/text/mailLink';
import { Row } from './page/layout';
import styles from './ShownOnce.module.css';
import { sendWays } from './sendWays';

export interface ShownOnceProps {
  /** The secret's heading, and what to do with it. */
  title: string;
  /** The secret's label for screen readers. */
  label: string;
  /** The link or token to copy. */
  secret: string;
  onClose: () => void;
  /**
   * The message before the secret: two buttons send it by WhatsApp or SMS from the user's own phone. By default there
   * are none.
   */
  message?: string;
  /** The recipients. By default the sender chooses. */
  phone?: string;
  /** Where a third button mails it, with the message as its subject. By default there is none; empty for nobody. */
  email?: string;
  /** Content above these buttons. By default nothing. */
  children?: ReactNode;
}

/**
 * A newly created secret to copy; shown only once.
 * @example
 * <ShownOnce title="The token" label="Token" secret={token} onClose={close} />
 */
export function ShownOnce({ title, label, secret, onClose, message, phone, email, children }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);
  const text = `${message}: ${secret}`;
  const ways = message === undefined ? undefined : sendWays(text, phone);
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
          {ways && (
            <Row>
              <Button icon={<MessageCircle />} href={ways.whatsApp} target="_blank" rel="noreferrer">
                WhatsApp
              </Button>
              <Button icon={<MessageSquare />} href={ways.sms}>
                SMS
              </Button>
              {email && (
                <Button icon={<Mail />} href={mailLink({ to: email, subject: message ?? '', text })}>
                  Mail
                </Button>
              )}
            </Row>
          )}
        </div>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

import { Alert, Button } from 'antd';
import { Check, Mail, MessageCircle, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import styles from './LinksToSend.module.css';
import { Row } from './page/layout';
import { sendWays } from './sendWays';

/** A link that has just been made, and the message that brings it to somebody. */
export interface LinkToSend {
  id: string;
  /** Who owns it. */
  name: string;
  /** All of the message, with the link. */
  text: string;
  /** By default the sender chooses the number. */
  phone?: string;
  /** By default there is no mail. */
  email?: string;
  /** Of the mail. */
  subject?: string;
  /** Anything to tell apart from the message, such as a code. By default nothing. */
  note?: string;
}

export interface LinksToSendProps {
  /** The name of the links, and what to do with them. */
  title: string;
  links: readonly LinkToSend[];
  onClose: () => void;
}

/**
 * Links that have just been made for many, each sent by WhatsApp, SMS or mail from the person's own phone or
 * computer; those
 * that were sent are ticked off. They are shown this once.
 * @example
 * <LinksToSend
 *   title="Send each link to its person."
 *   links={[{ id: '1', name: 'Asha', phone: '9876543210', text: 'Your slips: https://x.example/#a' }]}
 *   onClose={() => undefined}
 * />
 */
export function LinksToSend({ title, links, onClose }: LinksToSendProps) {
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <Alert
      type="success"
      role="status"
      title={title}
      description={
        <ul className={styles.links} aria-label="Links to send">
          {links.map(({ id, name, text, phone, email = '', subject = '', note }) => {
            const { whatsApp, sms } = sendWays(text, phone);
            const tick = () => setSent((all) => [...all.filter((each) => each !== id), id]);
            const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
            return (
              <li key={id}>
                <span className={styles.name}>
                  {name}
                  {note && <> · {note}</>}
                  {sent.includes(id) && <Check aria-label="Sent" className={styles.sent} />}
                </span>
                <Row>
                  <Button
                    size="small"
                    icon={<MessageCircle />}
                    href={whatsApp}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`WhatsApp to ${name}`}
                    onClick={tick}
                  >
                    WhatsApp
                  </Button>
                  <Button size="small" icon={<MessageSquare />} href={sms} aria-label={`SMS to ${name}`} onClick={tick}>
                    SMS
                  </Button>
                  {email !== '' && (
                    <Button size="small" icon={<Mail />} href={mail} aria-label={`Mail to ${name}`} onClick={tick}>
                      Mail
                    </Button>
                  )}
                </Row>
              </li>
            );
          })}
        </ul>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

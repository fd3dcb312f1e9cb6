import { Alert, Button } from 'antd';
import { Check, Mail, MessageCircle, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { mailLink } from 'shared/domain/text/mailLink';
import styles from './LinksToSend.module.css';
import { Row } from './page/layout';
import { sendWays } from './sendWays';

/** A newly created link, and the message that contains it. */
export interface LinkToSend {
  id: string;
  /** The link's owner. */
  name: string;
  /** The whole message, including the link. */
  text: string;
  /** By default the sender chooses the number. */
  phone?: string;
  /** By default there is no email button. */
  email?: string;
  /** The subject of the email. */
  subject?: string;
  /** Anything shown separately from the message, such as a code. By default nothing. */
  note?: string;
}

export interface LinksToSendProps {
  /** The heading of the links, and what to do with them. */
  title: string;
  links: readonly LinkToSend[];
  onClose: () => void;
}

/**
 * Newly created links for several people, each sent by WhatsApp, SMS or email from the user's own phone or computer;
 * sent ones are ticked off. They are shown only once.
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
            const mail = mailLink({ to: email, subject, text });
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

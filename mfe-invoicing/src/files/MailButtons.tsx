import { Button } from 'antd';
import { Copy, Mail } from 'lucide-react';
import { notify } from 'shared/platform';
import { Row } from 'shared/ui';

interface MailButtonsProps {
  /** The recipient; empty if unknown. */
  email: string;
  subject: string;
  message: string;
  /** The recipient's name. */
  name: string;
}

/** A prepared message: opened as an email, or copied. */
export function MailButtons({ email, subject, message, name }: MailButtonsProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      notify.success(`The message to ${name} was copied.`);
    } catch {
      notify.error('The message couldn’t be copied. Open it as an email instead.');
    }
  };
  const address = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <Row>
      <Button icon={<Mail />} href={address}>
        {email ? `Email ${email}` : 'Email'}
      </Button>
      <Button icon={<Copy />} onClick={() => void copy()}>
        Copy message
      </Button>
    </Row>
  );
}

import { Button } from 'antd';
import { MessageCircle, MessageSquare } from 'lucide-react';
import { type MadeWorkerLink, workerLinkPath } from 'shared/domain/payroll/workerLink';
import { formatDate, Row, ShownOnce, Text } from 'shared/ui';

interface Props {
  link: MadeWorkerLink;
  /** Whose link it is. */
  name: string;
  onClose: () => void;
}

/** A link that has just been made, to copy or to send from the person's own phone, and the code that opens it. */
export function MadeLink({ link: { token, code, endsOn }, name, onClose }: Props) {
  const address = `${window.location.origin}${workerLinkPath(token)}`;
  const message = encodeURIComponent(`Payslips of ${name}: ${address}`);
  return (
    <ShownOnce
      title={`Send this link to ${name} and tell them the code by word of mouth. It can be opened until ${formatDate(endsOn)}; link and code are not shown again.`}
      label="The link"
      secret={address}
      onClose={onClose}
    >
      <Text>
        Code: <strong>{code}</strong>
      </Text>
      <Row>
        <Button icon={<MessageCircle />} href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
          WhatsApp
        </Button>
        <Button icon={<MessageSquare />} href={`sms:?body=${message}`}>
          SMS
        </Button>
      </Row>
    </ShownOnce>
  );
}

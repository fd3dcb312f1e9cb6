import { Button } from 'antd';
import { MessageCircle, MessageSquare } from 'lucide-react';
import { attendanceLinkPath, type MadeAttendanceLink } from 'shared/domain/attendance/attendanceLink';
import { formatDate, Row, ShownOnce } from 'shared/ui';

interface Props {
  link: MadeAttendanceLink;
  /** What the message says before the link. */
  words: string;
  onClose: () => void;
}

/** A link that has just been made, to copy or to send from the person's own phone. */
export function MadeLink({ link: { token, endsOn }, words, onClose }: Props) {
  const address = `${window.location.origin}${attendanceLinkPath(token)}`;
  const message = encodeURIComponent(`${words}: ${address}`);
  return (
    <ShownOnce
      title={`Give this link to the supervisor only. It works until ${formatDate(endsOn)} and is not shown again.`}
      label="The link"
      secret={address}
      onClose={onClose}
    >
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

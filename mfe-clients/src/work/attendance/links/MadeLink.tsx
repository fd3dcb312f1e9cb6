import { Button } from 'antd';
import { Mail } from 'lucide-react';
import { mailLink } from 'shared/domain/text/mailLink';
import { attendanceLinkPath, type MadeAttendanceLink } from 'shared/domain/work/attendance/attendanceLink';
import { formatDate, ShownOnce } from 'shared/ui';

interface Props {
  link: MadeAttendanceLink;
  /** The message's text before the link. */
  words: string;
  /** The supervisor's number; without one the sender chooses. */
  phone: string;
  /** Their email address; without one there is no way by mail. */
  email: string;
  onClose: () => void;
}

/** A newly created link, to copy or send. */
export function MadeLink({ link: { token, endsOn }, words, phone, email, onClose }: Props) {
  const secret = window.location.origin + attendanceLinkPath(token);
  return (
    <ShownOnce
      title={`Give this link to the supervisor only. It works until ${formatDate(endsOn)} and is not shown again.`}
      label="The link"
      secret={secret}
      message={words}
      phone={phone}
      onClose={onClose}
    >
      {email !== '' && (
        <Button icon={<Mail />} href={mailLink({ to: email, subject: words, text: `${words}: ${secret}` })}>
          Mail
        </Button>
      )}
    </ShownOnce>
  );
}

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
  return (
    <ShownOnce
      title={`Give this link to the supervisor only. It works until ${formatDate(endsOn)} and is not shown again.`}
      label="The link"
      secret={window.location.origin + attendanceLinkPath(token)}
      message={words}
      phone={phone}
      email={email}
      onClose={onClose}
    />
  );
}

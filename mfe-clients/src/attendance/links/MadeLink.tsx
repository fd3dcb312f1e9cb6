import { Alert, Button, Input } from 'antd';
import { Check, Copy, MessageCircle, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { attendanceLinkPath, type MadeAttendanceLink } from 'shared/domain/attendance/attendanceLink';
import { formatDate, Row, Stack } from 'shared/ui';

interface Props {
  link: MadeAttendanceLink;
  /** What the message says before the link. */
  words: string;
  onClose: () => void;
}

/** A link that has just been made, to copy or to send from the person's own phone: it is shown this once. */
export function MadeLink({ link: { token, endsOn }, words, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const address = `${window.location.origin}${attendanceLinkPath(token)}`;
  const message = encodeURIComponent(`${words}: ${address}`);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Alert
      type="success"
      role="status"
      title={`Give this link to the supervisor only. It works until ${formatDate(endsOn)} and is not shown again.`}
      description={
        <Stack>
          <Input readOnly value={address} aria-label="The link" onFocus={(event) => event.target.select()} />
          <Row>
            <Button icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
              {isCopied ? 'Copied' : 'Copy'}
            </Button>
            <Button icon={<MessageCircle />} href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
              WhatsApp
            </Button>
            <Button icon={<MessageSquare />} href={`sms:?body=${message}`}>
              SMS
            </Button>
          </Row>
        </Stack>
      }
      closable={{ onClose, 'aria-label': 'Close' }}
    />
  );
}

import { Button } from 'antd';
import { Mail } from 'lucide-react';
import { type MadeWorkerLink, workerLinkPath } from 'shared/domain/pay/workerLinks/workerLink';
import type { Employee } from 'shared/domain/people/employees/employee';
import { mailLink } from 'shared/domain/text/mailLink';
import { formatDate, ShownOnce, Text } from 'shared/ui';
import { linkWords } from './linkWords';

interface Props {
  link: MadeWorkerLink;
  /** The employee's name. */
  employee: Pick<Employee, 'name' | 'phone' | 'email' | 'language'>;
  onClose: () => void;
}

/** A newly created link, to copy or send, and the code that opens it. */
export function MadeLink({ link: { token, code, endsOn }, employee, onClose }: Props) {
  const secret = window.location.origin + workerLinkPath(token);
  const words = linkWords(employee);
  return (
    <ShownOnce
      title={`Send this link to ${employee.name} and tell them the code by word of mouth. It can be opened until ${formatDate(endsOn)}; link and code are not shown again.`}
      label="The link"
      secret={secret}
      message={words}
      phone={employee.phone}
      onClose={onClose}
    >
      <Text>
        Code: <strong>{code}</strong>
      </Text>
      {employee.email !== '' && (
        <Button icon={<Mail />} href={mailLink({ to: employee.email, subject: words, text: `${words}: ${secret}` })}>
          Mail
        </Button>
      )}
    </ShownOnce>
  );
}

import { type MadeWorkerLink, workerLinkPath } from 'shared/domain/pay/workerLinks/workerLink';
import type { Employee } from 'shared/domain/people/employees/employee';
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
  return (
    <ShownOnce
      title={`Send this link to ${employee.name} and tell them the code by word of mouth. It can be opened until ${formatDate(endsOn)}; link and code are not shown again.`}
      label="The link"
      secret={window.location.origin + workerLinkPath(token)}
      message={linkWords(employee)}
      phone={employee.phone}
      email={employee.email}
      onClose={onClose}
    >
      <Text>
        Code: <strong>{code}</strong>
      </Text>
    </ShownOnce>
  );
}

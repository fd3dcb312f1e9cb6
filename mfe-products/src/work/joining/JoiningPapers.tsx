import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { SlotProps } from 'shared/contract';
import type { Employee } from 'shared/domain/people/employees/employee';
import { joiningPapers } from 'shared/domain/people/employees/joiningPapers';
import { Allowed, useRecord } from 'shared/platform';
import { Facts, FileLink, ResponseState, Row, Stack, StatusDot, Text } from 'shared/ui';
import { JoiningPapersForm } from './JoiningPapersForm';

/**
 * A new employee's joining papers with the missing ones, and the form that adds them; on the employee's and the
 * placement's page.
 */
export default function JoiningPapers({ id }: Pick<SlotProps['record.employee'], 'id'>) {
  const { data: employee, ...response } = useRecord<Employee>('employees', id);
  const [isOpen, setOpen] = useState(false);
  if (!employee)
    return <ResponseState of={response} failed="Failed to load the joining papers" skeleton="lines" count={3} />;
  if (isOpen) return <JoiningPapersForm employee={employee} onClose={() => setOpen(false)} />;
  const papers = joiningPapers(employee);
  const missing = papers.filter(({ isThere }) => !isThere).length;
  return (
    <Stack>
      <Text>{missing === 0 ? 'All papers are there.' : `${missing} of ${papers.length} papers are missing.`}</Text>
      <Facts
        facts={papers.map(({ name, isThere }) => ({
          label: name,
          value: isThere ? shown(employee, name) : <StatusDot tone="warn">Missing</StatusDot>,
        }))}
      />
      <Allowed right="employees:write">
        <Row>
          <Button size="small" onClick={() => setOpen(true)}>
            {missing === 0 ? 'Edit papers' : 'Add papers'}
          </Button>
        </Row>
      </Allowed>
    </Stack>
  );
}

/** The number on a paper. */
function shown(employee: Employee, name: string): ReactNode {
  const texts: Record<string, ReactNode> = {
    UAN: employee.uan,
    PAN: employee.pan,
    'ESI number': employee.esicNumber,
    'Bank account': `${employee.bankAccount}, ${employee.ifsc}`,
    Photo: <FileLink path="employees" record={employee} />,
    Nominee: `${employee.nomineeName}, ${employee.nomineeRelation.toLowerCase()}`,
  };
  return texts[name];
}

import { Button } from 'antd';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { SlotProps } from 'shared/contract';
import type { Employee } from 'shared/domain/people/employees/employee';
import { Allowed, useList } from 'shared/platform';
import { formatCount, Row, Stack, Text } from 'shared/ui';
import { useLinksOfMany } from './useLinksOfMany';

/** The maximum number of a center's people whose links are created at once: an account's hourly limit. */
const MOST = 300;

/** Creates the links of everybody at a center at once. */
export default function LinksOfCenter({ id }: SlotProps['record.center']) {
  const { rows, total, state } = useList<Employee>('employees', {
    centerId: id,
    deployment: 'Deployed',
    sort: 'name',
    page: 1,
    size: MOST,
    fields: ['name', 'phone', 'email', 'language'],
  });
  const { make, shown } = useLinksOfMany();
  const [isMaking, setMaking] = useState(false);
  const act = async () => {
    setMaking(true);
    await make(rows);
    setMaking(false);
  };
  if (state !== 'ready') return null;
  if (rows.length === 0) return <Text>Nobody works here today.</Text>;
  const without = rows.filter(({ phone, email }) => phone === '' && email === '').length;
  return (
    <Stack>
      <Row justify="space-between">
        <Text>
          {formatCount(total, { one: 'person works', many: 'people work' })} here today
          {without > 0 && `, ${without} without a phone number or email on record`}.
        </Text>
        <Allowed right="worker-links:write">
          <Button size="small" icon={<Link2 />} loading={isMaking} onClick={() => void act()}>
            Make links for {rows.length}
          </Button>
        </Allowed>
      </Row>
      {shown}
    </Stack>
  );
}

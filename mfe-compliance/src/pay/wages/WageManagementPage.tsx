import { Button } from 'antd';
import { CalendarCheck, ListChecks, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { addMonths, today } from 'shared/domain/dates/dates';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { compliancePaths } from '../../compliancePaths';
import { registerPage, runPage } from './pages';
import { wages } from './resource';
import { useMakeWages } from './useMakeWages';
import { usePayment } from './usePayment';
import { WageTabs } from './WageTabs';

/** The wage registers, one per month; each links to its lines. */
export default function WageManagementPage() {
  const resource = wages();
  const navigate = useNavigate();
  const { add, drawer } = useFormDrawer(resource, { alsoRefresh: compliancePaths });
  const remove = useRemoveAction(resource);
  const history = useHistoryDrawer(resource);
  const make = useMakeWages();
  const { action, dialog } = usePayment();
  const addButton = (
    <Allowed right="wages:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add wage month
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Wage Management"
        purpose="The wages of each month, with PF, ESI and professional tax."
        actions={
          <>
            <Allowed right="wages:write">
              <Button icon={<CalendarCheck />} onClick={() => make.open(addMonths(today(), -1).slice(0, 7))}>
                Make from attendance
              </Button>
            </Allowed>
            {addButton}
          </>
        }
      />
      <WageTabs />
      <ResourceTable
        resource={resource}
        rowLink={({ id }) => registerPage(id)}
        emptyAction={addButton}
        actions={(row) => [
          { ...action(row), inline: true },
          { ...remove, inline: true, iconOnly: true, disabled: row.status === 'Paid' },
          { label: 'Run', icon: <ListChecks />, onClick: ({ month }) => void navigate(runPage(month)) },
          history.action,
        ]}
      />
      {drawer}
      {make.drawer}
      {dialog}
      {history.drawer}
    </>
  );
}

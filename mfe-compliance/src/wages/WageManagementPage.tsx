import { Button } from 'antd';
import { Plus, Scale, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { EMPLOYEES_PAGE, RATES_PAGE, registerPage } from './pages';
import { wages } from './resource';
import { usePayment } from './usePayment';

/** The wage registers, one a month; each opens its lines. */
export default function WageManagementPage() {
  const resource = wages();
  const { add, drawer } = useFormDrawer(resource, { alsoRefresh: compliancePaths });
  const remove = useRemoveAction(resource);
  const history = useHistoryDrawer(resource);
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
            <Link to={EMPLOYEES_PAGE}>
              <Button tabIndex={-1} icon={<Users />}>
                Employees
              </Button>
            </Link>
            <Allowed right="law-rows:read">
              <Link to={RATES_PAGE}>
                <Button tabIndex={-1} icon={<Scale />}>
                  Rates
                </Button>
              </Link>
            </Allowed>
            {addButton}
          </>
        }
      />
      <ResourceTable
        resource={resource}
        rowLink={({ id }) => registerPage(id)}
        emptyAction={addButton}
        actions={(row) => [
          { ...action(row), inline: true },
          { ...remove, inline: true, iconOnly: true, disabled: row.status === 'Paid' },
          history.action,
        ]}
      />
      {drawer}
      {dialog}
      {history.drawer}
    </>
  );
}

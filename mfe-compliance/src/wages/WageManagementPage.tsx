import { Button } from 'antd';
import { CalendarCheck, Gift, ListChecks, LogOut, MessageCircleQuestion, Plus, Scale, Users } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { addMonths, today } from 'shared/domain/dates/dates';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import {
  BONUS_PAGE,
  EMPLOYEES_PAGE,
  QUESTIONS_PAGE,
  RATES_PAGE,
  registerPage,
  runPage,
  SETTLEMENTS_PAGE,
} from './pages';
import { wages } from './resource';
import { useMakeWages } from './useMakeWages';
import { usePayment } from './usePayment';

/** The wage registers, one a month; each opens its lines. */
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
            <Link to={EMPLOYEES_PAGE}>
              <Button tabIndex={-1} icon={<Users />}>
                Employees
              </Button>
            </Link>
            <Allowed right="worker-questions:read">
              <Link to={`${QUESTIONS_PAGE}?status=Open`}>
                <Button tabIndex={-1} icon={<MessageCircleQuestion />}>
                  Questions
                </Button>
              </Link>
            </Allowed>
            <Link to={BONUS_PAGE}>
              <Button tabIndex={-1} icon={<Gift />}>
                Bonus
              </Button>
            </Link>
            <Allowed right="settlements:read">
              <Link to={SETTLEMENTS_PAGE}>
                <Button tabIndex={-1} icon={<LogOut />}>
                  Final settlements
                </Button>
              </Link>
            </Allowed>
            <Allowed right="law-rows:read">
              <Link to={RATES_PAGE}>
                <Button tabIndex={-1} icon={<Scale />}>
                  Rates
                </Button>
              </Link>
            </Allowed>
            <Allowed right="wages:write">
              <Button icon={<CalendarCheck />} onClick={() => make.open(addMonths(today(), -1).slice(0, 7))}>
                Make from attendance
              </Button>
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

import type { SlotProps } from 'shared/contract';
import { today } from 'shared/domain/dates/dates';
import { CentersOfMonth } from './CentersOfMonth';

/** On a company's page: its centers this month with their unmarked days. */
export default function CompanyAttendance({ id }: SlotProps['record.company']) {
  return <CentersOfMonth month={today().slice(0, 7)} companyId={id} />;
}

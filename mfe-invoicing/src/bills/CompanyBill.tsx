import type { SlotProps } from 'shared/contract';
import { MonthToBill } from './MonthToBill';

/** On a company's page, likewise. */
export default function CompanyBill({ id }: SlotProps['record.company']) {
  return <MonthToBill companyId={id} />;
}

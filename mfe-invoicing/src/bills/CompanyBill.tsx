import type { SlotProps } from 'shared/contract';
import { MonthToBill } from './MonthToBill';

/** On a company's page: the state of last month's bill. */
export default function CompanyBill({ id }: SlotProps['record.company']) {
  return <MonthToBill companyId={id} />;
}

import type { SlotProps } from 'shared/contract';
import { MonthToBill } from './MonthToBill';

/** On a center's page: the state of last month's bill. */
export default function CenterBill({ id }: SlotProps['record.center']) {
  return <MonthToBill centerId={id} />;
}

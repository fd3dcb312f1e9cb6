import type { SlotProps } from 'shared/contract';
import { MonthToBill } from './MonthToBill';

/** On a center's page: how far the bill of the month that is over is. */
export default function CenterBill({ id }: SlotProps['record.center']) {
  return <MonthToBill centerId={id} />;
}

import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import type { ToBill } from 'shared/domain/money/bills/billAnswers';
import { useGet } from 'shared/platform';
import { ResponseState, Row, Text } from 'shared/ui';
import { billsPath } from './billsPath';

/** One center, or a company's centers. */
interface Props {
  centerId?: string;
  companyId?: string;
}

/** The state of last month's bill of a center or company, and its link. */
export function MonthToBill({ centerId, companyId = '' }: Props) {
  const month = addMonths(today(), -1).slice(0, 7);
  const { data, ...response } = useGet<ToBill>('invoices/to-bill', { month, companyId });
  const own = (data?.centers ?? []).filter((center) => centerId === undefined || center.centerId === centerId);
  const sum = (of: (center: (typeof own)[number]) => number) => own.reduce((all, center) => all + of(center), 0);
  const [billed, left] = [sum((center) => center.billed), sum(({ notBilled }) => notBilled)];
  const open = own.filter((center) => center.state !== 'Locked').length;
  return (
    <>
      <ResponseState of={response} failed="Failed to load the month" skeleton="lines" count={1} />
      {data && (
        <Row justify="space-between">
          <Text>
            {formatMonth(month)}: {own.length === 0 ? 'nobody was placed.' : `${billed} billed, ${left} not billed.`}
            {open > 0 && ' Attendance is not locked yet.'}
          </Text>
          <Link to={billsPath({ month, ...(centerId === undefined ? { company: companyId } : { center: centerId }) })}>
            <Button size="small" tabIndex={-1}>
              {left > 0 && open === 0 ? 'Bill' : 'Open the bills'}
            </Button>
          </Link>
        </Row>
      )}
    </>
  );
}

import { Button, InputNumber } from 'antd';
import { Check } from 'lucide-react';
import { addMonths, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { BonusOfYear } from 'shared/domain/pay/bonus/bonusOfYear';
import { Allowed, linkTo, useGet, useUrlState } from 'shared/platform';
import {
  DataTable,
  EmptyState,
  formatCount,
  formatMoney,
  PageHeader,
  Panel,
  ResponseState,
  Row,
  Stack,
  Text,
} from 'shared/ui';
import { YearSelect } from '../../years/YearSelect';
import { WAGES_PAGE } from '../wages/pages';
import { WageTabs } from '../wages/WageTabs';
import { BonusPayments } from './BonusPayments';
import { usePayBonus } from './usePayBonus';

const person = { one: 'person', many: 'people' };

function People({ bonus: { people, totalPaise, duePaise, without } }: { bonus: BonusOfYear }) {
  if (people.length === 0)
    return <EmptyState title="No bonus in this year" detail="Nobody has wage lines that a bonus is due on." />;
  return (
    <Stack>
      <Text tone="text">
        {`${formatCount(people.length, person)}: ${formatMoney(totalPaise)}. ${formatCount(without, person)} without one, by their wages or days. ${duePaise === 0 ? 'All is paid, or settled.' : `To pay: ${formatMoney(duePaise)}.`}`}
      </Text>
      <DataTable
        label="Bonus"
        rows={people}
        rowTitle={({ name }) => name}
        columns={[
          { key: 'name', title: 'Employee', to: ({ id }) => linkTo('employee', id) },
          { key: 'days', title: 'Days', kind: 'number', priority: 2 },
          { key: 'wagesPaise', title: 'Wages that count', kind: 'money' },
          { key: 'bonusPaise', title: 'Bonus', kind: 'money' },
          { key: 'paidPaise', title: 'Paid', kind: 'money', priority: 3 },
          {
            key: 'duePaise',
            title: 'To pay',
            kind: 'money',
            text: ({ isSettled, duePaise: due }) => (isSettled ? 'In the settlement' : formatMoney(due)),
          },
        ]}
      />
    </Stack>
  );
}

/** The bonus of a financial year, by default the last: who gets it, and the wages it is based on. */
export default function BonusPage() {
  const [{ year, percent }, setUrl] = useUrlState({ year: financialYearOf(addMonths(today(), -12)), percent: '' });
  const { data, ...response } = useGet<BonusOfYear>('wages/bonus', { year, percent });
  const payment = usePayBonus(data);
  return (
    <>
      <PageHeader
        title="Bonus"
        purpose="Due within eight months after the financial year."
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: 'Bonus' }]}
        actions={
          data &&
          data.duePaise > 0 &&
          !data.isSample && (
            <Allowed right="bonus-payments:write">
              <Button type="primary" icon={<Check />} onClick={payment.open}>
                Mark as paid
              </Button>
            </Allowed>
          )
        }
      />
      <WageTabs />
      <Stack>
        <Panel dense>
          <Stack>
            <Row>
              <YearSelect value={year} onChange={(chosen) => setUrl({ year: chosen })} />
              <InputNumber
                aria-label="Bonus in percent"
                min={0}
                max={100}
                step={0.01}
                suffix="%"
                placeholder="The least"
                style={{ inlineSize: 144 }}
                value={percent === '' ? null : Number(percent)}
                onChange={(typed) => setUrl({ percent: typed === null ? '' : String(typed) })}
              />
            </Row>
            <ResponseState of={response} failed="Failed to load the bonus" skeleton="lines" count={6} />
            {data && response.state !== 'failed' && <People bonus={data} />}
          </Stack>
        </Panel>
        <BonusPayments year={year} />
      </Stack>
      {payment.dialog}
    </>
  );
}

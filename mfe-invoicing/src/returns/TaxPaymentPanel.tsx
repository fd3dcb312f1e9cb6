import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { formatPeriod } from 'shared/domain/dates/period';
import {
  type CreditBalance,
  type CreditBalanceInput,
  creditBalanceInput,
} from 'shared/domain/money/returns/creditBalance';
import { type TaxAmounts, taxHeads } from 'shared/domain/money/returns/creditSetOff';
import type { TaxPayment } from 'shared/domain/money/returns/taxPayment';
import { sumPaise } from 'shared/domain/text/money';
import { Allowed, useGet, useList } from 'shared/platform';
import {
  type Column,
  DataTable,
  formatDate,
  formatMoney,
  Panel,
  type ResourceDefinition,
  ResponseState,
  Stack,
  Text,
  useFormDrawer,
} from 'shared/ui';

const headNames = { igstPaise: 'IGST', cgstPaise: 'CGST', sgstPaise: 'SGST/UTGST' } as const;
const amountColumns = taxHeads.map((key) => ({ key, title: headNames[key], kind: 'money' }) as const);

const balances: ResourceDefinition<CreditBalance, CreditBalanceInput> = {
  path: 'credit-balances',
  name: { one: 'credit brought forward', many: 'credit brought forward' },
  title: ({ period }) => `Credit before ${formatPeriod(period)}`,
  texts: { added: 'Credit entered.' },
  columns: [{ key: 'period', title: 'Period', text: ({ period }) => formatPeriod(period) }, ...amountColumns],
  schema: creditBalanceInput,
  fields: taxHeads.map((name) => ({
    ...{ name, label: `Credit of ${headNames[name]}`, kind: 'money' as const },
    ...(name === 'igstPaise' && { help: 'As the portal’s credit ledger showed it before this period’s return.' }),
  })),
};

type Head = TaxPayment['heads'][number] & { id: string };
const paid: readonly Column<Head>[] = [
  { key: 'head', title: 'Tax', text: ({ head }) => headNames[head] },
  { key: 'outputPaise', title: 'Output tax', kind: 'money', priority: 2 },
  { key: 'byIgstPaise', title: 'By IGST credit', kind: 'money', priority: 2 },
  { key: 'byCgstPaise', title: 'By CGST credit', kind: 'money', priority: 2 },
  { key: 'bySgstPaise', title: 'By SGST/UTGST credit', kind: 'money', priority: 2 },
  { key: 'reverseChargePaise', title: 'Reverse charge', kind: 'money', priority: 3 },
  { key: 'cashPaise', title: 'In cash', kind: 'money' },
];

type Credit = TaxAmounts & { id: string; name: string };
const credit: readonly Column<Credit>[] = [{ key: 'name', title: 'Credit' }, ...amountColumns];

const totalOf = (amounts: TaxAmounts) => sumPaise(taxHeads.map((head) => amounts[head]));

/** What is deposited in all, by when, and what of it is for the delay. */
function depositText({ heads, lastDay }: TaxPayment): string {
  const sum = (key: 'cashPaise' | 'interestPaise' | 'feePaise') => sumPaise(heads.map((head) => head[key]));
  const [cash, interest, fee] = [sum('cashPaise'), sum('interestPaise'), sum('feePaise')];
  const by = lastDay === null ? '' : ` by ${formatDate(lastDay)}`;
  if (cash + interest + fee === 0) return 'Nothing is paid in cash.';
  const late = interest + fee > 0 && ` of it ${formatMoney(interest)} of interest and ${formatMoney(fee)} of late fee,`;
  return late
    ? `${formatMoney(cash + interest + fee)} is paid in cash,${late} as the return was due${by}.`
    : `${formatMoney(cash)} is paid in cash${by}.`;
}

/** Where the credit before the period comes from. */
function beforeText({ since, period }: TaxPayment): string {
  if (since === null) return 'Brought forward';
  return since === period ? 'Brought forward, as entered' : `Brought forward, as entered before ${formatPeriod(since)}`;
}

/** Which credit pays a period's GSTR-3B, and what is paid in cash: tables 5.1 and 6.1. */
export function TaxPaymentPanel({ registration, period }: { registration: string; period: string }) {
  const { data, ...response } = useGet<TaxPayment>('invoices/gst-returns/payment', { registration, period });
  const { rows: entered } = useList<CreditBalance>('credit-balances', { sort: '-period' });
  const own = entered.find((row) => row.registration === registration && row.period === period);
  const { add, edit, drawer } = useFormDrawer(balances, {
    ...{ initial: { registration, period }, single: true, alsoRefresh: ['invoices/gst-returns/payment'] },
  });
  return (
    <Panel
      title="Payment of tax (tables 5.1 and 6.1)"
      purpose="Which credit pays the output tax, in the law’s order, and what is left to pay in cash."
      actions={
        <Allowed right="credit-balances:write">
          <Button icon={<Pencil />} onClick={() => (own ? edit(own) : add())}>
            Credit brought forward
          </Button>
        </Allowed>
      }
    >
      <Stack gap={3}>
        <ResponseState of={response} failed="Failed to work out the payment" />
        {data && <Text>{depositText(data)}</Text>}
        {data?.since === null && (
          <Text>No credit is brought forward yet: enter what the portal’s credit ledger shows before this period.</Text>
        )}
        {response.state !== 'failed' && (
          <DataTable
            label="Payment of tax"
            columns={paid}
            rows={data?.heads.map((row) => ({ ...row, id: row.head })) ?? []}
            rowTitle={({ head }) => headNames[head]}
            skeletonRows={data ? undefined : 3}
          />
        )}
        {data && totalOf(data.before) + totalOf(data.claimed) + totalOf(data.left) !== 0 && (
          <DataTable
            label="Credit"
            columns={credit}
            rows={[
              { ...data.before, id: 'before', name: beforeText(data) },
              { ...data.claimed, id: 'claimed', name: 'Of this period: line 4(C)' },
              { ...data.left, id: 'left', name: 'Left for the next period' },
            ]}
            rowTitle={({ name }) => name}
          />
        )}
        {data && totalOf(data.excess) > 0 && (
          <Text>
            Credit notes exceed what was supplied by {formatMoney(totalOf(data.excess))} of tax, which the portal
            subtracts from the next return.
          </Text>
        )}
        {data && data.missingCashPaise > 0 && (
          <Text>
            Rule 86B wants 1% of the output tax in cash: {formatMoney(data.missingCashPaise)} more. Firms whose owners
            pay enough income tax of their own, among others, needn’t.
          </Text>
        )}
        {data && data.late !== '' && <Text>Estimated: {data.late}.</Text>}
      </Stack>
      {drawer}
    </Panel>
  );
}

import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { type BonusPayment, type BonusPaymentInput, bonusPaymentInput } from 'shared/domain/pay/bonus/bonusPayment';
import { Allowed } from 'shared/platform';
import { formatDate, RelatedRecords, type ResourceDefinition, useRemoveAction } from 'shared/ui';

const payments: ResourceDefinition<BonusPayment, BonusPaymentInput> = {
  path: 'bonus-payments',
  name: { one: 'bonus payment', many: 'bonus payments' },
  title: ({ year, paidOn }) => `Bonus of ${year}, paid on ${formatDate(paidOn)}`,
  defaultSort: '-paidOn',
  columns: [
    { key: 'paidOn', title: 'Paid on', kind: 'date' },
    { key: 'people', title: 'People', kind: 'number' },
    { key: 'totalPaise', title: 'Total', kind: 'money' },
  ],
  schema: bonusPaymentInput,
  fields: [],
};

/** The payments of a financial year's bonus; a deleted payment is due again. */
export function BonusPayments({ year }: { year: string }) {
  const remove = useRemoveAction(payments, { alsoRefresh: ['wages'] });
  return (
    <RelatedRecords<BonusPayment>
      title="Paid"
      path={payments.path}
      query={{ year, sort: payments.defaultSort }}
      rowTitle={payments.title}
      none="Nothing of this year’s bonus is paid."
      columns={[
        ...payments.columns,
        {
          key: 'computed:acts',
          title: 'Actions',
          width: 48,
          render: (row) => (
            <Allowed right="bonus-payments:delete">
              <Button
                size="small"
                type="text"
                danger
                icon={<Trash2 />}
                aria-label={`Delete ${payments.title(row)}`}
                onClick={() => void remove.onClick(row)}
              />
            </Allowed>
          ),
        },
      ]}
    />
  );
}

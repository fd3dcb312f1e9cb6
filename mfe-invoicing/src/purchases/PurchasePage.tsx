import { useParams } from 'react-router-dom';
import { blockedNames } from 'shared/domain/money/purchases/blockedCredit';
import { natureNames } from 'shared/domain/money/purchases/nature';
import type { Purchase } from 'shared/domain/money/purchases/purchase';
import { stateName } from 'shared/domain/records/states';
import { type Fact, Facts, formatDate, formatMoney, Panel, RecordLink, RecordPage, Stack, StatusDot } from 'shared/ui';
import { KeptBack } from './KeptBack';
import { purchases } from './resource';
import { ReverseChargePanel } from './reverseCharge/ReverseChargePanel';

const taxFacts = ({ cgstPaise, sgstPaise, igstPaise, percent, rates, reverseCharge }: Purchase): Fact[] =>
  [
    { label: 'CGST', paise: cgstPaise },
    { label: 'SGST', paise: sgstPaise },
    { label: 'IGST', paise: igstPaise },
  ].flatMap(({ label, paise }) =>
    paise > 0
      ? [
          {
            label: `${label}${rates.length > 1 ? '' : `, ${label === 'IGST' ? percent : percent / 2}%`}${reverseCharge ? ', reverse charge' : ''}`,
            value: formatMoney(paise),
          },
        ]
      : [],
  );

const factsOf = (bill: Purchase): Fact[] => [
  {
    label: 'Supplier',
    value: (
      <RecordLink kind="supplier" id={bill.supplierId}>
        {bill.supplierName}
      </RecordLink>
    ),
  },
  { label: 'Kind', value: bill.kind },
  { label: 'GSTIN', value: bill.supplierGstin },
  { label: 'Date', value: formatDate(bill.date) },
  { label: 'Place of supply', value: stateName(bill.placeOfSupply) },
  { label: 'Bought under', value: bill.registration },
  { label: 'Taxable value', value: formatMoney(bill.taxablePaise) },
  ...bill.rates.map((rate) => ({ label: `Of it at ${rate.percent}%`, value: formatMoney(rate.taxablePaise) })),
  ...taxFacts(bill),
  { label: 'Total', value: formatMoney(bill.totalPaise) },
  { label: 'Due on', value: bill.dueDate && formatDate(bill.dueDate) },
  { label: 'Paid on', value: bill.paidOn && formatDate(bill.paidOn) },
  {
    label: 'Blocked credit',
    value: bill.blocked && `${bill.blockedPercent}%, ${bill.blocked}: ${blockedNames[bill.blocked]}`,
  },
  { label: 'Tax at source', value: bill.nature && natureNames[bill.nature] },
  { label: 'Note', value: bill.note },
];

/** `/dashboard/invoicing/purchases/:id`: one supplier's bill. */
export default function PurchasePage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      key={id}
      resource={purchases}
      id={id}
      list={{ label: 'Purchases', to: '/dashboard/invoicing/purchases' }}
      purpose={({ status }) => <StatusDot tone={status === 'Paid' ? 'good' : 'warn'}>{status}</StatusDot>}
    >
      {(bill) => (
        <Stack>
          <Panel title="Bill" dense>
            <Facts facts={factsOf(bill)} />
          </Panel>
          <ReverseChargePanel bill={bill} />
          {bill.kept && <KeptBack kept={bill.kept} payablePaise={bill.payablePaise} />}
        </Stack>
      )}
    </RecordPage>
  );
}

import { Link } from 'react-router-dom';
import type { CreditInterest } from 'shared/domain/money/purchases/creditInterest';
import type { InputTaxBills, InputTaxBox } from 'shared/domain/money/purchases/inputTax';
import { useGet } from 'shared/platform';
import { formatDate, formatMoney, ResponseState, Stack, Text } from 'shared/ui';

/** The interest on reversed input tax, in words. */
export const interestText = ({ interestPaise, percent, from, to }: CreditInterest) =>
  `${formatMoney(interestPaise)} of interest at most: ${percent}% a year from ${formatDate(from)} to ${formatDate(to)}`;

/** The bills behind a line of table 4 of GSTR-3B; `period`: a month, a quarter or a financial year. */
export function BillsBehind(query: { registration: string; period: string; box: InputTaxBox }) {
  const { data, ...response } = useGet<InputTaxBills>('purchases/input-tax/bills', query);
  if (!data) return <ResponseState of={response} failed="Failed to load the bills" skeleton="lines" count={3} />;
  return (
    <Stack gap={1}>
      {data.bills.map(({ purchaseId, number, supplierName, date, blocked, interest, ...tax }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bill can be in several lines of 4(C)
        <Text key={index}>
          {purchaseId ? <Link to={`/dashboard/invoicing/purchases/${purchaseId}`}>{number}</Link> : number}{' '}
          {formatDate(date)}, {supplierName}: tax {formatMoney(tax.igstPaise + tax.cgstPaise + tax.sgstPaise)}
          {blocked && `, blocked by ${blocked}`}
          {interest && `, ${interestText(interest)}`}
        </Text>
      ))}
      {data.isCut && <Text>These are the first {data.bills.length}.</Text>}
    </Stack>
  );
}

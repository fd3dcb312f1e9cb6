import { Link } from 'react-router-dom';
import { formatPeriod } from 'shared/domain/dates/period';
import type { AdvanceDifference, FiledDifference } from 'shared/domain/money/returns/gstReturnAnswers';
import { stateName } from 'shared/domain/records/states';
import { formatDate, formatMoney, Panel, Stack, Text } from 'shared/ui';
import { documentPath } from './documentPath';

type Amounts = Pick<FiledDifference, 'kind' | 'filedTaxablePaise' | 'filedTaxPaise' | 'taxablePaise' | 'taxPaise'>;
const amounts = ({ kind, filedTaxablePaise, filedTaxPaise, taxablePaise, taxPaise }: Amounts) =>
  kind === 'Issued later'
    ? `Issued later: ${formatMoney(taxablePaise)} and tax ${formatMoney(taxPaise)}, not filed.`
    : `${kind}: filed with ${formatMoney(filedTaxablePaise)} and tax ${formatMoney(filedTaxPaise)}, now ${formatMoney(taxablePaise)} and ${formatMoney(taxPaise)}.`;

const tellerOf = ({ teller, isUntold }: Pick<FiledDifference, 'teller' | 'isUntold'>) =>
  isUntold
    ? 'The form amends no table 8. Correct it on the portal in the return that is open.'
    : `${teller.of} of ${formatPeriod(teller.period)} reports it.`;

interface FiledDifferencesProps {
  differences: readonly FiledDifference[];
  count: number;
  advances: readonly AdvanceDifference[];
}

/** Differences from filed periods, and the return that reports them. */
export function FiledDifferences({ differences, count, advances }: FiledDifferencesProps) {
  if (count === 0 && advances.length === 0) return null;
  return (
    <Panel
      title="Different from what was filed"
      purpose="GSTR-1A reports it until GSTR-3B of the period is filed, the next open GSTR-1 afterwards."
    >
      <Stack gap={3}>
        {differences.map((difference) => (
          <div key={`${difference.period} ${difference.id}`}>
            <Link to={documentPath(difference)}>{difference.number}</Link> {formatDate(difference.date)},{' '}
            {difference.clientName}, filed period {formatPeriod(difference.period)}
            <Text>{amounts(difference)}</Text>
            <Text>{tellerOf(difference)}</Text>
          </div>
        ))}
        {advances.map(({ table, period, place, teller, ...sums }) => (
          <div key={`${period} ${table} ${place}`}>
            Advances of table {table}, {stateName(place)}, filed period {formatPeriod(period)}
            <Text>{amounts({ kind: 'Changed', ...sums })}</Text>
            <Text>{tellerOf({ teller, isUntold: false })}</Text>
          </div>
        ))}
        {differences.length < count && <Text>These are the first {differences.length}.</Text>}
      </Stack>
    </Panel>
  );
}

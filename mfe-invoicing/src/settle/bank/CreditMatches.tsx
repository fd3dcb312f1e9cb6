import { Button } from 'antd';
import { useState } from 'react';
import type { BankLine, CreditMatch } from 'shared/domain/money/settle/bankLine';
import { leftOfReceipt, worthOf } from 'shared/domain/money/settle/receipt';
import { api, notify, refresh, useGet } from 'shared/platform';
import { formatMoney, ResponseState, Row, Stack, Text } from 'shared/ui';
import { useTried } from '../../useTried';

/** The lists to refetch after confirming a credit. */
export const changedByCredits = ['bank-lines', 'receipts', 'payments', 'invoices'];

/** Names the invoices that a match settles. */
function settles({ lines, tdsPaise }: CreditMatch, amountPaise: number): string {
  const left = leftOfReceipt({ amountPaise, tdsPaise, gstTdsPaise: 0, lines });
  const advance = worthOf(left);
  return [
    ...lines.map((line) => `${line.invoiceNo} ${formatMoney(worthOf(line))}`),
    ...(advance > 0 ? [`${formatMoney(advance)} as an advance`] : []),
  ].join(', ');
}

/** A credit's possible matches, likeliest first; a person confirms one. */
export function CreditMatches({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const { data, ...response } = useGet<CreditMatch[]>(`bank-lines/${line.id}/matches`);
  const [running, setRunning] = useState<CreditMatch>();
  const { notice, isRunning, tried } = useTried();
  const confirm = (match: CreditMatch) =>
    tried('Failed to confirm the match', async () => {
      setRunning(match);
      await api.post(`bank-lines/${line.id}/confirm`, { ...match, version: line.version });
      notify.success(match.receiptId ? 'Credit matched' : 'Receipt recorded');
      await refresh(...changedByCredits);
      onDone();
    });
  if (response.state !== 'ready')
    return <ResponseState of={response} failed="Failed to load the matches" skeleton="lines" count={2} />;
  return (
    <Stack gap={3}>
      {notice}
      {data?.length === 0 && (
        <Text>
          Nothing due matches this credit. Add a receipt with its reference, then match it here; or pass it over.
        </Text>
      )}
      {data?.map((match) => (
        <Row key={`${match.receiptId} ${match.companyId} ${match.clientName}`}>
          <Button
            aria-label={`Confirm ${match.clientName}`}
            type="primary"
            size="small"
            loading={isRunning && running === match}
            disabled={isRunning}
            onClick={() => void confirm(match)}
          >
            Confirm
          </Button>
          <Text>
            <strong>{match.clientName}</strong>: {match.why}.
            {match.receiptId === '' && ` Settles ${settles(match, line.amountPaise)}.`}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

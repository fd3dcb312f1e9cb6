import { Button } from 'antd';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatMonth } from 'shared/domain/dates/dates';
import type { BillProof } from 'shared/domain/money/bills/billAnswers';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { formatNumber } from 'shared/domain/text/formatNumber';
import { formatRupees } from 'shared/domain/text/money';
import { Allowed, api, downloadFile } from 'shared/platform';
import { Facts, Panel, Row, Stack, Text } from 'shared/ui';
import { BillLines } from './BillLines';
import { useNoteDifference } from './useNoteDifference';

interface Props {
  invoice: InvoiceView;
  proof: BillProof;
  onFailed: (title: string, error: unknown) => void;
}

/** Amounts billed, costs, and deposits for PF and ESI. */
function BillFacts({ proof: { subtotalPaise, costPaise, challans } }: Pick<Props, 'proof'>) {
  const facts = [
    { label: 'Billed without tax', value: formatRupees(subtotalPaise) },
    ...(costPaise === null
      ? []
      : [
          { label: 'Wages, PF and ESI', value: formatRupees(costPaise) },
          { label: 'Margin', value: formatRupees(subtotalPaise - costPaise) },
        ]),
    ...challans.map(({ title, doneOn, reference }) => ({
      label: title,
      value: [`Paid on ${formatDate(doneOn)}`, reference].filter(Boolean).join(', '),
    })),
  ];
  return <Facts facts={facts} />;
}

/**
 * The people and days that an invoice bills, differences since then, the note that corrected them, and the archive for
 * the client's accountant.
 */
export function BillProofPanel({ invoice, proof, onFailed }: Props) {
  const [running, setRunning] = useState('');
  const noteDifference = useNoteDifference(invoice);
  const run = (name: string, act: () => Promise<unknown>) => async () => {
    setRunning(name);
    await act().catch((error: unknown) => onFailed(name, error));
    setRunning('');
  };
  const save = async () => {
    const name = (invoice.invoiceNo || 'draft').replaceAll('/', '-');
    downloadFile(`${name}-proof.zip`, await api.download(`invoices/${invoice.id}/proof.zip`));
  };
  const { differences, notePaise, invoicedPaise, subtotalPaise, month } = proof;
  const kind = notePaise > 0 ? 'debit' : 'credit';
  const archive = 'Failed to create the archive';
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  return (
    <Panel
      dense
      title="Billed days"
      purpose={`Attendance of ${formatMonth(month)}`}
      actions={
        <Allowed right="invoices:export">
          <Button icon={<FileArchive />} loading={running === archive} onClick={() => void run(archive, save)()}>
            Proof archive
          </Button>
        </Allowed>
      }
    >
      <Stack>
        <BillFacts proof={proof} />
        {invoicedPaise !== subtotalPaise && (
          <Text tone="bad">
            The invoice says {formatRupees(invoicedPaise)}, and its days come to {formatRupees(subtotalPaise)}.
          </Text>
        )}
        <BillLines {...proof} />
        {differences.length > 0 && (
          <Stack gap={2}>
            <Text tone="bad">Corrected since the bill:</Text>
            {differences.map(({ placementId, name, daysBefore, daysNow, paise }) => (
              <Text key={placementId}>
                {name}, {formatNumber(daysBefore)} to {formatNumber(daysNow)} days: {formatRupees(paise)}
              </Text>
            ))}
            {isOpen && notePaise !== 0 && (
              <Allowed right={`${kind}-notes:write`}>
                <Row>
                  <Button
                    type="primary"
                    loading={running === `Failed to issue the ${kind} note`}
                    onClick={() => void run(`Failed to issue the ${kind} note`, () => noteDifference(proof))()}
                  >
                    Issue {kind} note
                  </Button>
                </Row>
              </Allowed>
            )}
            {invoice.status === 'draft' && <Text>Delete this draft and bill the month again.</Text>}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

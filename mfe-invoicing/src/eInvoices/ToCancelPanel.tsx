import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { cancelReasons } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { Allowed } from 'shared/platform';
import { Panel, Row } from 'shared/ui';
import { saveCancellations } from './saveInv01';

/** Saves the file that cancels IRNs on the portal, with one reason for all. */
export function ToCancelPanel({ registration }: { registration: string }) {
  const [reason, setReason] = useState('2');
  return (
    <Allowed right="invoices:export">
      <Panel
        dense
        title="IRNs to cancel"
        purpose="Of documents that are cancelled here. The portal cancels an IRN within 24 hours of its acknowledgement."
      >
        <Row>
          <Select
            aria-label="Reason"
            value={reason}
            onChange={setReason}
            options={Object.entries(cancelReasons).map(([value, label]) => ({ value, label }))}
            style={{ minWidth: 180 }}
          />
          <Button icon={<Download />} onClick={() => void saveCancellations(registration, reason)}>
            File of cancellations
          </Button>
        </Row>
      </Panel>
    </Allowed>
  );
}

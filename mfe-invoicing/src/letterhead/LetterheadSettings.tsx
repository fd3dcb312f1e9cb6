import { Button } from 'antd';
import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LetterheadForm, Row, Stack, Text, useHistoryDrawer, useLetterhead } from 'shared/ui';
import { registrations } from './registrations';
import { SeriesStart } from './SeriesStart';

/** Settings panel with the company's details printed on documents; needs the right to edit them. */
export default function LetterheadSettings() {
  const { record, problems } = useLetterhead();
  const history = useHistoryDrawer(registrations);
  const lacks =
    problems.length > 0 &&
    ` Nothing can be issued yet: ${problems.map(({ msg }) => msg.replace(/\.$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())).join('; ')}.`;
  return (
    <Stack>
      <Row justify="space-between" align="start" wraps={false}>
        <Text>
          Printed on invoices, credit notes and debit notes. Issued documents keep the details of their day. A different
          GSTIN starts its own number series and returns. The logo, the signature and further GSTINs are under{' '}
          <Link to="/dashboard/invoicing/registrations">GST registrations</Link>.{lacks}
        </Text>
        {record && (
          <Button icon={<History />} onClick={() => history.show(record)}>
            History
          </Button>
        )}
      </Row>
      <LetterheadForm />
      <SeriesStart />
      {history.drawer}
    </Stack>
  );
}

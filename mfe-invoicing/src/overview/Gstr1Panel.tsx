import { Button } from 'antd';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPeriod } from 'shared/domain/dates/period';
import { Panel, Row, Stack, Text } from 'shared/ui';
import { usualPeriod } from '../returns/periodChoices';
import { useReturnFile } from '../returns/useReturnFile';

/**
 * Saves last month's outward supplies, the month to file, as CSV. The GST returns page has other months, formats and
 * GSTINs.
 */
export function Gstr1Panel() {
  const period = usualPeriod();
  const { running, problem, save } = useReturnFile({ period, of: 'GSTR-1' });
  return (
    <Panel title="GSTR-1" actions={<Link to="/dashboard/invoicing/gst-returns">Check and file</Link>}>
      <Stack gap={3}>
        <Text>
          Every invoice, credit and debit note of {formatPeriod(period)} under its table of the return (B2B, B2CL,
          exports, SEZ, CDNR …), with its taxes. Other months and files are under GST Returns.
        </Text>
        <Row>
          <Button
            icon={<Download />}
            loading={running !== undefined}
            onClick={() => void save('supplies', 'invoices/gstr1.csv', {}, '.csv')}
          >
            Download CSV
          </Button>
        </Row>
        {problem}
      </Stack>
    </Panel>
  );
}

import { Button } from 'antd';
import { History } from 'lucide-react';
import { LetterheadForm, letterheadResource, Panel, useHistoryDrawer, useLetterhead } from 'shared/ui';

/** What the company's documents say of it, for the owner to keep right. */
export function LetterheadPanel() {
  const { record, problems } = useLetterhead();
  const history = useHistoryDrawer(letterheadResource);
  const lacks =
    problems.length > 0 &&
    ` Nothing can be issued yet: ${problems.map(({ msg }) => msg.replace(/\.$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())).join('; ')}.`;
  const button = record && (
    <Button icon={<History />} onClick={() => history.show(record)}>
      History
    </Button>
  );
  return (
    <Panel
      dense
      title="Company details"
      purpose={<>On invoices, credit and debit notes. What was issued keeps those of its day.{lacks}</>}
      actions={button}
    >
      <LetterheadForm />
      {history.drawer}
    </Panel>
  );
}

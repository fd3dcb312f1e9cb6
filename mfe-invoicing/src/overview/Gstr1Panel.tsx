import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { addMonths, formatMonth, today } from 'shared/domain/dates';
import { api, downloadFile } from 'shared/platform';
import { useState } from 'react';
import { describeFailure, type Failure, Panel } from 'shared/ui';
import classes from './Gstr1Panel.module.css';

const MONTHS = 24;

/** This month and those before it. */
function months(): string[] {
  return Array.from({ length: MONTHS }, (_, back) => addMonths(today(), -back).slice(0, 7));
}

/** Saves a month's outward supplies as CSV; last month's by default, for it is the one to file. */
export function Gstr1Panel() {
  const [choices] = useState(months);
  const [month, setMonth] = useState(choices[1] ?? '');
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const download = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      downloadFile(`gstr1-${month}.csv`, await api.download('invoices/gstr1.csv', { query: { month } }));
    } catch (error) {
      setFailure(describeFailure('The file could not be made', error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Panel title="GSTR-1">
      <p className={classes.text}>Every invoice, credit and debit note of a month, with its taxes.</p>
      <div className={classes.row}>
        <Select aria-label="Month" value={month} onChange={setMonth} options={choices.map((value) => ({ value, label: formatMonth(value) }))} className={classes.month} />
        <Button icon={<Download size={16} strokeWidth={1.5} />} loading={isRunning} onClick={() => void download()}>Download CSV</Button>
      </div>
      {failure && <p role="alert" className={classes.failure}>{failure.title}{failure.detail && `: ${failure.detail}`}</p>}
    </Panel>
  );
}

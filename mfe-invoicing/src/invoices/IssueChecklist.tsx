import { Button } from 'antd';
import type { FieldError } from 'shared/domain/validation';
import { Panel } from 'shared/ui';
import classes from './IssueChecklist.module.css';

/** `items.1.quantity` → "Line 2: …"; other fields speak for themselves. */
function inWords({ path, msg }: FieldError): string {
  const line = /^items\.(\d+)/.exec(path)?.[1];
  return line === undefined ? msg : `Line ${Number(line) + 1}: ${msg}`;
}

/** What a draft lacks before it can be issued. */
export function IssueChecklist({ problems, onEdit }: { problems: readonly FieldError[]; onEdit: () => void }) {
  if (problems.length === 0) return <Panel title="Ready to issue"><p className={classes.text}>Issuing gives it the next number of the series; after that it cannot be changed, only cancelled or credited.</p></Panel>;
  return (
    <Panel title="Before it can be issued" actions={<Button size="small" onClick={onEdit}>Edit</Button>}>
      <ul className={classes.problems}>{problems.map((problem) => <li key={problem.path}>{inWords(problem)}</li>)}</ul>
    </Panel>
  );
}

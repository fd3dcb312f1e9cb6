import { Button } from 'antd';
import { LETTERHEAD_PATH } from 'shared/domain/money/documents/issueProblems';
import type { FieldError } from 'shared/domain/records/validation';
import { useMay } from 'shared/platform';
import { Panel, Text } from 'shared/ui';
import styles from './IssueChecklist.module.css';

/** `items.1.quantity` → "Line 2: …"; other field names need no prefix. */
function inWords({ path, msg }: FieldError): string {
  const line = /^items\.(\d+)/.exec(path)?.[1];
  return line === undefined ? msg : `Line ${Number(line) + 1}: ${msg}`;
}

export interface IssueChecklistProps {
  problems: readonly FieldError[];
  /** Links a problem of the invoice to the field that fixes it. */
  onMend: (problem: FieldError) => void;
  /** Links to the company's own details. */
  onLetterhead: () => void;
}

/** The missing parts of a draft, each linked to its field for accounts that can change it. */
export function IssueChecklist({ problems, onMend, onLetterhead }: IssueChecklistProps) {
  const mayMend = useMay('invoices:write');
  if (problems.length === 0)
    return (
      <Panel dense title="Ready to issue">
        <Text>Issuing assigns the next number in the series. After that it can only be cancelled or credited.</Text>
      </Panel>
    );
  return (
    <Panel dense title="Before it can be issued">
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem.path + problem.msg}>
            {mayMend ? (
              <Button
                type="link"
                className={styles.problem}
                onClick={() => (problem.path.startsWith(LETTERHEAD_PATH) ? onLetterhead() : onMend(problem))}
              >
                {inWords(problem)}
              </Button>
            ) : (
              inWords(problem)
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { Link } from 'react-router-dom';
import { standingWords } from 'shared/domain/compliance/standingWords';
import { nextWords } from 'shared/domain/pay/runs/runStepNames';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import { useGet } from 'shared/platform';
import { Row, StatusDot, Text } from 'shared/ui';
import { owedInWords } from '../runs/owedInWords';
import { runPage } from './pages';

/**
 * Next to a month's register: the next step of its run, amounts owed since it was paid, and the state of its deposits.
 */
export function RegisterNote({ month }: { month: string }) {
  const { data: run } = useGet<WageRun>(`wages/runs/${month}`);
  if (!run) return null;
  const next = run.steps.find(({ isDone }) => !isDone);
  const owed = owedInWords(run.owed.filter((each) => each.month === month));
  const deposits = run.steps.filter(({ step }) => step !== 'gst').flatMap(({ dues }) => dues);
  return (
    <Row gap={4}>
      {next && (
        <Text>
          {nextWords(next)} <Link to={runPage(month)}>Open run</Link>
        </Text>
      )}
      {owed !== undefined && <StatusDot tone="bad">{owed}</StatusDot>}
      {deposits.map(({ id, title, state }) => (
        <StatusDot
          key={id}
          tone={standingWords[state][1]}
        >{`${title}: ${standingWords[state][0].toLowerCase()}`}</StatusDot>
      ))}
    </Row>
  );
}

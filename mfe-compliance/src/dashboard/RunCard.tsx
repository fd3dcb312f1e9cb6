import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { nextWords } from 'shared/domain/pay/runs/runStepNames';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import { useGet } from 'shared/platform';
import { formatCount, Panel, ResponseState, Row, StatusDot, Text } from 'shared/ui';
import { owedInWords } from '../pay/runs/owedInWords';
import { runPage } from '../pay/wages/pages';

/** On the dashboard: the state of the last month's wage run, in one line. */
export default function RunCard() {
  const month = addMonths(`${today().slice(0, 7)}-01`, -1).slice(0, 7);
  const { data: run, ...response } = useGet<WageRun>(`wages/runs/${month}`);
  const next = run?.steps.find(({ isDone }) => !isDone);
  const owed = run && owedInWords(run.owed);
  const done = run?.steps.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <Panel dense title={`Run of ${formatMonth(month)}`}>
      <ResponseState of={response} failed="Failed to load this run" skeleton="lines" count={1} />
      {run && (
        <Row justify="space-between">
          <Row>
            <StatusDot tone={next ? 'warn' : 'good'}>{`${done} of ${run.steps.length} steps done`}</StatusDot>
            {next && <Text>{nextWords(next)}</Text>}
            {owed !== undefined && <StatusDot tone="bad">{owed}</StatusDot>}
            {run.unpaid.length > 0 && (
              <Text>{`${formatCount(run.unpaid.length, { one: 'person', many: 'people' })} not paid`}</Text>
            )}
          </Row>
          <Link to={runPage(month)}>
            <Button tabIndex={-1}>Open run</Button>
          </Link>
        </Row>
      )}
    </Panel>
  );
}

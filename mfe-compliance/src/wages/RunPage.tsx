import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { isIsoMonth } from 'shared/domain/dates/isoDate';
import type { WageRun } from 'shared/domain/payroll/wageRun';
import { useGet, useUrlState } from 'shared/platform';
import { describeFailure, FailedState, LoadingState, PageHeader, Panel, Row, Stack, Text } from 'shared/ui';
import { PaidOtherwise } from './PaidOtherwise';
import { WAGES_PAGE } from './pages';
import { RunSteps } from './RunSteps';
import { TakenBack } from './TakenBack';
import { TwoPeople } from './TwoPeople';
import { UnpaidList } from './UnpaidList';

const before = (month: string, months: number) => addMonths(`${month}-01`, months).slice(0, 7);

/** `?month=<YYYY-MM>`: a month from its days to the bill, by default the last one. */
export default function RunPage() {
  const last = before(today().slice(0, 7), -1);
  const [url, setUrl] = useUrlState({ month: last });
  const month = isIsoMonth(url.month) ? url.month : last;
  const { data: run, state, error, reload } = useGet<WageRun>(`wages/runs/${month}`);
  return (
    <>
      <PageHeader
        title={`Run of ${formatMonth(month)}`}
        purpose="A month from its days to the bill: what is done, what is missing, and who is not paid."
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: formatMonth(month) }]}
        actions={
          <>
            <Button
              aria-label="Previous month"
              icon={<ChevronLeft />}
              onClick={() => setUrl({ month: before(month, -1) })}
            />
            <Button
              aria-label="Next month"
              icon={<ChevronRight />}
              onClick={() => setUrl({ month: before(month, 1) })}
            />
          </>
        }
      />
      {state === 'failed' && <FailedState {...describeFailure('Failed to load this run', error)} onRetry={reload} />}
      {state === 'loading' && !run && <LoadingState count={7} />}
      {run && (
        <Stack>
          <Panel title="Steps" dense>
            <Stack>
              <RunSteps run={run} />
              <TwoPeople run={run} />
            </Stack>
          </Panel>
          <Panel title="Not paid" purpose="Who gets nothing by this month’s register, and why." dense>
            {run.unpaid.length > 0 ? (
              <UnpaidList unpaid={run.unpaid} />
            ) : (
              <Row>
                <Text>{run.registerId === '' ? 'There is no register of this month yet.' : 'Nobody is left out.'}</Text>
              </Row>
            )}
          </Panel>
          <PaidOtherwise paid={run.paidOtherwise} />
          {run.takenBack.length > 0 && <TakenBack run={run} />}
        </Stack>
      )}
    </>
  );
}

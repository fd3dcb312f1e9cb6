import { Button, Select } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { isIsoMonth } from 'shared/domain/dates/isoDate';
import { nextWords } from 'shared/domain/pay/runs/runStepNames';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import { useGet, useUrlState } from 'shared/platform';
import { PageHeader, Panel, ResponseState, Row, Stack, Text } from 'shared/ui';
import { useDialogs } from '../../obligations/useDialogs';
import { WAGES_PAGE } from '../wages/pages';
import { OwedList } from './OwedList';
import { PaidOtherwise } from './PaidOtherwise';
import { RunSteps } from './RunSteps';
import { TakenBack } from './TakenBack';
import { TwoPeople } from './TwoPeople';
import { UnpaidList } from './UnpaidList';

const before = (month: string, months: number) => addMonths(`${month}-01`, months).slice(0, 7);

/** The number of steps done, and the next step. */
function progressOf({ steps }: WageRun): string {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return `${done} of ${steps.length} steps done. ${next ? nextWords(next) : 'Nothing is left.'}`;
}

/**
 * `?month=<YYYY-MM>&company=<id>`: a month's run from attendance to deposits; by default the last month and all
 * clients.
 */
export default function RunPage() {
  const last = before(today().slice(0, 7), -1);
  const [url, setUrl] = useUrlState({ month: last, company: '' });
  const month = isIsoMonth(url.month) ? url.month : last;
  const { data: run, ...response } = useGet<WageRun>(`wages/runs/${month}`, { companyId: url.company });
  const dialogs = useDialogs();
  return (
    <>
      <PageHeader
        title={`Run of ${formatMonth(month)}`}
        purpose={run ? progressOf(run) : 'A month from its days to what is paid to the state.'}
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: formatMonth(month) }]}
        actions={
          <>
            <Select
              aria-label="Client"
              value={url.company}
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              options={[
                { value: '', label: 'All clients' },
                ...(run?.clients ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(company) => setUrl({ company })}
            />
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
      <ResponseState of={response} failed="Failed to load this run" skeleton="lines" count={15} />
      {run && (
        <Stack>
          <OwedList owed={run.owed} />
          <Panel
            title="Steps"
            purpose={
              url.company === ''
                ? undefined
                : 'Centers, bills and receipts are this client’s. A month has one register, and the firm one deposit and return: those are of all clients.'
            }
            dense
          >
            <Stack>
              <RunSteps run={run} companyId={url.company} onMark={dialogs.markDone} />
              <TwoPeople run={run} />
            </Stack>
          </Panel>
          <Panel title="Not paid" purpose="Of all clients, who gets nothing by this month’s register, and why." dense>
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
      {dialogs.dialogs}
    </>
  );
}

import { Button } from 'antd';
import { memo, useState } from 'react';
import { formatMonth } from 'shared/domain/dates/dates';
import { type MonthState, type MonthStep, monthSteps } from 'shared/domain/work/attendance/month';
import type { Sheet } from 'shared/domain/work/attendance/sheet';
import { api, confirm, notify, refresh, useRights } from 'shared/platform';
import { attempt, formatCount, formatInstant, Row, Text } from 'shared/ui';

const questions: Record<MonthStep, string> = {
  submit:
    'Weekly offs and holidays that nobody marked are entered. Days can’t be marked any more, unless it is reopened.',
  confirm: 'It can be locked then.',
  lock: 'It can’t be reopened. Days are corrected with a reason from then on.',
  reopen: 'Days can be marked again.',
};

/** The next action in each state. */
const next: Record<MonthStep, string> = {
  submit: 'Next: confirm it.',
  confirm: 'Next: lock it.',
  lock: 'Once every center is locked, make the wages in the run of the month.',
  reopen: 'Mark its days, then submit it again.',
};

export interface MonthStepsProps {
  centerId: string;
  month: string;
  state: MonthState;
  /** Who made the last step, and when. */
  steps: Sheet['steps'];
  /** Days that are not marked. */
  missing: number;
  /** Whether everything typed has been saved. */
  isSaved: boolean;
  /** Fetches the month again. */
  onDone: () => Promise<void>;
}

/** The state of the month, who made the last step and when, and the next action. */
export const MonthSteps = memo(function MonthSteps(props: MonthStepsProps) {
  const { centerId, month, state, steps: taken, missing, isSaved, onDone } = props;
  const may = useRights();
  const [doing, setDoing] = useState<string>();
  const steps = (Object.keys(monthSteps) as MonthStep[]).filter(
    (step) => (monthSteps[step].from as readonly string[]).includes(state) && may(`attendance:${monthSteps[step].act}`),
  );
  const take = async (step: MonthStep) => {
    const { label } = monthSteps[step];
    const hint =
      step === 'submit' && missing > 0
        ? `${formatCount(missing, { one: 'day is', many: 'days are' })} not marked. `
        : '';
    const title = `${label} attendance of ${formatMonth(month)}?`;
    if (!(await confirm({ title, body: hint + questions[step], confirmLabel: label }))) return;
    setDoing(step);
    await attempt(`Failed to ${step} the month`, async () => {
      await api.post(`attendance/${encodeURIComponent(centerId)}/${month}/${step}`, {});
      await onDone();
      notify.success(`${formatMonth(month)} is ${monthSteps[step].to.toLowerCase()}. ${next[step]}`);
      void refresh('attendance');
    });
    setDoing(undefined);
  };
  return (
    <Row justify="space-between" tabIndex={-1} role="group" aria-label="Month" data-keeps-focus>
      <Text role="status">
        {state}
        {taken.map(({ state: to, by, at }) => ` · ${to} by ${by}, ${formatInstant(at)}`).join('')}
      </Text>
      <Row>
        {steps.map((step) => (
          <Button
            key={step}
            data-act
            type={step === 'reopen' ? 'default' : 'primary'}
            loading={doing === step}
            disabled={!isSaved || doing !== undefined}
            onClick={() => void take(step)}
          >
            {monthSteps[step].label}
          </Button>
        ))}
      </Row>
    </Row>
  );
});

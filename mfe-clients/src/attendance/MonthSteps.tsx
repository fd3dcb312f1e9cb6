import { Button } from 'antd';
import { useState } from 'react';
import { type MonthStep, monthSteps } from 'shared/domain/attendance/month';
import { formatMonth } from 'shared/domain/dates/dates';
import { api, confirm, notify, refresh, useRights } from 'shared/platform';
import { errorSentence, formatCount, formatInstant, Row, Text } from 'shared/ui';
import type { Shown } from './SheetStore';

const questions: Record<MonthStep, string> = {
  submit: 'Days can’t be marked any more, unless it is reopened.',
  confirm: 'It can be locked then.',
  lock: 'It can’t be reopened. Days are corrected with a reason from then on.',
  reopen: 'Days can be marked again.',
};

export interface MonthStepsProps {
  centerId: string;
  month: string;
  shown: Shown;
  /** Reads the month again. */
  onDone: () => Promise<void>;
}

/** How far the month is, who took it there and when, and what is next. */
export function MonthSteps({ centerId, month, shown, onDone }: MonthStepsProps) {
  const may = useRights();
  const [doing, setDoing] = useState<string>();
  const { sheet, sums, waiting } = shown;
  const steps = (Object.keys(monthSteps) as MonthStep[]).filter(
    (step) =>
      (monthSteps[step].from as readonly string[]).includes(sheet.state) && may(`attendance:${monthSteps[step].act}`),
  );
  const take = async (step: MonthStep) => {
    const { label } = monthSteps[step];
    const missing =
      step === 'submit' && sums.missing > 0
        ? `${formatCount(sums.missing, { one: 'day is', many: 'days are' })} not marked. `
        : '';
    const title = `${label} attendance of ${formatMonth(month)}?`;
    if (!(await confirm({ title, body: missing + questions[step], confirmLabel: label }))) return;
    setDoing(step);
    try {
      await api.post(`attendance/${encodeURIComponent(centerId)}/${month}/${step}`, {});
      await onDone();
      void refresh('attendance');
    } catch (error) {
      notify.error(errorSentence(`Failed to ${step} the month`, error));
    } finally {
      setDoing(undefined);
    }
  };
  return (
    <Row justify="space-between">
      <Text role="status">
        {sheet.state}
        {sheet.steps.map(({ state, by, at }) => ` · ${state} by ${by}, ${formatInstant(at)}`).join('')}
      </Text>
      <Row>
        {steps.map((step) => (
          <Button
            key={step}
            type={step === 'reopen' ? 'default' : 'primary'}
            loading={doing === step}
            disabled={waiting > 0 || doing !== undefined}
            onClick={() => void take(step)}
          >
            {monthSteps[step].label}
          </Button>
        ))}
      </Row>
    </Row>
  );
}

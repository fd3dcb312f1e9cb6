import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import type { RunStepState, SignedStep, WageRun } from 'shared/domain/payroll/wageRun';
import { Allowed, api, notify, refresh } from 'shared/platform';
import { errorSentence, formatDate, formatInstant, Row, StatusDot, Text } from 'shared/ui';
import { filesPage, registerPage } from './pages';
import styles from './RunSteps.module.css';
import { stepNames, takeNames } from './runWords';
import { TakeBackDialog } from './TakeBackDialog';

/** The most that is listed of what a step waits for: more is counted. */
const MOST = 8;

/** When and by whom a step was done, as far as it is known. */
function doneWords({ at, by }: RunStepState): string {
  const when = at === null ? '' : at.length > 10 ? formatInstant(at) : formatDate(at);
  return [when, by].filter(Boolean).join(', ');
}

/** Where a step's work is done; undefined for the steps that are taken here. */
function pageOf({ step }: RunStepState, { month, registerId }: WageRun): { label: string; to: string } | undefined {
  if (step === 'attendance') return { label: 'Open attendance', to: `/dashboard/attendance?month=${month}` };
  if (step === 'billed') return { label: 'Open bills', to: `/dashboard/invoicing/bills?month=${month}` };
  if (registerId === '') return undefined;
  if (step === 'files') return { label: 'Open files', to: filesPage(registerId) };
  return step === 'register' || step === 'paid' ? { label: 'Open register', to: registerPage(registerId) } : undefined;
}

/** What a step waits for; a center leads to where it is worked on. */
function MissingList({ step: { step, missing }, month }: { step: RunStepState; month: string }) {
  const shown = missing.slice(0, MOST);
  const to = (centerId: string) =>
    step === 'billed'
      ? `/dashboard/invoicing/bills?month=${month}&center=${encodeURIComponent(centerId)}`
      : `/dashboard/attendance?month=${month}&center=${encodeURIComponent(centerId)}`;
  return (
    <ul className={styles.missing}>
      {shown.map(({ text, centerId }) => (
        <li key={`${centerId} ${text}`}>{centerId === '' ? text : <Link to={to(centerId)}>{text}</Link>}</li>
      ))}
      {missing.length > shown.length && <li>{`And ${missing.length - shown.length} more.`}</li>}
    </ul>
  );
}

/** The steps of a month in their order, each with who did it or what it waits for. */
export function RunSteps({ run }: { run: WageRun }) {
  const [takingBack, setTakingBack] = useState<SignedStep>();
  const [isTaking, setTaking] = useState(false);
  const take = async (step: SignedStep) => {
    setTaking(true);
    try {
      await api.post<WageRun>(`wages/runs/${run.month}/${step}`);
      notify.success(`${formatMonth(run.month)}: ${stepNames[step].toLowerCase()}`);
    } catch (error) {
      notify.error(errorSentence('Failed to take this step', error));
    }
    await refresh('wages');
    setTaking(false);
  };
  return (
    <>
      <ol className={styles.steps}>
        {run.steps.map((state) => {
          const page = pageOf(state, run);
          const step = state.step as SignedStep;
          return (
            <li key={state.step} aria-label={stepNames[state.step]}>
              <Row justify="space-between">
                <StatusDot tone={state.isDone ? 'good' : 'warn'}>{stepNames[state.step]}</StatusDot>
                <Row>
                  {state.isDone && <Text>{doneWords(state)}</Text>}
                  {page && (
                    <Link to={page.to}>
                      <Button tabIndex={-1} size="small">
                        {page.label}
                      </Button>
                    </Link>
                  )}
                  <Allowed right="wages:write">
                    {state.canTake && (
                      <Button size="small" type="primary" loading={isTaking} onClick={() => void take(step)}>
                        {takeNames[step]}
                      </Button>
                    )}
                    {state.canTakeBack && (
                      <Button size="small" onClick={() => setTakingBack(step)}>
                        Take back
                      </Button>
                    )}
                  </Allowed>
                </Row>
              </Row>
              {state.missing.length > 0 && <MissingList step={state} month={run.month} />}
            </li>
          );
        })}
      </ol>
      {takingBack && <TakeBackDialog month={run.month} step={takingBack} onClose={() => setTakingBack(undefined)} />}
    </>
  );
}

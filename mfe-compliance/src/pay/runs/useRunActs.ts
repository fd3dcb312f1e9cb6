import { useState } from 'react';
import { formatMonth } from 'shared/domain/dates/dates';
import { nextWords } from 'shared/domain/pay/runs/runStepNames';
import type { RunAct, SignedStep } from 'shared/domain/pay/runs/runSteps';
import type { RunStepState, WageRun } from 'shared/domain/pay/runs/wageRun';
import type { BulkAnswer } from 'shared/domain/records/bulkAnswer';
import type { TogetherResult } from 'shared/domain/records/together';
import { api, confirm, notify, refresh } from 'shared/platform';
import { attempt, useTogether } from 'shared/ui';
import { compliancePaths } from '../../compliancePaths';
import { actWords, centersOf } from './runWords';

/** The request of an action, and its body in addition to the client. */
const callOf = (act: RunAct, month: string): { path: string; body: object } => {
  if (act === 'bill') return { path: 'invoices/bills/all', body: { month } };
  return { path: `attendance/months/${month}/${act}`, body: {} };
};

/** How invoices are issued and sent: those that would be refused are listed first. */
const ofInvoices = {
  issue: { path: 'invoices/issue-together', title: 'Issue invoices', label: (count: number) => `Issue ${count}` },
  send: { path: 'sendings/together', title: 'Send invoices', label: (count: number) => `Send ${count}` },
} as const;
/** The maximum number of invoices that one request issues or sends. */
const MOST = 100;

const attendanceActs: Partial<Record<RunAct, string>> = { submit: 'Submit', confirm: 'Confirm', lock: 'Lock' };

/** Asks before attendance is locked, and before days that nobody marked are settled. */
function isSure({ act, count, warning }: RunStepState['acts'][number]): Promise<boolean> | boolean {
  const confirmLabel = attendanceActs[act];
  if (confirmLabel === undefined) return true;
  const locking = 'Wages and bills are made from it. Afterwards a day is corrected with a reason.';
  const body = [warning, act === 'lock' && locking].filter(Boolean).join(' ');
  return (
    body === '' || confirm({ title: `${confirmLabel} the attendance of ${centersOf(count)}?`, body, confirmLabel })
  );
}

/**
 * Fetches a month’s steps and runs their bulk actions; reports the result and the next step. `refused` are the rows
 * that the last action left out.
 */
export function useRunActs(month: string, companyId: string) {
  const { ask, dialog } = useTogether();
  /** The button that was pressed: others, such as the next step's, can be pressed at once. */
  const [running, setRunning] = useState<SignedStep | RunAct>();
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const during = async (pressed: SignedStep | RunAct, failure: string, work: () => Promise<string | undefined>) => {
    setRunning(pressed);
    await attempt(failure, async () => {
      const said = await work();
      await refresh('wages', 'attendance', 'invoices', 'sendings', ...compliancePaths);
      if (said === undefined) return;
      const { steps } = await api.get<WageRun>(`wages/runs/${month}`, { query: { companyId } });
      const next = steps.find(({ isDone }) => !isDone);
      notify.success([`${said}.`, next ? nextWords(next) : ''].join(' ').trim());
    });
    setRunning((last) => (last === pressed ? undefined : last));
  };
  const take = (step: SignedStep, name: string) =>
    during(step, 'Failed to take this step', async () => {
      await api.post<WageRun>(`wages/runs/${month}/${step}`);
      return `${formatMonth(month)}: ${name.toLowerCase()}`;
    });
  const act = async (asked: RunStepState['acts'][number]) => {
    const { act: name, records } = asked;
    if (name === 'issue' || name === 'send') {
      const { label, ...call } = ofInvoices[name];
      const done = (all: readonly TogetherResult[]) =>
        during(name, 'Failed to do this', async () => (all.length === 0 ? undefined : actWords[name].done(all.length)));
      return ask({ ...call, most: MOST, rows: records, choices: [{ label, done }] });
    }
    return during(name, 'Failed to do this', async () => {
      const { path, body } = callOf(name, month);
      setRefused([]);
      if (!(await isSure(asked))) return undefined;
      const answer = await api.post<BulkAnswer>(path, { ...body, companyId });
      setRefused(answer.refused);
      return answer.count === 0 ? undefined : actWords[name].done(answer.count);
    });
  };
  return { running, refused, take, act, dialog };
}

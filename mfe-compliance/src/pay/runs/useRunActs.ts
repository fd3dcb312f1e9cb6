import { useState } from 'react';
import { formatMonth } from 'shared/domain/dates/dates';
import { nextWords } from 'shared/domain/pay/runs/runStepNames';
import type { RunAct, SignedStep } from 'shared/domain/pay/runs/runSteps';
import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import type { BulkAnswer } from 'shared/domain/records/bulkAnswer';
import { api, confirm, notify, refresh } from 'shared/platform';
import { errorSentence } from 'shared/ui';
import { compliancePaths } from '../../compliancePaths';
import { actWords } from './runWords';

/** The call of an act, and what it sends in addition to the client. */
const callOf = (act: RunAct, month: string): { path: string; body: object } => {
  if (act === 'bill') return { path: 'invoices/bills/all', body: { month } };
  if (act === 'issue') return { path: 'invoices/bills/issue', body: { month } };
  if (act === 'send') return { path: 'sendings/month', body: { month } };
  return { path: `attendance/months/${month}/${act}`, body: {} };
};

const refusals = ({ refused }: BulkAnswer) => refused.map(({ name, text }) => `${name}: ${text}`).join(' ');

/** Asks before what can't be undone; of invoices, with what would be refused. */
async function isSure(act: RunAct, count: number, tried: BulkAnswer | undefined): Promise<boolean> {
  if (act === 'lock')
    return confirm({
      title: `Lock the attendance of ${count}?`,
      body: 'Wages and bills are made from it. Afterwards a day is corrected with a reason.',
      confirmLabel: 'Lock',
    });
  if (!tried) return true;
  if (tried.count === 0) return false;
  return confirm({
    title: `Issue these invoices: ${tried.count} of ${count}?`,
    body: `${tried.refused.length > 0 ? `These stay drafts. ${refusals(tried)} ` : ''}Each gets the next number of its series, and can’t be changed after that.`,
    confirmLabel: 'Issue',
  });
}

/**
 * Reads a month’s steps and runs their acts on many at once; reports the result and the next step. `refused` are the
 * rows that the last act left out.
 */
export function useRunActs(month: string, companyId: string) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const during = async (failure: string, work: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const said = await work();
      await refresh('wages', 'attendance', 'invoices', 'sendings', ...compliancePaths);
      if (said === undefined) return;
      const { steps } = await api.get<WageRun>(`wages/runs/${month}`, { query: { companyId } });
      const next = steps.find(({ isDone }) => !isDone);
      notify.success([`${said}.`, next ? nextWords(next.step) : ''].join(' ').trim());
    } catch (error) {
      notify.error(errorSentence(failure, error));
    } finally {
      setBusy(false);
    }
  };
  const take = (step: SignedStep, name: string) =>
    during('Failed to take this step', async () => {
      await api.post<WageRun>(`wages/runs/${month}/${step}`);
      return `${formatMonth(month)}: ${name.toLowerCase()}`;
    });
  const act = (name: RunAct, count: number) =>
    during('Failed to do this', async () => {
      const { path, body } = callOf(name, month);
      const tried =
        name === 'issue' ? await api.post<BulkAnswer>(path, { ...body, companyId, isTrial: true }) : undefined;
      setRefused(tried?.refused ?? []);
      if (!(await isSure(name, count, tried))) return undefined;
      const answer = await api.post<BulkAnswer>(path, { ...body, companyId });
      setRefused(answer.refused);
      return answer.count === 0 ? undefined : actWords[name].done(answer.count);
    });
  return { isBusy, refused, take, act };
}

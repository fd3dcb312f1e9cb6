import type { BankLine } from 'shared/domain/money/settle/bankLine';
import type { TogetherResult } from 'shared/domain/records/together';
import { api, errorText, notify, refresh } from 'shared/platform';
import { formatCount, formatDate, formatMoney, type TogetherAct } from 'shared/ui';
import { changedByCredits } from './CreditMatches';

const CREDIT = { one: 'credit', many: 'credits' };

/** Undoes confirmed credits; the receipts that confirming created are deleted too. */
async function takeBack(done: readonly TogetherResult[]): Promise<void> {
  const failed: string[] = [];
  for (const { id } of done)
    await api
      .post(`bank-lines/${id}/step`, { step: 'reopen' })
      .catch((error: unknown) => failed.push(errorText(error)));
  await refresh(...changedByCredits);
  if (failed.length > 0) notify.error(`${formatCount(failed.length, CREDIT)} not taken back. ${failed.join(' ')}`);
}

/** Confirms the open credits among the chosen ones that have a single possible match. */
export const confirmTogether = (chosen: readonly BankLine[]): TogetherAct => {
  const open = chosen.filter(({ state }) => state === 'Open');
  return {
    path: 'bank-lines/confirm-together',
    title: `Confirm ${formatCount(open.length, CREDIT)}`,
    rows: open.map(({ id, date, amountPaise }) => ({ id, name: `${formatMoney(amountPaise)} of ${formatDate(date)}` })),
    choices: [
      {
        label: (count) => `Confirm ${count}`,
        done: async (done) => {
          await refresh(...changedByCredits);
          notify.success(`${formatCount(done.length, CREDIT)} matched`, { undo: () => takeBack(done) });
        },
      },
    ],
  };
};

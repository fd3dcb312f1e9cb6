import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { wordsAfter } from 'shared/domain/pay/runs/runStepNames';
import type { TogetherResult } from 'shared/domain/records/together';
import { api, errorText, notify, refresh } from 'shared/platform';
import { formatCount, formatNumber, type TogetherAct } from 'shared/ui';

const INVOICE = { one: 'invoice', many: 'invoices' };
/** The maximum number of invoices that one request issues or sends. */
const MOST = 100;

type Chosen = Pick<InvoiceView, 'id' | 'status' | 'clientName' | 'invoiceNo'>;

const rowsOf = (invoices: readonly Chosen[]) =>
  invoices.map(({ id, clientName, invoiceNo }) => ({ id, name: [clientName, invoiceNo].filter(Boolean).join(', ') }));

const told = (step: 'issued' | 'sent', path: string) => async (done: readonly TogetherResult[]) => {
  await refresh(path);
  if (done.length > 0) notify.success(`${formatCount(done.length, INVOICE)} ${step}. ${wordsAfter(step)}`);
};

/** Sends invoices that were just issued; reports those that can't be sent, with the reason. */
async function send(issued: readonly TogetherResult[]): Promise<void> {
  const came: TogetherResult[] = [];
  for (let from = 0; from < issued.length; from += MOST) {
    const ids = issued.slice(from, from + MOST).map(({ id }) => id);
    const answer = api.post<TogetherResult[]>('sendings/together', { ids });
    came.push(
      ...(await answer.catch((error: unknown) => ids.map((id) => ({ id, reason: errorText(error), says: '' })))),
    );
  }
  await told('sent', 'sendings')(came.filter(({ reason }) => reason === ''));
  const failed = came.filter(({ reason }) => reason !== '');
  const words = failed.map(({ id, reason }) => `${issued.find((each) => each.id === id)?.says}: ${reason}`);
  if (failed.length > 0) notify.error(`${formatCount(failed.length, INVOICE)} not sent. ${words.join(' ')}`);
}

/** Issues the drafts among the chosen invoices, and sends them if asked to. */
export const issueTogether = (chosen: readonly Chosen[]): TogetherAct => {
  const drafts = chosen.filter(({ status }) => status === 'draft');
  return {
    path: 'invoices/issue-together',
    most: MOST,
    title: `Issue drafts: ${formatNumber(drafts.length)}`,
    rows: rowsOf(drafts),
    choices: [
      { label: (count) => `Issue ${count}`, done: told('issued', 'invoices') },
      {
        label: (count) => `Issue and send ${count}`,
        done: async (issued) => {
          await told('issued', 'invoices')(issued);
          await send(issued);
        },
      },
    ],
  };
};

/** Emails the issued ones among the chosen invoices to their clients with the usual text. */
export const sendTogether = (chosen: readonly Chosen[]): TogetherAct => {
  const issued = chosen.filter(({ status }) => status === 'issued' || status === 'paid');
  return {
    path: 'sendings/together',
    most: MOST,
    title: `Send invoices: ${formatNumber(issued.length)}`,
    rows: rowsOf(issued),
    choices: [{ label: (count) => `Send ${count}`, done: told('sent', 'sendings') }],
  };
};

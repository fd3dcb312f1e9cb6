import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { MadeSending, PreparedSending } from 'shared/domain/money/sendings/sending';
import type { TogetherResult } from 'shared/domain/records/together';
import { api, errorText, notify, refresh } from 'shared/platform';
import { formatCount, formatNumber } from 'shared/ui';
import type { TogetherAct } from '../together/TogetherDialog';

const INVOICE = { one: 'invoice', many: 'invoices' };
/** The most that one call issues. */
const MOST = 100;

/**
 * Sends issued invoices to their clients, each with its default mail; reports those that can't be sent, with the
 * reason.
 */
async function send(issued: readonly TogetherResult[]): Promise<void> {
  const failed: string[] = [];
  let sent = 0;
  for (const { id, says } of issued) {
    try {
      const query = { kind: 'invoice', documentId: id };
      const { input, isMailed } = await api.get<PreparedSending>('sendings/prepared', { query });
      if (!isMailed) throw new Error('this site sends no mail. Send it from its page.');
      if (input.to === '') throw new Error('the client has no email address.');
      await api.post<MadeSending>('sendings', input);
      sent += 1;
    } catch (error) {
      failed.push(`${says}: ${errorText(error)}`);
    }
  }
  await refresh('sendings');
  if (sent > 0) notify.success(`${formatCount(sent, INVOICE)} sent`);
  if (failed.length > 0) notify.error(`${formatCount(failed.length, INVOICE)} not sent. ${failed.join(' ')}`);
}

async function told(issued: readonly TogetherResult[]): Promise<void> {
  await refresh('invoices');
  notify.success(`${formatCount(issued.length, INVOICE)} issued`);
}

/** Issues the drafts among chosen invoices together, and sends them where that is chosen. */
export const issueTogether = (
  chosen: readonly Pick<InvoiceView, 'id' | 'status' | 'clientName' | 'invoiceNo'>[],
): TogetherAct => {
  const drafts = chosen.filter(({ status }) => status === 'draft');
  return {
    path: 'invoices/issue-together',
    most: MOST,
    title: `Issue drafts: ${formatNumber(drafts.length)}`,
    rows: drafts.map(({ id, clientName, invoiceNo }) => ({
      id,
      name: [clientName, invoiceNo].filter(Boolean).join(', '),
    })),
    choices: [
      { label: (count) => `Issue ${count}`, done: told },
      {
        label: (count) => `Issue and send ${count}`,
        done: async (issued) => {
          await told(issued);
          await send(issued);
        },
      },
    ],
  };
};

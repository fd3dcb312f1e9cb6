import { togetherBody, togetherResult } from 'shared/domain/records/together';
import { formatRupees } from 'shared/domain/text/money';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { conflict } from '../../../core/errors';
import type { Api } from '../../../core/types';
import { unknownRecord } from '../../records/changes/changeRecord';
import { eachByItself } from '../../records/changes/eachByItself';
import { findRecord } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from './invoices';
import { issueInvoice } from './issueInvoice';

const MOST = 100;

/**
 * `POST /invoices/issue-together`: issues many drafts in the order of their dates, each in its own transaction; a check
 * only reports what each lacks.
 */
export function issueTogetherRoute(app: Api, { db }: ApiOptions): void {
  app.post(
    '/issue-together',
    {
      config: requirePermission(invoices, 'issue'),
      schema: {
        summary: `Issue up to ${MOST} drafts in the order of their dates, each by itself; a check only tells which would be refused, and why`,
        body: togetherBody('invoices', MOST),
        response: { 200: z.array(togetherResult) },
      },
    },
    async (request) => {
      const { ids, isCheck } = request.body;
      const within = scopeToClient(invoices, request.account);
      const dated = await db.selectFrom('live_invoices').select(['id', 'date']).where('id', 'in', ids).execute();
      const dayOf = new Map(dated.map(({ id, date }) => [id, date ?? '']));
      const inOrder = ids.toSorted(
        (a, b) => (dayOf.get(a) ?? '').localeCompare(dayOf.get(b) ?? '') || a.localeCompare(b),
      );
      const came = await eachByItself(
        db,
        inOrder,
        async (tx, id) => {
          const draft = await findRecord(tx, within, id);
          if (!draft) throw unknownRecord(invoices);
          if (draft.status !== 'draft')
            throw conflict('refused', `It was issued already as ${draft.invoiceNo}.`, draft);
          return issueInvoice(tx, id, { version: draft.version }, actorOf(request));
        },
        isCheck,
      );
      return came.map(({ id, result, reason }) => ({
        id,
        reason,
        says: result
          ? [isCheck ? '' : result.invoiceNo, formatRupees(result.totalPaise)].filter(Boolean).join(', ')
          : '',
      }));
    },
  );
}

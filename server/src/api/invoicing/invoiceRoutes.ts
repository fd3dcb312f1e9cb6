import { today } from 'shared/domain/dates';
import { invoicingSummary as invoicingSummaryAnswer, nextNumber } from 'shared/domain/invoicingAnswers';
import { isoDate, isoMonth, oneOf, text } from 'shared/domain/validation';
import { z } from 'zod';
import { type ApiOptions } from '../core/context';
import { byId, csvFile, fileOf, pdfFile } from '../core/routeSchemas';
import { type Api } from '../core/types';
import { actRoute } from './actRoute';
import { peekDocumentNumber } from './documentSeries';
import { suggestDraftNumber } from './draftNumber';
import { sendGstr1 } from './gstr1';
import { gstr1Parts } from './gstr1Parts';
import { invoices } from './invoices';
import { copyQuery } from './pdf/copyQuery';
import { sendInvoicePdf, sendInvoicePdfs } from './pdf/sendPdf';
import { invoicingSummary } from './summary';

const onDate = z.object({ date: isoDate().optional(), kind: oneOf('kind', ['invoice', 'bill']).default('invoice') });
const ofMonth = z.object({ month: isoMonth(), part: oneOf('part', gstr1Parts).default('supplies') });
const MOST_AT_ONCE = 100;
const several = z.object({
  ids: text('invoices', 4000, 'Choose the invoices.')
    .transform((ids) => ids.split(','))
    .refine((ids) => ids.length <= MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} invoices at once.`),
});

/** What invoices have beside a resource's common calls. */
export function invoiceRoutes(app: Api, options: ApiOptions): void {
  const { db } = options;
  actRoute(app, options, invoices, 'issue');
  actRoute(app, options, invoices, 'cancel');
  app.get(
    '/summary',
    {
      schema: {
        summary: 'Drafts, outstanding, overdue and this month, counted and added up, with the pages that list them',
        response: { 200: invoicingSummaryAnswer },
      },
    },
    () => invoicingSummary(db),
  );
  app.get(
    '/next-number',
    {
      schema: {
        summary: 'The number for a new draft, and the one that issuing on a date would give',
        querystring: onDate,
        response: { 200: nextNumber },
      },
    },
    async (request) => {
      const { date, kind } = request.query;
      return { draft: await suggestDraftNumber(db), issued: await peekDocumentNumber(db, kind, date ?? today()) };
    },
  );
  app.get(
    '/gstr1.csv',
    {
      schema: {
        summary: 'GSTR-1 of a month: a line per document, the sums by SAC, or the numbers issued',
        querystring: ofMonth,
        response: { 200: csvFile },
      },
    },
    async (request, reply) => {
      const { month, part } = request.query;
      return sendGstr1(db, month, part, reply);
    },
  );
  app.get(
    '/pdfs.zip',
    {
      schema: {
        summary: 'The PDFs of the chosen invoices',
        querystring: several,
        response: { 200: fileOf('application/zip', 'An archive of PDFs') },
        refuses: [404],
      },
    },
    async (request, reply) => sendInvoicePdfs(db, request.query.ids, reply),
  );
  app.get(
    '/:id/pdf',
    {
      schema: {
        summary: 'An invoice as PDF: the client’s original, or the duplicate that stays',
        params: byId,
        querystring: copyQuery,
        response: { 200: pdfFile },
      },
    },
    async (request, reply) => sendInvoicePdf(db, request.params.id, request.query.copy, reply),
  );
}

import { today } from 'shared/domain/dates/dates';
import { ofRegistration } from 'shared/domain/letterhead/registration';
import { documentLaw } from 'shared/domain/money/documents/documentLaw';
import {
  invoicingSummary as invoicingSummaryAnswer,
  nextNumber,
  noteProposal,
} from 'shared/domain/money/documents/invoicingAnswers';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { proposedLines } from 'shared/domain/money/documents/noteLine';
import { registrationClient, usualRegistration } from 'shared/domain/money/documents/usualRegistration';
import { settledPayment } from 'shared/domain/money/settle/settledPayment';
import { isoDate, oneOf, text, yesNo } from 'shared/domain/records/validation';
import { z } from 'zod';
import { type ApiOptions } from '../../core/context';
import { notAllowed } from '../../core/errors';
import { byId, fileOf, pdfFile, sameFile } from '../../core/routeSchemas';
import { type Api } from '../../core/types';
import { ownAccount } from '../auth/ownAccount';
import { readDocumentLaw } from '../law/readLaw';
import { currentLetterhead } from '../letterhead/letterhead';
import { chosenRegistration } from '../letterhead/registrations';
import { actRoute, cancelSummary, seen, version } from '../records/actRoute';
import { unknownRecord } from '../records/changes/changeRecord';
import type { ApiRecord, Resource } from '../records/definition';
import { findRecord } from '../records/lists/selectRecords';
import { mayRead, requirePermission } from '../records/requirePermission';
import { scopeToClient } from '../records/scopeToClient';
import { peekDocumentNumber, suggestDraftNumber } from './documents/documentSeries';
import { invoices } from './documents/invoices';
import { cancelInvoice, issueInvoice } from './documents/issueInvoice';
import { issueTogetherRoute } from './documents/issueTogetherRoute';
import { cancelNote } from './documents/notes';
import { paidOf, paymentRows } from './documents/paidOf';
import { takenFromClient } from './documents/prepareInvoice';
import { readUsualRegistration } from './documents/readUsualRegistration';
import {
  invoicePdfQuery,
  notePdfQuery,
  sendInvoicePdf,
  sendInvoicePdfs,
  sendNotePdf,
  sendVoucherPdf,
} from './documents/sendPdf';
import { leftOfInvoice } from './documents/settleNote';
import { portalCheck, portalCheckOfNote } from './eInvoices/portalCheck';
import { registeredRoute } from './eInvoices/registeredRoute';
import { gstReturnRoutes } from './returns/gstReturnRoutes';
import { payments } from './settle/payments';
import { invoicingSummary } from './settle/summary';
import { cancelVoucher, vouchers } from './settle/vouchers';

const onDate = ofRegistration.extend({
  date: isoDate().optional(),
  kind: oneOf('kind', ['invoice', 'bill', 'sample']).default('invoice'),
  /** The draft to be issued. */
  invoice: z.string().max(64).optional(),
});
const MOST_AT_ONCE = 100;
const several = z.object({
  ids: text('invoices', 4000, 'Choose the invoices.')
    .transform((ids) => ids.split(','))
    .refine((ids) => ids.length <= MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} invoices at once.`),
});

/** Issuing also says whether GSTR-1A reports the document. */
const seenAtIssue = z.object({ version, inGstr1a: yesNo('GSTR-1A').default(false) }).default({ inGstr1a: false });

/** The routes of invoices in addition to a resource's common ones. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function invoiceRoutes(app: Api, options: ApiOptions): void {
  const { db } = options;
  actRoute(app, options, invoices, {
    name: 'issue',
    summary: 'Check a draft, give it the next number of its series and make it immutable',
    body: seenAtIssue,
    act: issueInvoice,
  });
  actRoute(app, options, invoices, {
    name: 'cancel',
    summary: cancelSummary,
    body: seen,
    act: (tx, id, { version: seenVersion }, actor) => cancelInvoice(tx, id, seenVersion, actor),
  });
  issueTogetherRoute(app, options);
  registeredRoute(app, options, invoices);
  app.get(
    '/summary',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary: 'Drafts, outstanding, overdue and this month, counted and added up, with the pages that list them',
        response: { 200: invoicingSummaryAnswer },
      },
    },
    (request) => invoicingSummary(db, ownAccount(request)),
  );
  app.get(
    '/law',
    {
      config: requirePermission(invoices, 'read'),
      schema: { summary: 'The rows of the law that documents are checked by', response: { 200: documentLaw } },
    },
    async () => documentLaw.parse(await readDocumentLaw(db)),
  );
  app.get(
    '/next-number',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary:
          'The number for a new draft, and the one that issuing on a date would give; of a draft also what the e-invoice portal would refuse',
        querystring: onDate,
        response: { 200: nextNumber },
      },
    },
    async ({ query, account }) => {
      const { date, kind, registration: asked, invoice: id } = query;
      const registration = kind === 'sample' ? '' : await chosenRegistration(db, asked);
      const issued = await peekDocumentNumber(db, { registration, kind, date: date ?? today() });
      const draft = id === undefined ? undefined : await findRecord(db, scopeToClient(invoices, account), id);
      const portal = draft && (await portalCheck(db, draft, await currentLetterhead(db, draft.registration)));
      return { draft: await suggestDraftNumber(db), issued, ...(portal && { portal }) };
    },
  );
  app.get(
    '/usual-registration',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary:
          'Which of the company’s registrations a draft for a client goes under while nobody chooses one, and why',
        querystring: registrationClient,
        response: { 200: usualRegistration },
      },
    },
    async ({ query, account }) => {
      // Accounts limited to some clients link only theirs, and learn nothing about others from their names.
      const taken = account?.reach ? {} : await takenFromClient(db, query);
      return readUsualRegistration(db, { ...query, ...taken }, account?.reach);
    },
  );
  gstReturnRoutes(app, options);
  app.get(
    '/:id/note-lines',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary:
          'The lines that a note on an invoice starts from, what its notes come to so far, and what the e-invoice portal would refuse of one',
        params: byId,
        response: { 200: noteProposal },
      },
    },
    async (request) => {
      const invoice = await findRecord(db, invoices, request.params.id);
      if (!invoice) throw unknownRecord(invoices);
      const { left, ...sums } = await leftOfInvoice(db, invoice);
      const { subtotalPaise: taxablePaise, totalPaise: amountPaise, taxLines, roundOffPaise, letterhead } = invoice;
      const whole = { date: today(), lines: [], amountPaise, taxablePaise, taxLines, roundOffPaise, letterhead };
      const portal = await portalCheckOfNote(db, 'debit', whole, invoice);
      return { lines: proposedLines(invoice, left), ...sums, portal };
    },
  );
  app.get(
    '/:id/payments',
    {
      config: requirePermission(payments, 'read'),
      schema: {
        summary:
          'What was paid of an invoice, the oldest first: payments that were entered for it, and what receipts settle of it',
        params: byId,
        response: { 200: z.array(settledPayment) },
      },
    },
    async ({ params, account }) => {
      const invoice = await findRecord(db, scopeToClient(invoices, account), params.id);
      if (!invoice) throw unknownRecord(invoices);
      return paymentRows(await paidOf(db, { documents: [invoice.id] }));
    },
  );
  app.get(
    '/pdfs.zip',
    {
      config: requirePermission(invoices, 'export'),
      schema: {
        summary: 'The PDFs of the chosen invoices',
        querystring: several,
        response: { 200: fileOf('application/zip', 'An archive of PDFs') },
        refuses: [404],
      },
    },
    async (request, reply) => sendInvoicePdfs(db, request.query.ids, ownAccount(request), reply),
  );
  app.get(
    '/:id/pdf',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary:
          'An invoice as PDF: the client’s original or the duplicate, as issued; marked as cancelled; or a statement of what was paid',
        params: byId,
        querystring: invoicePdfQuery,
        response: { 200: pdfFile, 304: sameFile },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { copy } = request.query;
      if (copy === 'statement' && !mayRead(payments, ownAccount(request)))
        throw notAllowed('A statement shows payments, which you may not read; ask an owner for that right.');
      return sendInvoicePdf(db, request.params.id, copy, reply);
    },
  );
}

/**
 * The routes of notes in addition to a resource's common ones: cancelling, and printing. `numberOf` gives a note's
 * number.
 */
export const noteRoutes =
  <S extends ApiRecord & Note, A extends S, I>(
    notes: Resource<S, A, I>,
    kind: NoteKind,
    numberOf: (note: S) => string,
  ) =>
  (app: Api, options: ApiOptions): void => {
    actRoute(app, options, notes, {
      name: 'cancel',
      summary: cancelSummary,
      body: seen,
      act: (tx, id, { version: seenVersion }, actor) => cancelNote(tx, notes, kind, id, seenVersion, actor),
    });
    registeredRoute(app, options, notes);
    app.get(
      '/:id/pdf',
      {
        config: requirePermission(notes, 'read'),
        schema: {
          summary: `A ${notes.title} as PDF: the client’s original or the duplicate, as issued; or marked as cancelled`,
          params: byId,
          querystring: notePdfQuery,
          response: { 200: pdfFile, 304: sameFile },
          refuses: [409],
        },
      },
      async ({ params, query }, reply) => {
        const note = await findRecord(options.db, notes, params.id);
        if (!note) throw unknownRecord(notes);
        return sendNotePdf(options.db, kind, { ...note, number: numberOf(note) }, query.copy, reply);
      },
    );
  };

/** The routes of vouchers in addition to a resource's common ones. */
export function voucherRoutes(app: Api, options: ApiOptions): void {
  actRoute(app, options, vouchers, {
    name: 'cancel',
    summary: cancelSummary,
    body: seen,
    act: (tx, id, { version: seenVersion }, actor) => cancelVoucher(tx, id, seenVersion, actor),
  });
  app.get(
    '/:id/pdf',
    {
      config: requirePermission(vouchers, 'read'),
      schema: {
        summary: 'A voucher as PDF: the client’s original or the duplicate, as issued; or marked as cancelled',
        params: byId,
        querystring: notePdfQuery,
        response: { 200: pdfFile, 304: sameFile },
        refuses: [409],
      },
    },
    async ({ params, query }, reply) => {
      const voucher = await findRecord(options.db, vouchers, params.id);
      if (!voucher) throw unknownRecord(vouchers);
      return sendVoucherPdf(options.db, voucher, query.copy, reply);
    },
  );
}

import {
  billInput,
  billProof,
  billScope,
  foundBill,
  madeNote,
  toBill,
  toBillQuery,
} from 'shared/domain/money/bills/billAnswers';
import { marginQuery, marginRow } from 'shared/domain/money/bills/margin';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { runScope } from 'shared/domain/pay/runs/runScope';
import { bulkAnswer } from 'shared/domain/records/bulkAnswer';
import { yesNo } from 'shared/domain/records/validation';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { begun } from '../../../core/begun';
import type { ApiOptions } from '../../../core/context';
import { ApiError, notAllowed } from '../../../core/errors';
import { byId, fileOf } from '../../../core/routeSchemas';
import type { Api, GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { abortOnDisconnect } from '../../../threads/abortOnDisconnect';
import { ownAccount } from '../../auth/ownAccount';
import { zip } from '../../papers/zip';
import { unknownRecord } from '../../records/changes/changeRecord';
import { amountCell } from '../../records/lists/csvCells';
import { answered, findRecord } from '../../records/lists/selectRecords';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from '../documents/invoices';
import { readUsualRegistration } from '../documents/readUsualRegistration';
import { previewOf, seesWages } from './billPeople';
import { type FoundBill, findBill } from './findBill';
import { makeBill } from './makeBill';
import { makeBills } from './makeBills';
import { noteDifference } from './noteDifference';
import { proofFiles } from './proofArchive';
import { proveBill } from './proveBill';
import { readMargins } from './readMargins';
import { readToBill } from './readToBill';

const noted = z.object({ inGstr1a: yesNo('GSTR-1A').default(false) }).default({ inGstr1a: false });

/** Throws 403 for accounts that can't see what people are paid. */
function mustSeeWages(account: GrantedAccount): void {
  if (!seesWages(account))
    throw notAllowed('Margins tell what people are paid, which you may not see. Ask an owner for that right.');
}

/** An invoice within reach. Throws 404. */
async function find(db: Queries, account: GrantedAccount, id: string): Promise<Invoice> {
  const invoice = await findRecord(db, scopeToClient(invoices, account), id);
  if (!invoice) throw unknownRecord(invoices);
  return invoice;
}

/** Which registration a bill's draft belongs to, and why; empty for samples, which have none. */
async function issuedUnder(db: Queries, { company, shares }: FoundBill): Promise<string> {
  if (shares.every(({ isSample }) => isSample)) return '';
  const client = { companyId: company.id, clientGstin: company.gstin, clientState: company.state };
  return (await readUsualRegistration(db, client)).why;
}

/** The routes for billing months of attendance. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function billRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/to-bill',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary: 'The centers of a month, with who is billed and who is not',
        querystring: toBillQuery,
        response: { 200: toBill },
      },
    },
    ({ account, query }) => readToBill(db, account, query),
  );
  tableRoutes(app, '/to-bill', {
    config: requirePermission(invoices, 'export'),
    summary: 'The centers of a month, with who is billed and who is not,',
    schema: { querystring: toBillQuery },
    send: async ({ account, query }, reply, format) => {
      const { centers } = await readToBill(db, account, query);
      const lines = centers.map((center) => [
        ...[center.companyName, center.centerName, center.state, center.placements, center.billed, center.notBilled],
        ...[center.invoices.map(({ invoiceNo }) => invoiceNo).join(' '), center.isCorrected ? 'Yes' : 'No'],
      ]);
      const heading = [
        'Client',
        'Center',
        'Attendance',
        'Placements',
        'Billed',
        'Not billed',
        'Invoices',
        'Corrected since',
      ];
      return sendTable(reply, format, `to-bill-${query.month}`, linesOf([heading, ...lines]));
    },
  });
  app.get(
    '/bill-preview',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary: 'The bill of a locked month of a center or company before it is made, or why there is none',
        querystring: billScope,
        response: { 200: foundBill },
        refuses: [404],
      },
    },
    async (request) => {
      const account = ownAccount(request);
      try {
        const found = await findBill(db, account, request.query);
        const preview = previewOf(found, request.query.month, seesWages(account));
        return { bill: { ...preview, issuedUnder: await issuedUnder(db, found) }, refusal: '' };
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) return { bill: null, refusal: error.message };
        throw error;
      }
    },
  );
  app.post(
    '/bills',
    {
      config: requirePermission(invoices, 'write'),
      schema: {
        summary: 'Make the draft of a month’s bill, and mark whose days it bills',
        body: billInput,
        response: { 201: invoices.record },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      const account = ownAccount(request);
      const made = await db.transaction().execute((tx) => makeBill(tx, account, request.body, actorOf(request)));
      return reply.status(201).send(await answered(invoices, made, db));
    },
  );
  app.post(
    '/bills/all',
    {
      config: requirePermission(invoices, 'write'),
      schema: {
        summary: 'Make the drafts of a month’s bills, one for each client that is not billed yet, each for itself',
        body: runScope,
        response: { 200: bulkAnswer },
      },
    },
    (request) => makeBills(db, ownAccount(request), request.body, actorOf(request)),
  );
  app.get(
    '/margins',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary: 'What was billed of months less what it cost, by client, center, month or recruiter',
        querystring: marginQuery,
        response: { 200: z.array(marginRow) },
      },
    },
    async (request) => {
      mustSeeWages(ownAccount(request));
      return readMargins(db, ownAccount(request), request.query);
    },
  );
  tableRoutes(app, '/margins', {
    config: { access: 'invoices:export' },
    summary: 'What was billed of months less what it cost,',
    schema: { querystring: marginQuery },
    send: async (request, reply, format) => {
      mustSeeWages(ownAccount(request));
      const { from, to, by } = request.query;
      const rows = await readMargins(db, ownAccount(request), request.query);
      const heading = [by, 'Placements', 'Without cost', 'Billed', 'Cost', 'Margin'];
      const lines = rows.map((row) => [
        ...[row.name, row.placements, row.withoutCost],
        ...[amountCell(row.billedPaise), amountCell(row.costPaise), amountCell(row.marginPaise)],
      ]);
      return sendTable(reply, format, `margins-${from}-${to}`, linesOf([heading, ...lines]));
    },
  });
  app.get(
    '/:id/proof',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary: 'What a month’s bill is made of: whose days each line bills, and how they stand now',
        params: byId,
        response: { 200: billProof },
        refuses: [404],
      },
    },
    async (request) => {
      const account = ownAccount(request);
      return proveBill(db, await find(db, account, request.params.id), seesWages(account));
    },
  );
  app.post(
    '/:id/difference',
    {
      config: requirePermission(invoices, 'write'),
      schema: {
        summary: 'Write the credit or debit note of what a bill’s days come to since they were corrected',
        params: byId,
        body: noted,
        response: { 201: madeNote },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      const account = ownAccount(request);
      const { id } = request.params;
      const { inGstr1a } = request.body;
      const made = await db
        .transaction()
        .execute((tx) => noteDifference(tx, account, { id, inGstr1a }, actorOf(request)));
      return reply.status(201).send(made);
    },
  );
  app.get(
    '/:id/proof.zip',
    {
      config: requirePermission(invoices, 'export'),
      schema: {
        summary: 'A bill with what proves it: names and days, attendance, wages, PF and ESI',
        params: byId,
        response: { 200: fileOf('application/zip', 'An archive') },
        refuses: [404],
      },
    },
    async (request, reply) => {
      const account = ownAccount(request);
      const invoice = await find(db, account, request.params.id);
      const archive = await begun(zip(proofFiles(db, account, invoice, abortOnDisconnect(reply))));
      const name = (invoice.invoiceNo || 'draft').replaceAll('/', '-');
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="${name}-proof.zip"`)
        .send(archive);
    },
  );
}
